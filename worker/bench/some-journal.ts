import { addDays, type Day } from "@tieout/core/calendar/day";
import { cutsBetween } from "@tieout/core/calendar/fiscal-year";
import type { Party, VendorAccount } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import type { LineOnBasis } from "../src/collect/spool.ts";

/* Five years of three-line invoices, deterministic, so counts, sums and review findings are known. */

export const from = "2021-01-01" as Day;
export const upTo = "2025-12-31" as Day;
export const fiscalYearEnd = { month: 12, day: 31 };
export const cuts = cutsBetween(from, upTo, fiscalYearEnd);

const days = Array.from({ length: 1_826 }, (_, index) => addDays(from, index));
const revenues = Array.from({ length: 120 }, (_, index) => String(4_000 + index));
/** Every so many, an invoice is entered twice, as another transaction. */
const repeatedEvery = 20_000;

export const chart: readonly VendorAccount[] = [
  account("1200", "Accounts receivable", "Accounts Receivable"),
  account("2300", "Sales tax", "Other Current Liability"),
  account("3900", "Retained earnings", "Equity"),
  ...revenues.map((id) => account(id, `Sales ${id}`, "Income")),
];

export function someParties(count: number): Party[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `customer-${index}`,
    kind: "customer",
    name: `Customer ${index} & Sons`,
  }));
}

/** That many lines, a multiple of three. */
export function* someLines(count: number, parties: number): Generator<LineOnBasis> {
  const invoices = count / 3;
  for (let invoice = 0; invoice < invoices; invoice++) {
    const isRepeated = invoice % repeatedEvery === repeatedEvery - 1;
    const of = isRepeated ? invoice - 1 : invoice;
    const hash = Math.imul(of + 1, 2_654_435_761) >>> 0;
    const net = 1_000 + (hash % 1_000_000);
    const tax = Math.round(net / 14);
    const common = {
      basis: "accrual",
      transactionId: `invoice-${invoice}`,
      transactionType: "Invoice",
      date: days[Math.floor((of / invoices) * days.length)] ?? from,
      documentNumber: `INV-${100_000 + of}`,
      partyId: `customer-${hash % parties}`,
      createdAt: "2026-01-02T10:00:00Z",
      modifiedAt: "2026-01-02T10:00:00Z",
    } as const;
    const revenue = revenues[hash % revenues.length] ?? "";
    const memo = `Sale of marine supplies, order ${of}`;
    yield { ...common, lineNumber: 1, accountId: "1200", amount: toMinor(net + tax), memo };
    yield { ...common, lineNumber: 2, accountId: revenue, amount: toMinor(-net), memo };
    yield { ...common, lineNumber: 3, accountId: "2300", amount: toMinor(-tax), memo: "Sales tax" };
  }
}

export const repeatedIn = (count: number): number => Math.floor(count / 3 / repeatedEvery);

function account(id: string, name: string, vendorType: string): VendorAccount {
  return { id, number: id, name, fullName: name, vendorType, posting: true, active: true };
}
