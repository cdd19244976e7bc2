import type { TypedAccount } from "../account-types/typed-account.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { toMinor } from "../money/money.ts";
import type { BookedFile } from "./book-file.ts";
import { balancesOn } from "./earlier-profit.ts";
import type { PostedPeriods } from "./posted-periods.ts";

export type LastBalances = ReadonlyMap<string, Pick<TypedAccount, "balance" | "ofYear">>;

/** Each account's balance on the last day: in all, and since the year began. */
export function lastBalances(
  { books, fiscalYearEnd }: Pick<BookedFile, "books" | "fiscalYearEnd">,
  periods: PostedPeriods,
): LastBalances {
  const { closings, lines, movements } = books;
  if (lines.count === 0 && movements.length === 0) return lastClosings(closings);

  const { start } = fiscalYearOf(periods.upTo, fiscalYearEnd);
  const isInYear = periods.from > start;
  const sums = new Map<string, { balance: number; ofYear: number }>();
  const add = (accountId: string, amount: number, counts: boolean) => {
    const { balance, ofYear } = sums.get(accountId) ?? { balance: 0, ofYear: 0 };
    sums.set(accountId, { balance: balance + amount, ofYear: ofYear + (counts ? amount : 0) });
  };
  for (const { accountId, amount } of periods.openings) add(accountId, amount, isInYear);
  for (const { accountId, end, debit, credit } of periods.movements) {
    add(accountId, debit - credit, end >= start);
  }
  return new Map(
    [...sums].map(([id, { balance, ofYear }]) => [
      id,
      { balance: toMinor(balance), ...(ofYear !== balance && { ofYear: toMinor(ofYear) }) },
    ]),
  );
}

function lastClosings(closings: BookedFile["books"]["closings"]): LastBalances {
  const last = closings
    .map(({ on }) => on)
    .sort()
    .at(-1);
  if (last === undefined) return new Map();
  return new Map([...balancesOn(closings, last)].map(([id, balance]) => [id, { balance }]));
}
