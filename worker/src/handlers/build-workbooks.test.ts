import { findWorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { beginFileDeletion } from "@tieout/services/retention/deletion";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import { findUserCopy } from "@tieout/services/user-copies/user-copy";
import { describe, expect } from "vitest";
import type { JobHandlers } from "../queue/job-handler.ts";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";
import { askForCopy } from "../testing/workbook-revisions.ts";
import { requeueDue } from "./daily-round.ts";
import { handlers } from "./handlers.ts";

describe("the workbooks of a record", () => {
  test("are built after it's Created, short ones first", async ({ world, tenant, queue, work }) => {
    const begun = await created({ world, tenant, work });

    const before = await revisionOf(begun);
    const stored: string[] = [];
    const runner = await work({ storage: counting(world, stored) });
    await allDone(queue, tenant.id);

    expect(before).toEqual(["Pending", "Pending", "Pending", "Pending", "Pending", "Pending"]);
    expect(await revisionOf(begun)).toEqual(Array(6).fill("Success"));
    expect(stored.slice(0, 3)).toEqual([
      "financial-statements-accrual.xlsx",
      "accounts-receivable-accrual.xlsx",
      "accounts-payable-accrual.xlsx",
    ]);
    // Long ones are built concurrently.
    expect(stored.slice(3).toSorted()).toEqual([
      "general-ledger-accrual.xlsx",
      "transactions-accrual.xlsx",
    ]);
    expect(runner.faults).toEqual([]);
  });

  test("are gone on with where a run was stopped: what is built isn't built again", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await created({ world, tenant, work });
    const stored: string[] = [];
    const dying = await work({ storage: counting(world, stored, 3) });
    await expect.poll(() => dying.faults.length, { timeout: 60_000 }).toBe(1);
    await dying.stop();
    const half = await revisionOf(begun);

    await tryAgainNow(queue);
    await work({ storage: counting(world, stored) });
    await allDone(queue, tenant.id);

    // A failed one doesn't block later ones.
    expect(half).toEqual(["Pending", "Success", "Success", "Pending", "Success", "Success"]);
    expect(await revisionOf(begun)).toEqual(Array(6).fill("Success"));
    expect(stored.filter((name) => name.startsWith("accounts-payable"))).toHaveLength(2);
    expect(stored).toHaveLength(6);
  });

  test("that can't be built say so in the end", async ({ world, tenant, queue, work }) => {
    const begun = await created({ world, tenant, work });
    await queue.query(
      `update graphile_worker._private_jobs set max_attempts = 1
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'build-workbooks')`,
    );

    const runner = await work({ storage: counting(world, [], 3) });
    await expect.poll(() => runner.faults.length, { timeout: 60_000 }).toBe(1);

    expect(await revisionOf(begun)).toEqual([
      "Error",
      "Success",
      "Success",
      "Error",
      "Success",
      "Success",
    ]);
  });

  test("aren't kept where the collection's files are deleted meanwhile", async ({
    world,
    tenant,
    work,
  }) => {
    const begun = await created({ world, tenant, work });
    const { storage } = world.services;
    const deleted: string[] = [];
    const runner = await work({
      storage: {
        ...storage,
        putFile: async (key, path) => {
          await storage.putFile(key, path);
          await tenant.tx(async (db) => {
            const at = new Date();
            await saveAutoDeleteAt(db, begun.submissionId, at);
            await saveWarned(db, begun.submissionId, { autoDeleteAt: at, now: at });
            await beginFileDeletion(db, begun.submissionId, at);
          });
        },
        delete: async (key) => {
          deleted.push(key);
          await storage.delete(key);
        },
      },
    });
    await expect.poll(() => deleted.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await runner.stop();

    expect(deleted[0]).toMatch(/financial-statements-accrual\.xlsx$/);
    expect(await storage.exists(deleted[0] ?? "")).toBe(false);
  });

  test("are queued once more by the daily round where their job was given up", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    await created({ world, tenant, work });
    await queue.query("delete from graphile_worker._private_jobs");

    const soon = await tenant.tx((db) => requeueDue(db, new Date()));
    const later = await tenant.tx((db) => requeueDue(db, new Date(Date.now() + 2 * 86_400_000)));

    expect([soon.revisions, later.revisions]).toEqual([0, 1]);
    const names = (await queuedJobs(queue, tenant.id)).map(({ name }) => name);
    expect(names).toContain("build-workbooks");
  });
});

test("a borrower's copy waits for the workbooks that it's made of", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const begun = await created({ world, tenant, work });
  const id = await askForCopy(begun);
  const idle = await work({ handlers: withoutWorkbooks });
  await expect
    .poll(async () => (await queuedJobs(queue, tenant.id)).map(({ name }) => name), {
      timeout: 60_000,
    })
    .not.toContain("build-user-copy");
  await idle.stop();
  const waiting = await tenant.tx((db) => findUserCopy(db, id));

  await tryAgainNow(queue);
  await work();
  await allDone(queue, tenant.id);

  expect(waiting?.state).toBe("Building");
  expect(await tenant.tx((db) => findUserCopy(db, id))).toMatchObject({ state: "Ready" });
});

const { "build-workbooks": _, ...others } = handlers;
// A runner ignores unknown jobs.
const withoutWorkbooks = others as JobHandlers;

async function created({
  world,
  tenant,
  work,
}: Pick<WorkerFixtures, "world" | "work"> & {
  readonly tenant: BegunCollection["tenant"];
}): Promise<BegunCollection> {
  const request = {
    groups: ["financial-statements", "accounts-receivable", "accounts-payable", "transactions"],
    fullFiscalYears: 0,
    mostRecentDay: "2026-01-07",
  } as const;
  const begun = await beginCollection(world, tenant, { request });
  const runner = await work({ handlers: withoutWorkbooks, concurrency: 1 });
  expect(await ended(begun)).toMatchObject({ outcome: "Success" });
  await runner.stop();
  return begun;
}

async function revisionOf({ tenant, financialRecordId }: BegunCollection): Promise<string[]> {
  const revision = await tenant.tx((db) =>
    findWorkbookRevision(db, { financialRecordId, revisionNumber: 1 }),
  );
  return [revision?.outcome ?? "", ...(revision?.workbooks ?? []).map(({ outcome }) => outcome)];
}

function counting({ services: { storage } }: WorkerFixtures["world"], names: string[], fails = 0) {
  let count = 0;
  return {
    ...storage,
    putFile: async (key: string, path: string) => {
      names.push(key.split("/").at(-1) ?? "");
      count += 1;
      if (count === fails) throw new Error("The bucket is gone");
      await storage.putFile(key, path);
    },
  };
}
