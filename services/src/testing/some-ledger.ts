import type { Day } from "@tieout/core/calendar/day";
import type { Account, JournalLine, LedgerMonth } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { builtAt, type TestTenant } from "@tieout/server/database/testing/tenant";
import {
  type FinancialRecord,
  findFinancialRecord,
  saveFinancialRecord,
} from "../financial-records/financial-record.ts";
import { saveAccounts, saveJournalLines, saveMonths, saveParties } from "../ledger/save.ts";
import { type BuiltImport, insertImport } from "./builders.ts";

export const basis = "accrual";
export const cuts = ["2026-01-31", "2026-02-28", "2026-03-15"].map((end) => end as Day);

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

export const accounts = [
  account("1000", { number: "0100", description: "Operating" }),
  account("3000", { vendorType: "Equity", classification: "retained_earnings" }),
  account("4000", { vendorType: "Income", kind: "Nominal", classification: "revenue" }),
];
export const parties = [{ id: "c1", kind: "customer", name: "Harbor Café" }] as const;

/** Sales of two lines each, one a day, cycling. */
export function someLines(count: number): JournalLine[] {
  return Array.from({ length: count }, (_, index) => {
    const sale = Math.floor(index / 2);
    const date = new Date(Date.UTC(2026, 0, 1 + (sale % 74))).toISOString().slice(0, 10);
    const amount = toMinor((index % 2 ? -1 : 1) * (sale + 1) * 100);
    return {
      transactionId: `t${String(sale).padStart(6, "0")}`,
      transactionType: "Invoice",
      lineNumber: (index % 2) + 1,
      date: date as Day,
      accountId: index % 2 ? "4000" : "1000",
      amount,
      partyId: "c1",
      createdAt: "2026-03-15T09:00:00Z",
    };
  });
}

/** What lines come to in each period, opening at zero. */
export function monthsOf(lines: readonly JournalLine[]): LedgerMonth[] {
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

/** An import whose ledger is loaded, in the months of its lines unless others are given. */
export async function insertLedger(
  tenant: TestTenant,
  lines: readonly JournalLine[],
  months: readonly LedgerMonth[] = monthsOf(lines),
): Promise<BuiltImport> {
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
      from: "2026-01-01" as Day,
      upTo: "2026-03-15" as Day,
      cuts,
      retainedEarningsId: "3000",
      counts: { accounts: 3, journalLines, parties: 1, openDocuments: 0 },
      dataAsOf: builtAt,
      now: builtAt,
    });
    return built;
  });
}

/** The record of a ledger that is loaded. */
export async function insertLedgerRecord(
  tenant: TestTenant,
  lines: readonly JournalLine[],
  months?: readonly LedgerMonth[],
): Promise<FinancialRecord> {
  const { workspaceId, financialRecordId: id } = await insertLedger(tenant, lines, months);
  const record = await tenant.tx((db) => findFinancialRecord(db, { workspaceId, id }));
  if (!record) throw new Error("The record isn't there");
  return record;
}
