import type { Day } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";

/** What a person has said, or the lender knows, beside the file. */
export interface BooksAnswers {
  /** Of the currency. */
  readonly digits: number;
  /** The day of a trial balance that doesn't say it. */
  readonly asOf?: Day;
  /** December, or what the days suggest, where nobody says. */
  readonly fiscalYearEnd?: FiscalYearEnd;
}

export const december: FiscalYearEnd = { month: 12, day: 31 };
