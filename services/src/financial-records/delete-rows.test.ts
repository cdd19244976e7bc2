import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import type { TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { saveAccounts, saveJournalLines, saveMonths, saveParties } from "../ledger/save.ts";
import { insertImport } from "../testing/builders.ts";
import { beginningOfDeletion, type DeletionPlace, deleteRecordRows } from "./financial-record.ts";

const end = "2026-03-31" as Day;

describe("a record's figures", () => {
  test("go some at a time, and nothing of another record with them", async ({ tenant }) => {
    const [own, other] = [await aRecord(tenant), await aRecord(tenant)];
    const left: number[] = [];
    let place: DeletionPlace | undefined = beginningOfDeletion;

    while (place) {
      const from: DeletionPlace = place;
      place = await tenant.tx((db) => deleteRecordRows(db, own, from, 100));
      left.push((await rowsOf(tenant, own)).total);
    }

    // 250 lines, 40 months, 40 parties and 40 accounts, deleted a hundred at a time at most.
    expect(left.map((rows, at) => (left[at - 1] ?? 370) - rows)).toEqual([
      100, 100, 50, 40, 0, 0, 40, 40, 0,
    ]);
    expect(await rowsOf(tenant, other)).toEqual({ lines: 250, total: 370 });
  });

  test("are deleted in the order of their keys, so that no run passes over what has gone", async ({
    tenant,
  }) => {
    const own = await aRecord(tenant);

    const place = await tenant.tx((db) => deleteRecordRows(db, own, beginningOfDeletion, 100));

    const rest: number[] = await tenant.tx((db) =>
      db("journalLines").where({ financialRecordId: own }).orderBy("position").pluck("position"),
    );
    const key = ["accrual", "a01", end, end, String(100)];
    expect(place).toEqual({ table: 0, after: key });
    expect(rest[0]).toBe(101);
  });

  test("go wholly where a run begins anew, or the last rows are as many as go at once", async ({
    tenant,
  }) => {
    const own = await aRecord(tenant);
    await tenant.tx((db) => deleteRecordRows(db, own, beginningOfDeletion, 125));

    let place: DeletionPlace | undefined = beginningOfDeletion;
    while (place) {
      const from: DeletionPlace = place;
      place = await tenant.tx((db) => deleteRecordRows(db, own, from, 125));
    }

    expect(await rowsOf(tenant, own)).toEqual({ lines: 0, total: 0 });
  });
});

const ids = Array.from({ length: 40 }, (_, at) => `a${String(at + 1).padStart(2, "0")}`);

async function aRecord(tenant: TestTenant): Promise<string> {
  return tenant.tx(async (db) => {
    const { financialRecordId } = await insertImport(db);
    const key = { financialRecordId, basis: "accrual" } as const;
    await saveAccounts(db, financialRecordId, ids.map(anAccount));
    await saveParties(
      db,
      financialRecordId,
      ids.map((id) => ({ id, kind: "customer", name: id })),
    );
    const lines = Array.from({ length: 250 }, (_, at): JournalLine => {
      const facts = { transactionType: "Journal", lineNumber: 1, date: end, amount: toMinor(1) };
      return { transactionId: String(at), accountId: "a01", ...facts };
    });
    await saveJournalLines(db, key, [end], [lines]);
    const nothing = toMinor(0);
    await saveMonths(
      db,
      key,
      ids.map((accountId) => ({
        accountId,
        end,
        opening: nothing,
        debit: nothing,
        credit: nothing,
        closing: nothing,
      })),
    );
    return financialRecordId;
  });
}

const anAccount = (id: string) =>
  classify({ id, name: id, fullName: id, vendorType: "Bank", posting: true, active: true });

async function rowsOf(tenant: TestTenant, financialRecordId: string) {
  return tenant.tx(async (db) => {
    const count = async (table: string) =>
      Number((await db(table).where({ financialRecordId }).count("* as rows").first())?.rows);
    const lines = await count("journalLines");
    const others = [
      await count("ledgerMonths"),
      await count("parties"),
      await count("ledgerAccounts"),
    ];
    return { lines, total: others.reduce((total, rows) => total + rows, lines) };
  });
}
