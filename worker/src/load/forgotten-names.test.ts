import { randomUUID } from "node:crypto";
import { anchoredAt, applyCommand } from "@tieout/core/spread/apply-command";
import { moveOf } from "@tieout/core/spread/place-commands";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { table } from "@tieout/server/database/table";
import { builtAt, type TestTenant } from "@tieout/server/database/testing/tenant";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { enqueue } from "@tieout/server/jobs/enqueue";
import {
  type FinancialRecord,
  findFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import {
  findSpread,
  findSpreadBooks,
  type SavedEdit,
  saveSpread,
} from "@tieout/services/financial-records/spread";
import { withdrawRecords } from "@tieout/services/receipts/withdraw-records";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import type { BuiltImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { allDone } from "../testing/queue.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";
import { account, collected, type Listed } from "../testing/year-end-books.ts";

describe("the names of accounts that only a withdrawn collection had", () => {
  test("are out of later collections at once, which keep their layout and the hash that was sealed", async ({
    world,
    tenant,
  }) => {
    const { first, second } = await collectedTwice(tenant);
    const before = await tenant.tx((db) => findSpread(db, second.financialRecordId));
    const namedBefore = await tablesHolding(tenant, "Settlement with Jones");

    await withdrawn(world, tenant, first);

    const after = await tenant.tx((db) => findSpread(db, second.financialRecordId));
    expect(namedBefore).toEqual(["ledger_accounts", "spread_versions"]);
    expect(await spreadsNaming(tenant, first, "Settlement with Jones")).toEqual([]);
    expect(await spreadsNaming(tenant, first, "Shareholder loan")).toEqual([]);
    expect(await spreadsNaming(tenant, first, "6800-jones")).toEqual([]);
    expect(after).toMatchObject({ version: 3, hash: before.hash });
    expect(after.carriedOver).toMatchObject({
      renamed: [],
      parked: ["account/tieout:parked:nameless:1"],
    });
    expect([...placedNodes(after.spread).keys()]).toEqual(
      [...placedNodes(before.spread).keys()].map((ref) =>
        ref === "account/tieout:parked:6800-jones" ? "account/tieout:parked:nameless:1" : ref,
      ),
    );
  });

  test("stay where another collection of the workspace still has them", async ({
    world,
    tenant,
  }) => {
    const { first, second } = await collectedTwice(tenant);
    await collected(tenant, alder, { before: first });

    await withdrawn(world, tenant, first);

    const { carriedOver } = await tenant.tx((db) => findSpread(db, second.financialRecordId));
    expect(carriedOver).toMatchObject({
      renamed: [{ accountId: "2700", was: "Shareholder loan" }],
      parked: ["account/tieout:parked:6800-jones"],
    });
  });

  test("come to no collection after that, whose layout goes on", async ({ world, tenant }) => {
    const { first, second } = await collectedTwice(tenant);
    await withdrawn(world, tenant, first);

    const third = await collected(tenant, alder, { before: second });

    const { spread, carriedOver } = await tenant.tx((db) =>
      findSpread(db, third.financialRecordId),
    );
    expect(JSON.stringify(spread)).not.toContain("tieout:parked");
    expect(carriedOver?.flagged).toContainEqual({ accountId: "6800-jones", why: "new" });
  });
});

test("the names of accounts that only a deleted collection had go with its data, wherever they are", async ({
  tenant,
  queue,
  work,
}) => {
  const { first, second } = await collectedTwice(tenant);
  const { submissionId } = first;
  await tenant.tx(async (db) => {
    await saveAutoDeleteAt(db, submissionId, builtAt);
    await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
    await enqueue(db, "delete-collection-files", { submissionId });
  });
  const runner = await work();
  await allDone(queue, tenant.id);
  await runner.stop();

  expect(runner.faults).toEqual([]);
  expect(await tablesHolding(tenant, "Settlement with Jones")).toEqual([]);
  expect(await tablesHolding(tenant, "6800-jones")).toEqual([]);
  const { version } = await tenant.tx((db) => findSpread(db, second.financialRecordId));
  expect(version).toBe(3);
});

const alder: readonly Listed[] = [
  account("1000", "Checking", ["Bank"], 100, 200),
  account("1420", "Due from owner", ["Other Current Asset"], 50, 80),
  account("2700", "Shareholder loan", ["Long Term Liability"], -100, -100),
  account("3100", "Retained earnings", ["Retained Earnings"], 0, 0),
  account("4000", "Sales", ["Income"], -50, -190),
  account("6800-jones", "Settlement with Jones", ["Expense"], 0, 60),
];

const nextAlder: readonly Listed[] = [
  ...alder.filter(({ id }) => id !== "2700" && id !== "6800-jones"),
  account("2700", "Loan from J. Alder", ["Long Term Liability"], -100, -100),
];

/** The second is edited too, so that version 3 has what version 2 has. */
async function collectedTwice(tenant: TestTenant) {
  const first = await collected(tenant, alder);
  await moveOwnersDebt(tenant, first);
  const second = await collected(tenant, nextAlder, { before: first });
  await moveOwnersDebt(tenant, second, "section/current-assets");
  await tenant.tx((db) => table(db, "connections").update({ sealedTokens: null }));
  return { first, second };
}

function moveOwnersDebt(
  tenant: TestTenant,
  { workspaceId, financialRecordId: id, userId }: BuiltImport,
  to: "section/equity" | "section/current-assets" = "section/equity",
): Promise<unknown> {
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    const books = await findSpreadBooks(db, record as FinancialRecord);
    const { spread, version } = await findSpread(db, id);
    const wanted = moveOf(spread, ["account/1420"], { to });
    const command = wanted && anchoredAt(spread, wanted, books);
    if (!command) throw new Error("Nothing is moved");
    const applied = applyCommand(spread, command, books);
    if (applied.refused) throw new Error(applied.refused);
    const edits: SavedEdit[] = [{ id: randomUUID(), group: "one", command }];
    const saved = { spread: applied.spread, version, edits, origin: "edit", userId } as const;
    return saveSpread(db, id, { ...saved, now: builtAt });
  });
}

function withdrawn(
  { services }: WorkerFixtures["world"],
  tenant: TestTenant,
  { workspaceId, submissionId, linkSessionId }: BuiltImport,
): Promise<void> {
  return withdrawRecords(services, tenant.tx, {
    workspaceId,
    submissionId,
    actor: { kind: "borrower", id: linkSessionId },
    requestId: randomUUID(),
    now: builtAt,
  });
}

/** Other records' versions that contain a text. */
function spreadsNaming(
  tenant: TestTenant,
  { financialRecordId }: BuiltImport,
  text: string,
): Promise<number[]> {
  return tenant.tx((db) =>
    table(db, "spreadVersions")
      .where({ tenantId: db.tenantId })
      .whereNot({ financialRecordId })
      .whereRaw("spread_versions::text like ?", [`%${text}%`])
      .pluck("version"),
  );
}
