import { type Day, endOfMonth } from "../src/calendar/day.ts";
import { cutsBetween } from "../src/calendar/fiscal-year.ts";
import { classify } from "../src/ledger/classify.ts";
import type { Account, Ledger } from "../src/ledger/ledger.ts";
import { buildLedger } from "../src/ledger/roll-forward.ts";
import { toMinor } from "../src/money/money.ts";

/** Calendar years from 2021 on, in which every one of so many accounts moves in each of so many months. */
export function largeBooks(size: { readonly accounts: number; readonly months: number }): Ledger {
  const from = "2021-01-01" as Day;
  const upTo = endOfMonth(
    new Date(Date.UTC(2021, size.months - 1, 1)).toISOString().slice(0, 10) as Day,
  );
  const fiscalYearEnd = { month: 12, day: 31 };
  const accounts = Array.from({ length: size.accounts }, (_, i) => anAccount(i));
  const movements = cutsBetween(from, upTo, fiscalYearEnd).flatMap((end, cut) =>
    accounts.map(({ id }, i) => ({
      accountId: id,
      end,
      debit: toMinor(i * 100 + cut),
      credit: toMinor((size.accounts - 1 - i) * 100 + cut),
    })),
  );
  const names = { legalName: "Books, LLC", currency: "USD", basis: "accrual" } as const;
  return buildLedger({ ...names, fiscalYearEnd, from, upTo, accounts, openings: [], movements });
}

function anAccount(i: number): Account {
  const classification = (["cash", "other_current_asset", "ap", "revenue", "opex"] as const)[i % 5];
  const id = String(10_000 + i);
  const account = { id, number: id, name: `Account ${i}`, fullName: `Account ${i}` };
  return classify({ ...account, vendorType: "Any", posting: true, active: true }, classification);
}
