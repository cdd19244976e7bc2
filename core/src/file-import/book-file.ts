import { type Day, endOfMonth, type FiscalYearEnd, partsOf } from "../calendar/index.ts";
import { classify, type VendorAccount, withRetainedEarnings } from "../ledger/index.ts";
import { december } from "./books-answers.ts";
import { withGuessedTypes } from "./complete-chart.ts";
import type { FileBooks } from "./file-books.ts";
import { type PostedPeriods, postedPeriods } from "./posted-periods.ts";

/** A file's books, ready to be collected: every account typed, and periods that a ledger can take in. */
export interface BookedFile {
  readonly accounts: readonly VendorAccount[];
  /** How many of them have a type that nobody has said. */
  readonly guessedTypes: number;
  readonly fiscalYearEnd: FiscalYearEnd & { readonly said: boolean };
  /** Absent where nothing was posted and no account held anything. `upTo` is the last day that is told of. */
  readonly periods?: PostedPeriods;
}

/**
 * @param today of whoever sent the file: a month that hasn't ended is told of no further than its last line
 * @param said what a person has said of the fiscal year, which stands above the file
 */
export function bookFile(books: FileBooks, today: Day, said?: FiscalYearEnd): BookedFile {
  const { accounts, guessed } = withGuessedTypes(books.accounts);
  const chart = withRetainedEarnings(accounts.map((account) => classify(account)));
  const nominal = new Set(
    chart.accounts.filter(({ kind }) => kind === "Nominal").map(({ id }) => id),
  );
  const fiscalYearEnd = said ? { ...said, said: true } : yearEndOf(books);
  const posted = postedPeriods(books, {
    isNominal: (id) => nominal.has(id),
    retainedEarningsId: chart.retainedEarningsId,
    fiscalYearEnd,
  });
  const periods = posted && { ...posted, upTo: lastDayOf(books, posted, today) };
  const clearing = periods?.clearing;
  return {
    accounts: clearing ? [...accounts, clearing] : accounts,
    guessedTypes: guessed.length,
    fiscalYearEnd,
    ...(periods && { periods }),
  };
}

/**
 * Lines go on to the end of their last month, and to a later day whose balances the file gives, as far as
 * those days have come.
 */
function lastDayOf({ lines, closings }: FileBooks, { upTo }: PostedPeriods, today: Day): Day {
  if (lines.count === 0) return upTo;
  const days = [endOfMonth(upTo), ...closings.map(({ on }) => on)];
  return days.reduce((last, day) => (day > last && day <= today ? day : last), upTo);
}

function yearEndOf({ fiscalYears }: FileBooks): BookedFile["fiscalYearEnd"] {
  const last = fiscalYears.at(-1);
  if (!last) return { ...december, said: false };
  const { month, dayOfMonth: day } = partsOf(last.end);
  return { month, day: endOfMonth(last.end) === last.end ? 31 : day, said: last.said };
}
