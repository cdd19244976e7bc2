import { type Day, type FiscalYearEnd, fiscalYearOf } from "../calendar/index.ts";
import type { Account } from "../ledger/index.ts";
import type { FileBooks } from "./file-books.ts";

/** The last day of a year in a file's books, with all that is asked of it. */
export interface YearsEnd {
  readonly books: FileBooks;
  readonly end: Day;
  readonly accounts: ReadonlyMap<string, Account>;
  /** What stands on each nominal account for the year, those that come to nothing too. */
  readonly earned: ReadonlyMap<string, number>;
}

/** The years that end in a file's books. */
export function yearsEnds(
  books: FileBooks,
  chart: readonly Account[],
  fiscalYearEnd: FiscalYearEnd,
): YearsEnd[] {
  const accounts = new Map(chart.map((account) => [account.id, account]));
  const { lines, movements, closings } = books;
  const days = [...lines.months, ...movements].map(({ end }) => end);
  return [...new Set([...days, ...closings.map(({ on }) => on)])]
    .filter((day) => fiscalYearOf(day, fiscalYearEnd).end === day)
    .sort()
    .map((end) => {
      const { start } = fiscalYearOf(end, fiscalYearEnd);
      return { books, end, accounts, earned: earnedIn(books, { start, end }, accounts) };
    });
}

function earnedIn(
  { lines, movements, openings, closings }: FileBooks,
  { start, end }: { readonly start: Day; readonly end: Day },
  accounts: YearsEnd["accounts"],
): ReadonlyMap<string, number> {
  const posted = [...lines.months, ...movements].map(({ accountId, end: on, debit, credit }) => ({
    accountId,
    on,
    amount: debit - credit,
  }));
  // Books that begin within a year open with what was earned before.
  const figures =
    posted.length > 0 ? [...openings, ...posted] : closings.filter(({ on }) => on === end);
  const earned = new Map<string, number>();
  for (const { accountId, on, amount } of figures) {
    if (on < start || on > end || !isNominal({ accounts }, accountId)) continue;
    earned.set(accountId, (earned.get(accountId) ?? 0) + amount);
  }
  return earned;
}

export const isNominal = ({ accounts }: Pick<YearsEnd, "accounts">, accountId: string): boolean =>
  accounts.get(accountId)?.kind === "Nominal";

export function isEquity({ accounts }: Pick<YearsEnd, "accounts">, accountId: string): boolean {
  const classification = accounts.get(accountId)?.classification;
  return classification === "equity" || classification === "retained_earnings";
}
