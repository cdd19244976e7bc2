export { cutsBetween, firstDayCollected } from "./cut.ts";
export {
  addDays,
  type Day,
  dayAt,
  daysBetween,
  formatDay,
  formatMonth,
  parseDay,
  partsOf,
} from "./day.ts";
export {
  type FiscalPeriod,
  type FiscalQuarter,
  type FiscalYearEnd,
  fiscalQuarterOf,
  fiscalQuarters,
  fiscalYear,
  fiscalYearEndOf,
  fiscalYearOf,
} from "./fiscal-year.ts";
export { dayInMonth, daysInMonth, endOfLastFullMonth, endOfMonth, startOfMonth } from "./month.ts";
export {
  type PeriodColumn,
  type PeriodSortOrder,
  periodSortOrders,
  type ReportingPeriod,
  reportingPeriods,
} from "./period.ts";
export {
  type CollectedSpan,
  fiscalYearName,
  type PeriodView,
  periodColumns,
} from "./period-columns.ts";
