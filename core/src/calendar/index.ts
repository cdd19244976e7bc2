export { cutsBetween, firstDayCollected } from "./cut.ts";
export {
  addDays,
  type Day,
  dayAt,
  dayInMonth,
  daysBetween,
  daysInMonth,
  endOfLastFullMonth,
  endOfMonth,
  formatDay,
  formatMonth,
  parseDay,
  partsOf,
  startOfMonth,
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
