import type { Day } from "@tieout/core/calendar/day";
import type { VendorFigure } from "@tieout/core/check/check";
import type { Account, JournalLine, LedgerMonth, OpenDocument } from "@tieout/core/ledger/ledger";
import { rollForward } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { table } from "@tieout/server/database/table";
import { builtAt, newTenant, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { rowAs } from "@tieout/server/database/without-nulls";
import fc from "fast-check";
import { describe, expect } from "vitest";
import {
  type FinancialRecord,
  findFinancialRecord,
  saveFinancialRecord,
} from "../financial-records/financial-record.ts";
import { insertImport } from "../testing/builders.ts";
import { type LineCursor, listJournalLines, streamJournalLines } from "./journal-lines.ts";
import {
  findLedger,
  listMonths,
  listOpenDocuments,
  listPackedBalances,
  listParties,
} from "./ledger.ts";
import { proveLoad } from "./prove.ts";
import {
  saveAccounts,
  saveJournalLines,
  saveMonths,
  saveOpenDocuments,
  saveParties,
  saveVendorFigures,
} from "./save.ts";

const basis = "accrual";
const day = (text: string) => text as Day;
const cuts = [day("2026-01-31"), day("2026-02-28"), day("2026-03-15")];

describe("a ledger", () => {
  test("comes back as it went in", async ({ tenant }) => {
    const record = await loadedRecord(tenant, someLines(2_500));

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
    const { financialRecordId } = await loaded(tenant, someLines(500));
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
    const { financialRecordId } = await loaded(tenant, [
      { ...first, memo } as JournalLine,
      ...rest,
    ]);

    const lines = await tenant.tx(async (db) =>
      collected(streamJournalLines(db, { financialRecordId, basis }, everyDay)),
    );

    expect(lines[0]?.memo).toBe(memo.replace("\0", ""));
  });

  test("is proved when loaded, and a damaged one isn't", async ({ tenant }) => {
    const { financialRecordId } = await loaded(tenant, someLines(100));
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
    const late = loaded(tenant, [{ ...line, date: day("2026-03-16") } as JournalLine]);

    await expect(late).rejects.toThrow("after the last day collected");
    expect(await tenant.tx((db) => db("journalLines").count("* as n"))).toEqual([{ n: 0 }]);
  });

  test("stays with its tenant", async ({ pool, tenant }) => {
    const { financialRecordId } = await loaded(tenant, someLines(10));
    const stranger = await newTenant(pool);

    const seen = await stranger.tx((db) =>
      collected(streamJournalLines(db, { financialRecordId, basis }, everyDay)),
    );

    expect(seen).toEqual([]);
  });

  test("keeps open documents and the package's own figures", async ({ tenant }) => {
    const { financialRecordId } = await loaded(tenant, someLines(2));
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

describe("packed balances", () => {
  test("are the months, whatever they say", async ({ tenant }) => {
    const anyBooks = fc.record({
      openings: fc.tuple(fc.integer(amounts), fc.integer(amounts), fc.constant(0)),
      posted: fc.array(
        fc.record({
          account: fc.nat({ max: 2 }),
          cut: fc.nat({ max: 2 }),
          debit: fc.nat(amounts.max),
          credit: fc.nat(amounts.max),
        }),
        { maxLength: 9 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyBooks, async ({ openings, posted }) => {
        const months = rollForward({
          ...{ accounts, cuts, from: day("2026-01-01"), retainedEarningsId: "3000" },
          fiscalYearEnd: { month: 12, day: 31 },
          openings: accounts.map(({ id }, at) => ({
            accountId: id,
            amount: toMinor(openings[at] ?? 0),
          })),
          movements: posted.map(({ account, cut, debit, credit }) => ({
            accountId: accounts[account]?.id ?? "",
            end: cuts[cut] ?? day("2026-01-31"),
            debit: toMinor(debit),
            credit: toMinor(credit),
          })),
        });
        const record = await loadedRecord(tenant, [], months);

        const [late, stored] = await tenant.tx(async (db) => {
          const first = await findLedger(db, record, basis);
          return [first, await findLedger(db, record, basis)] as const;
        });

        const listed = await tenant.tx((db) =>
          listMonths(db, { financialRecordId: record.id, basis }),
        );
        expect(late?.months).toEqual(listed);
        expect(stored).toEqual(late);
      }),
      { numRuns: 15 },
    );
  });

  test("are packed by whoever reads first, once, also by two at once", async ({ tenant }) => {
    const record = await loadedRecord(tenant, someLines(100));
    const read = () => tenant.tx((db) => listPackedBalances(db, record, accounts));

    const both = await Promise.all([read(), read()]);

    expect(both[1]).toEqual(both[0]);
    expect(await packedRows(tenant, record.id)).toEqual([
      { basis, ...both[0]?.[0], movements: expect.stringContaining(",") },
    ]);
  });

  test("are read without the months once they're there", async ({ tenant }) => {
    const record = await loadedRecord(tenant, someLines(100));
    const packed = await tenant.tx((db) => listPackedBalances(db, record, accounts));

    const later = await tenant.tx(async (db) => {
      await table(db, "ledgerMonths").where({ financialRecordId: record.id }).delete();
      return listPackedBalances(db, record, accounts);
    });

    expect(later).toEqual(packed);
  });

  test("aren't kept of a record that is being deleted", async ({ tenant }) => {
    const record = await loadedRecord(tenant, someLines(100));
    await tenant.tx((db) =>
      table(db, "financialRecords")
        .where({ tenantId: db.tenantId, id: record.id })
        .update({ status: "Deleted", deletedAt: builtAt }),
    );

    await tenant.tx((db) => listPackedBalances(db, record, accounts));

    expect(await packedRows(tenant, record.id)).toEqual([]);
  });

  test("stay with their tenant", async ({ pool, tenant }) => {
    const record = await loadedRecord(tenant, someLines(100));
    await tenant.tx((db) => listPackedBalances(db, record, accounts));
    const stranger = await newTenant(pool);

    expect(await packedRows(stranger, record.id)).toEqual([]);
  });
});

const amounts = { min: -1_000_000, max: 1_000_000 };

async function packedRows(tenant: TestTenant, financialRecordId: string) {
  return tenant.tx((db) =>
    table(db, "packedBalances")
      .where({ financialRecordId })
      .select("basis", "openings", "movements"),
  );
}

async function loadedRecord(
  tenant: TestTenant,
  lines: readonly JournalLine[],
  months?: readonly LedgerMonth[],
): Promise<FinancialRecord> {
  const { workspaceId, financialRecordId: id } = await loaded(tenant, lines, months);
  const record = await tenant.tx((db) => findFinancialRecord(db, { workspaceId, id }));
  if (!record) throw new Error("The record isn't there");
  return record;
}

async function collected<Item>(pages: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

const account = (id: string, over: Partial<Account>): Account => ({
  id,
  name: `Account ${id}`,
  fullName: `Account ${id}`,
  vendorType: "Bank",
  posting: true,
  active: true,
  kind: "Real",
  classification: "cash",
  classificationSource: "vendor-type",
  confidence: 0.9,
  ...over,
});

const accounts = [
  account("1000", { number: "0100", description: "Operating" }),
  account("3000", { vendorType: "Equity", classification: "retained_earnings" }),
  account("4000", { vendorType: "Income", kind: "Nominal", classification: "revenue" }),
];
const parties = [{ id: "c1", kind: "customer", name: "Harbor Café" }] as const;

/** Sales of two lines each, one a day, cycling. */
function someLines(count: number): JournalLine[] {
  return Array.from({ length: count }, (_, index) => {
    const sale = Math.floor(index / 2);
    const date = new Date(Date.UTC(2026, 0, 1 + (sale % 74))).toISOString().slice(0, 10);
    const amount = toMinor((index % 2 ? -1 : 1) * (sale + 1) * 100);
    return {
      transactionId: `t${String(sale).padStart(6, "0")}`,
      transactionType: "Invoice",
      lineNumber: (index % 2) + 1,
      date: day(date),
      accountId: index % 2 ? "4000" : "1000",
      amount,
      partyId: "c1",
      createdAt: "2026-03-15T09:00:00Z",
    };
  });
}

function monthsOf(lines: readonly JournalLine[]): LedgerMonth[] {
  let opening = new Map<string, number>();
  return cuts.flatMap((end, index) => {
    const previous = cuts[index - 1] ?? "";
    const closing = new Map(opening);
    const rows = ["1000", "4000"].map((accountId) => {
      const moved = lines.filter(
        (line) => line.accountId === accountId && line.date > previous && line.date <= end,
      );
      const amount = moved.reduce((total, line) => total + line.amount, 0);
      const before = opening.get(accountId) ?? 0;
      closing.set(accountId, before + amount);
      return {
        accountId,
        end,
        opening: toMinor(before),
        closing: toMinor(before + amount),
        debit: toMinor(Math.max(0, amount)),
        credit: toMinor(Math.max(0, -amount)),
      };
    });
    opening = closing;
    return rows;
  });
}

async function loaded(
  tenant: TestTenant,
  lines: readonly JournalLine[],
  months: readonly LedgerMonth[] = monthsOf(lines),
) {
  return tenant.tx(async (db) => {
    const built = await insertImport(db);
    const { financialRecordId } = built;
    const key = { financialRecordId, basis } as const;
    await saveAccounts(db, financialRecordId, accounts);
    await saveParties(db, financialRecordId, parties);
    const journalLines = await saveJournalLines(db, key, cuts, [lines]);
    await saveMonths(db, key, months);
    await saveFinancialRecord(db, {
      financialRecordId,
      legalName: "Tidewater Marine Supply, Inc.",
      currency: "USD",
      bases: [basis],
      fiscalYearEndMonth: 12,
      fiscalYearEndDay: 31,
      groups: ["financial-statements"],
      from: day("2026-01-01"),
      upTo: day("2026-03-15"),
      cuts,
      retainedEarningsId: "3000",
      counts: { accounts: 3, journalLines, parties: 1, openDocuments: 0 },
      dataAsOf: builtAt,
      now: builtAt,
    });
    return built;
  });
}

const everyDay = { start: day("2000-01-01"), end: day("2100-12-31") };
