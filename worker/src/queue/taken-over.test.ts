import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import { LeaseLost } from "@tieout/services/imports/run";
import { saveJournalLines } from "@tieout/services/ledger/save";
import { describe, expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { pausedBefore, pausedInLoad } from "../testing/paused-import.ts";
import { allDone, loseContact, queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { checkLease, dropLease, holdLease, takeLease, transactionName } from "./tasks.ts";

describe("a run that was taken for dead", () => {
  test("saves nothing when it comes back, and leaves the job to its successor", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    const [zombie, successor] = [pausedBefore(20), pausedBefore(30)];
    const first = await work({ handlers: zombie.handlers, concurrency: 1 });
    await zombie.reached;
    await loseContact(queue);
    const second = await work({ handlers: successor.handlers, concurrency: 1 });
    await successor.reached;
    const before = await tenant.tx((db) => db("importSteps").orderBy("position"));

    zombie.release();

    expect(await zombie.fault).toBeInstanceOf(LeaseLost);
    expect(await tenant.tx((db) => db("importSteps").orderBy("position"))).toEqual(before);
    await first.stop();
    const [job] = await queuedJobs(queue, tenant.id);
    expect(job).toMatchObject({ name: "import-financial-record", attempts: 2 });
    expect(job?.lockedBy).toMatch(/^pool-/);
    successor.release();
    expect(await ended(begun)).toMatchObject({ outcome: "Success" });
    await allDone(queue, tenant.id);
    expect([first.faults, second.faults]).toEqual([[], []]);
    expect(world.mails.filter(({ to }) => to.includes(tenant.id))).toHaveLength(1);
  });

  test("keeps nobody waiting in the middle of its load, and commits nothing of it", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    const zombie = pausedInLoad();
    const first = await work({ handlers: zombie.handlers, concurrency: 1 });
    await zombie.reached;
    await loseContact(queue);
    const second = await work({ concurrency: 1 });

    // The same rows commit while the other transaction stays open.
    expect(await ended(begun)).toMatchObject({ outcome: "Success" });
    const kept = () =>
      tenant.tx(async (db) => [
        await db("journalLines").count("* as rows"),
        await db("importSteps").orderBy("position"),
      ]);
    const before = await kept();
    zombie.release();

    expect(await zombie.fault).toBeDefined();
    expect(await kept()).toEqual(before);
    await allDone(queue, tenant.id);
    await first.stop();
    expect([first.faults, second.faults]).toEqual([[], []]);
  });
});

describe("a lease", () => {
  test("ends with the next one", async ({ tenant }) => {
    const first = await tenant.tx((db) => takeLease(db, 1));
    const second = await tenant.tx((db) => takeLease(db, 1));

    await expect(tenant.tx((db) => holdLease(db, first))).rejects.toThrow(LeaseLost);
    await expect(tenant.tx((db) => dropLease(db, first))).rejects.toThrow(LeaseLost);
    await expect(tenant.tx((db) => checkLease(db, first))).rejects.toThrow(LeaseLost);
    await tenant.tx((db) => holdLease(db, second));
    await tenant.tx((db) => dropLease(db, second));
    expect(await tenant.tx((db) => db("jobLeases"))).toEqual([]);
  });

  for (const [where, freezeIn] of [
    ["says nothing in the middle of a transaction", async (frozen: Promise<void>) => frozen],
    [
      "is between two chunks of the journal",
      async (frozen: Promise<void>, db: Tx) => {
        await saveJournalLines(db, key, [day], untilThawed(frozen));
      },
    ],
  ] as const) {
    test(`is taken at once from a process that ${where}`, async ({ pool, tenant }) => {
      const lease = await tenant.tx((db) => takeLease(db, 2));
      let thaw: () => void = () => undefined;
      const frozen = new Promise<void>((resolve) => {
        thaw = resolve;
      });
      const options = { purpose: "load", name: transactionName(lease) } as const;
      const hang = async (db: Tx) => {
        await holdLease(db, lease);
        await freezeIn(frozen, db);
      };
      const refused = expect(withTenant(pool, tenant.id, hang, options)).rejects.toThrow();
      const waiting = async () => {
        const { rows } = await pool.raw(
          `select from pg_stat_activity where application_name = ? and wait_event = 'ClientRead'
           and query ~ '^(truncate|select .* for update)'`,
          [options.name],
        );
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);

      const next = await tenant.tx((db) => takeLease(db, 2));

      thaw();
      await refused;
      await tenant.tx((db) => holdLease(db, next));
    });
  }
});

const key = { financialRecordId: randomUUID(), basis: "accrual" } as const;
const day = "2026-01-31" as Day;

async function* untilThawed(frozen: Promise<void>): AsyncGenerator<JournalLine[]> {
  yield Array.from({ length: 50_000 }, aLine);
  yield await frozen.then(() => [aLine()]);
}

function aLine(): JournalLine {
  const transaction = { transactionId: "1", transactionType: "Invoice", lineNumber: 1 };
  return { ...transaction, date: day, accountId: "1000", amount: toMinor(1) };
}
