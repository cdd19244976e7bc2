import { randomUUID } from "node:crypto";
import { anchoredAt, applyCommand } from "@tieout/core/spread/apply-command";
import type { Command } from "@tieout/core/spread/command";
import { moveOf } from "@tieout/core/spread/place-commands";
import { type Spread, standardSpread } from "@tieout/core/spread/spread";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { NodeRef } from "@tieout/core/statement/layout";
import { table } from "@tieout/server/database/table";
import { builtAt, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import {
  type FinancialRecord,
  findFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { findSpread, findSpreadBooks, saveSpread } from "@tieout/services/financial-records/spread";
import { listAccounts } from "@tieout/services/ledger/ledger";
import type { BuiltImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { account, collected, type Listed } from "../testing/year-end-books.ts";

describe("a workspace's next collection", () => {
  test("is laid out as the last one was edited, and flags what changed, the largest first", async ({
    tenant,
  }) => {
    const first = await collected(tenant, alder);
    await edited(tenant, first, alderEdits);

    const second = await collected(tenant, nextAlder, { before: first });

    const { spread, ...stored } = await spreadOf(tenant, second);
    expect(stored).toMatchObject({ version: 2, origin: "carried-over", madeBy: null });
    expect(parentOf(spread, "account/1425")).toBe("section/equity");
    expect(parentOf(spread, "account/2700")).toBe("section/debt");
    expect(placedNodes(spread).get("account/6030")?.node).toMatchObject({
      caption: "Owner compensation",
    });
    expect(parentOf(spread, "account/6000")).toBe("section/current-assets");
    expect(parentOf(spread, "account/tieout:parked:6800")).toBe("section/operating-expenses");
    expect(stored.carriedOver).toEqual({
      from: {
        financialRecordId: first.financialRecordId,
        submissionId: first.submissionId,
        version: 2,
        upTo: "2025-12-31",
        collectedAt: builtAt.toISOString(),
      },
      flagged: [
        { accountId: "6000", why: "reclassified", was: "opex" },
        { accountId: "1430", why: "new" },
      ],
      renamed: [{ accountId: "2700", was: "Shareholder loan" }],
      parked: ["account/tieout:parked:6800"],
    });
    const accounts = await tenant.tx((db) => listAccounts(db, second.financialRecordId));
    expect((await spreadOf(tenant, second, 1)).spread).toEqual(standardSpread(accounts));
  });

  test("matches by the package's own ids where it's the same company there", async ({ tenant }) => {
    const first = await collected(tenant, alder);
    await edited(tenant, first, alderEdits);
    const changed = alder.map((account) =>
      account.id === "2100" ? { ...account, number: "9", name: "Overdraft" } : account,
    );

    const elsewhere = await collected(tenant, changed, { before: first });
    await hide(tenant, elsewhere);
    const again = await collected(tenant, changed, { before: first, sameCompany: true });

    expect(parentOf((await spreadOf(tenant, again)).spread, "account/2100")).toBe("section/debt");
    expect(parentOf((await spreadOf(tenant, elsewhere)).spread, "account/2100")).toBe(
      "section/current-liabilities",
    );
  });

  test("follows the latest collection that was edited or carried over, and none that is out of sight", async ({
    tenant,
  }) => {
    const first = await collected(tenant, alder);
    const untouched = await collected(tenant, alder, { before: first });
    await edited(tenant, first, alderEdits);
    const carried = await collected(tenant, alder, { before: first });
    const hidden = await collected(tenant, alder, { before: first });
    await edited(tenant, hidden, [inThousands]);
    await hide(tenant, hidden);
    const next = await collected(tenant, alder, { before: first });
    const elsewhere = await collected(tenant, alder);

    const fromOf = async (begun: BuiltImport) =>
      (await spreadOf(tenant, begun)).carriedOver?.from.financialRecordId;
    expect([
      (await spreadOf(tenant, untouched)).version,
      (await spreadOf(tenant, elsewhere)).version,
    ]).toEqual([1, 1]);
    expect(await fromOf(carried)).toBe(first.financialRecordId);
    expect(await fromOf(next)).toBe(carried.financialRecordId);
  });

  test("says where it came from until it's reset, and again once the reset is undone", async ({
    tenant,
  }) => {
    const first = await collected(tenant, alder);
    await edited(tenant, first, alderEdits);
    const second = await collected(tenant, alder, { before: first });
    const standard = await spreadOf(tenant, second, 1);
    const carried = await spreadOf(tenant, second, 2);
    const save = (version: number, made: Pick<Saved, "spread" | "origin" | "edits">) =>
      tenant.tx((db) =>
        saveSpread(db, second.financialRecordId, {
          ...made,
          version,
          userId: second.userId,
          now: builtAt,
        }),
      );
    const restore = (version: number) => ({
      id: randomUUID(),
      group: "g",
      command: { do: "replaceSpread", origin: { kind: "version", version } } as const,
    });

    await edited(tenant, second, [inThousands]);
    await save(3, { spread: standard.spread, origin: "reset", edits: [] });
    await save(4, { spread: carried.spread, origin: "edit", edits: [restore(2)] });
    await save(5, { spread: standard.spread, origin: "edit", edits: [restore(1)] });

    const known = [];
    for (const version of [1, 2, 3, 4, 5, 6]) {
      known.push((await spreadOf(tenant, second, version)).carriedOver !== null);
    }
    expect(known).toEqual([false, true, true, false, true, false]);
  });
});

type Saved = Parameters<typeof saveSpread>[2];

const alder: readonly Listed[] = [
  account("1000", "Checking", ["Bank"], 100, -20),
  account("1200", "Receivables", ["Accounts Receivable"], 300, 360),
  account("1420", "Due from owner", ["Other Current Asset"], 50, 80),
  account("1500", "Equipment", ["Fixed Asset"], 400, 400),
  account("2010", "Payables", ["Accounts Payable"], -150, -170),
  account("2100", "Line of credit", ["Other Current Liability", "LineOfCredit"], -200, -130),
  account("2700", "Shareholder loan", ["Long Term Liability"], -100, -100),
  account("3000", "Stock", ["Equity", "CommonStock"], -50, -50),
  account("3100", "Retained earnings", ["Retained Earnings"], 0, 0),
  account("4000", "Sales", ["Income"], -530, -830),
  account("6000", "Wages", ["Expense", "PayrollExpenses"], 120, 130),
  account("6030", "Owner pay", ["Expense", "PayrollExpenses"], 60, 120),
  account("6800", "Settlement", ["Expense", "OfficeGeneralAdministrativeExpenses"], 0, 60),
];

/** A year later: 1420 has another number, 2700 another name, 6000 is an asset, 6800 is gone, 1430 is new. */
const nextAlder: readonly Listed[] = [
  ...alder.filter(({ id }) => !["1420", "2700", "6000", "6800"].includes(id)),
  account("1425", "Due from owner", ["Other Current Asset"], 50, 80),
  account("2700", "Loan from J. Alder", ["Long Term Liability"], -100, -100),
  account("6000", "Wages", ["Other Current Asset"], 120, 130),
  account("1430", "Deposits", ["Other Current Asset"], 0, 90),
];

const inThousands: Command = { do: "numberStyle", style: "Thousands", was: "Actuals" };

const alderEdits: readonly (Command | ((spread: Spread) => Command | undefined))[] = [
  (spread) => moveOf(spread, ["account/1420"], { to: "section/equity" }),
  {
    do: "addSection",
    id: "debt",
    to: "section/liabilities",
    headerCaption: "Funded debt",
    footerCaption: "Total funded debt",
    side: "Credit",
  },
  (spread) => moveOf(spread, ["account/2100", "account/2700"], { to: "section/debt" }),
  { do: "rename", node: "account/6030", part: "caption", text: "Owner compensation" },
];

function edited(
  tenant: TestTenant,
  { workspaceId, financialRecordId: id, userId }: BuiltImport,
  steps: typeof alderEdits,
): Promise<void> {
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    const books = await findSpreadBooks(db, record as FinancialRecord);
    let { spread, version } = await findSpread(db, id);
    const edits: Saved["edits"][number][] = [];
    for (const step of steps) {
      const wanted = typeof step === "function" ? step(spread) : step;
      const command = wanted && anchoredAt(spread, wanted, books);
      if (!command || command.do === "replaceSpread") throw new Error("Nothing is named");
      const applied = applyCommand(spread, command, books);
      if (applied.refused) throw new Error(applied.refused);
      edits.push({ id: randomUUID(), group: "one", command });
      spread = applied.spread;
    }
    await saveSpread(db, id, { spread, version, edits, origin: "edit", userId, now: builtAt });
  });
}

function hide(tenant: TestTenant, { submissionId: id, userId }: BuiltImport): Promise<number> {
  const hidden = { deletedAt: builtAt, deletedBy: userId };
  return tenant.tx((db) => table(db, "submissions").where({ id }).update(hidden));
}

const spreadOf = (tenant: TestTenant, { financialRecordId }: BuiltImport, version?: number) =>
  tenant.tx((db) => findSpread(db, financialRecordId, version));

function parentOf(spread: Spread, ref: NodeRef): string | undefined {
  const parent = placedNodes(spread).get(ref)?.ancestors.at(-1);
  return parent && `section/${parent.id}`;
}
