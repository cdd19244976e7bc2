/** The last day of a business's fiscal year. A day past the month's end means the month's end. */
export interface FiscalYearEnd {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; 31 for "the end of the month", whatever the month. */
  readonly day: number;
}
