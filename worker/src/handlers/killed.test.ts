import fc from "fast-check";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { killingImports, type StepCounts } from "../testing/killed-import.ts";
import { allDone, leaveToTheDead, queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

/** Of some seventy. */
const points = 30;

describe("an import that is killed", () => {
  test("is made whole by the next worker, wherever it was killed", { timeout: 300_000 }, async ({
    world,
    queue,
    work,
    another,
  }) => {
    // One instant, so that even the workbooks' bytes are equal (D-46).
    const at = new Date();
    const now = () => at;
    const begin = async () => beginCollection(world, await another(), { request: small, now: at });
    const spared = await begin();
    const lives: StepCounts = new Map();
    const first = await work({ now, handlers: killingImports(new Map(), lives) });
    await ended(spared);
    await allDone(queue, spared.tenant.id);
    await first.stop();
    const steps = lives.get(spared.importId) ?? 0;
    const [sample = []] = fc.sample(
      fc.uniqueArray(fc.integer({ min: 1, max: steps }), { minLength: points, maxLength: points }),
      { numRuns: 1, seed: 20_261_121 },
    );
    const killed = await Promise.all(sample.map(begin));

    const deaths = new Map(killed.map(({ importId }, i) => [importId, sample[i] ?? 1]));
    const dying = await work({ now, handlers: killingImports(deaths, lives) });
    const areDead = () => [...deaths].every(([id, death]) => (lives.get(id) ?? 0) >= death);
    await expect.poll(areDead, { timeout: 120_000, interval: 200 }).toBe(true);
    await dying.stop();
    await leaveToTheDead(queue);
    const next = await work({ now });
    await Promise.all(killed.map(ended));
    await Promise.all(killed.map(({ tenant }) => allDone(queue, tenant.id)));

    expect(new Set(dying.faults.map(String))).toEqual(new Set(["Error: killed"]));
    expect(next.faults).toEqual([]);
    const expected = await whatIsKept(spared);
    expect(expected.rows).toMatchObject({ financial_records: 1, workbooks: 3 });
    for (const begun of killed) expect(await whatIsKept(begun)).toEqual(expected);
    for (const { tenant, userId } of [spared, ...killed]) {
      const desk = `desk@${tenant.id}.test`;
      const addresses = [`${userId}@copperfieldcapital.com`, desk];
      const to = world.mails.map((mail) => mail.to).filter((one) => addresses.includes(one));
      expect(to.toSorted()).toEqual(addresses.toSorted());
      const left = (await queuedJobs(queue, tenant.id)).map(({ name }) => name);
      expect(left.toSorted()).toEqual(["delete-spool", "sweep-retention"]);
    }
  });
});

/** A week of the wholesaler's books: small, with every kind of step. */
const small = {
  groups: ["financial-statements", "accounts-receivable"],
  fullFiscalYears: 0,
  mostRecentDay: "2026-01-07",
} as const;

/** All data an import leaves, without ids. */
async function whatIsKept({ tenant, financialRecordId }: BegunCollection) {
  return tenant.tx(async (db) => {
    const { rows: tables } = await db.raw(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
    );
    const rows: Record<string, number> = {};
    for (const { name } of tables) {
      const [counted] = await db(name).count("* as rows");
      rows[name] = Number(counted?.rows);
    }
    const of = { tenantId: tenant.id, financialRecordId };
    return {
      rows,
      record: await db("financialRecords").where({ tenantId: tenant.id }).first("status", "counts"),
      usage: await db("collectionUsages").where({ tenantId: tenant.id }).select("state"),
      months: await db("ledgerMonths")
        .where(of)
        .orderBy(["basis", "periodEnd", "accountId"])
        .select("basis", "periodEnd", "accountId", "opening", "debit", "credit", "closing"),
      lines: await db("journalLines")
        .where(of)
        .orderBy(["basis", "transactionId", "lineNumber"])
        .select("basis", "date", "position", "accountId", "amount", "transactionId", "lineNumber"),
      checks: await db("checks").where(of).orderBy(["basis", "id"]).select("id", "outcome"),
      workbooks: await db("workbooks")
        .where(of)
        .orderBy(["variantId"])
        .select("revisionNumber", "variantId", "outcome", "fileName", "fileSize", "partsSha256"),
    };
  });
}
