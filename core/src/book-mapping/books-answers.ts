import type { Day } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";

export interface BooksAnswers {
  /** Of the currency. */
  readonly digits: number;
  /** The day of a trial balance that doesn't say it. */
  readonly asOf?: Day;
  /** Defaults to what the days suggest, or December. */
  readonly fiscalYearEnd?: FiscalYearEnd;
}

export const december: FiscalYearEnd = { month: 12, day: 31 };
