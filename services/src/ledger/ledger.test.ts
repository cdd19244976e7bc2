import type { Day } from "@tieout/core/calendar/day";
import type { VendorFigure } from "@tieout/core/check/check";
import type { JournalLine, OpenDocument } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { table } from "@tieout/server/database/table";
import { newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { rowAs } from "@tieout/server/database/without-nulls";
import { describe, expect } from "vitest";
import {
  accounts,
  basis,
  cuts,
  insertLedger,
  insertLedgerRecord,
  monthsOf,
  parties,
  someLines,
} from "../testing/some-ledger.ts";
import { type LineCursor, listJournalLines, streamJournalLines } from "./journal-lines.ts";
import { findLedger, listOpenDocuments, listParties } from "./ledger.ts";
import { proveLoad } from "./prove.ts";
import { saveOpenDocuments, saveVendorFigures } from "./save.ts";

const day = (text: string) => text as Day;

describe("a ledger", () => {
  test("comes back as it went in", async ({ tenant }) => {
    const record = await insertLedgerRecord(tenant, someLines(2_500));

    const ledger = await tenant.tx((db) => findLedger(db, record, basis));

    expect(ledger).toEqual({
      legalName: "Tidewater Marine Supply, Inc.",
      currency: "USD",
      basis,
      fiscalYearEnd: { month: 12, day: 31 },
      from: "2026-01-01",
      cuts,
      accounts,
      retainedEarningsId: "3000",
      months: monthsOf(someLines(2_500)),
    });
  });

  test("pages through an account's lines in order, each exactly once", async ({ tenant }) => {
    const { financialRecordId } = await insertLedger(tenant, someLines(500));
    const asked = { financialRecordId, basis, accountId: "1000", limit: 37 } as const;
    const range = { from: day("2026-01-10"), to: day("2026-03-01") };

    const seen: JournalLine[] = [];
    let after: LineCursor | undefined;
    do {
      const page = await tenant.tx((db) =>
        listJournalLines(db, { ...asked, ...range, ...(after && { after }) }),
      );
      seen.push(...page.lines);
      after = page.next;
    } while (after);

    const expected = someLines(500).filter(
      ({ accountId, date }) => accountId === "1000" && date >= range.from && date <= range.to,
    );
    expect(seen).toHaveLength(expected.length);
    expect(new Set(seen.map(({ transactionId }) => transactionId))).toEqual(
      new Set(expected.map(({ transactionId }) => transactionId)),
    );
    expect(seen.map(({ date }) => date)).toEqual(seen.map(({ date }) => date).toSorted());
  });

  test("keeps every character of a text, but the one that PostgreSQL can't", async ({ tenant }) => {
    const memo = 'tab\t, line\n, return\r, back\\slash, "quotes", é, 😀, \\N, null\0.';
    const [first, ...rest] = someLines(2);
    const { financialRecordId } = await insertLedger(tenant, [
      { ...first, memo } as JournalLine,
      ...rest,
    ]);

    const lines = await tenant.tx(async (db) =>
      collected(streamJournalLines(db, { financialRecordId, basis }, everyDay)),
    );

    expect(lines[0]?.memo).toBe(memo.replace("\0", ""));
  });

  test("is proved when loaded, and a damaged one isn't", async ({ tenant }) => {
    const { financialRecordId } = await insertLedger(tenant, someLines(100));
    const key = { financialRecordId, basis } as const;
    const whole = await tenant.tx((db) => proveLoad(db, key));

    const damaged = await tenant.tx(async (db) => {
      const [line] = someLines(2);
      const strange = { ...line, accountId: "9999", partyId: "nobody" } as JournalLine;
      await db("journalLines").where({ financialRecordId, position: 1 }).delete();
      await db("journalLines").insert({
        tenantId: db.tenantId,
        financialRecordId,
        basis,
        periodEnd: cuts[0],
        position: 101,
        ...strange,
      });
      return proveLoad(db, key);
    });

    expect(whole).toEqual({
      lines: 100,
      unknownAccounts: 0,
      unknownParties: 0,
      differingMonths: 0,
    });
    expect(damaged).toEqual({
      lines: 100,
      unknownAccounts: 1,
      unknownParties: 1,
      differingMonths: 2,
    });
  });

  test("refuses a line after the last day, and leaves nothing", async ({ tenant }) => {
    const [line] = someLines(2);
    const late = insertLedger(tenant, [{ ...line, date: day("2026-03-16") } as JournalLine]);

    await expect(late).rejects.toThrow("after the last day collected");
    expect(await tenant.tx((db) => db("journalLines").count("* as n"))).toEqual([{ n: 0 }]);
  });

  test("stays with its tenant", async ({ pool, tenant }) => {
    const { financialRecordId } = await insertLedger(tenant, someLines(10));
    const stranger = await newTenant(pool);

    const seen = await stranger.tx((db) =>
      collected(streamJournalLines(db, { financialRecordId, basis }, everyDay)),
    );

    expect(seen).toEqual([]);
  });

  test("keeps open documents and the package's own figures", async ({ tenant }) => {
    const { financialRecordId } = await insertLedger(tenant, someLines(2));
    const key = { financialRecordId, basis } as const;
    const document: OpenDocument = {
      side: "receivable",
      asOf: day("2026-03-15"),
      documentId: "i1",
      kind: "invoice",
      partyId: "c1",
      date: day("2026-02-01"),
      total: toMinor(100),
      outstanding: toMinor(40),
    };
    const figures: VendorFigure[] = [
      { report: "BalanceSheet", end: day("2026-03-15"), total: "TotalAssets", amount: toMinor(5) },
      {
        report: "IncomeStatement",
        start: day("2026-01-01"),
        end: day("2026-03-15"),
        accountId: "1000",
        amount: toMinor(-7),
      },
    ];

    await tenant.tx(async (db) => {
      await saveOpenDocuments(db, financialRecordId, [document]);
      await saveVendorFigures(db, key, figures);
    });

    expect(await tenant.tx((db) => listOpenDocuments(db, financialRecordId))).toEqual([document]);
    const kept = await tenant.tx((db) =>
      table(db, "vendorReports")
        .where({ tenantId: db.tenantId, ...key })
        .orderBy("position")
        .select(
          "report",
          { start: "periodStart", end: "periodEnd" },
          "accountId",
          "total",
          "amount",
        ),
    );
    expect(kept.map(rowAs<VendorFigure>)).toEqual(figures);
    expect(await tenant.tx((db) => listParties(db, financialRecordId))).toEqual(parties);
  });
});

async function collected<Item>(pages: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

const everyDay = { start: day("2000-01-01"), end: day("2100-12-31") };
