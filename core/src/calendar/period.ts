import type { Day } from "./day.ts";

export const reportingPeriods = [
  "FiscalYearsAndYTD",
  "FiscalQuartersAndQTD",
  "MonthsAndMTD",
] as const;
export type ReportingPeriod = (typeof reportingPeriods)[number];

export const periodSortOrders = ["OldestFirst", "NewestFirst"] as const;
export type PeriodSortOrder = (typeof periodSortOrders)[number];

/** A column. Its cells add up the cuts after `start`'s eve up to `end`. */
export interface PeriodColumn {
  /** Stable over collections: the view's letters and the last day, such as `FY:2024-12-31`. */
  readonly reportingPeriodId: string;
  /** "FY 2024", "YTD Mar 15, 2026", "Q1 2026", "Mar 2026" (D-40). */
  readonly label: string;
  /** A second, quieter line: "Dec 31, 2024"; "from Jan 1, 2026" where the label says the last day. */
  readonly sublabel: string;
  readonly start: Day;
  readonly end: Day;
  /** True for the last, unfinished period: YTD, QTD or MTD. */
  readonly toDate: boolean;
}
