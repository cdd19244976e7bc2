export { type Day, dayAt, parseDay } from "./day.ts";
export type { FiscalYearEnd } from "./fiscal-year.ts";
export {
  type PeriodColumn,
  type PeriodSortOrder,
  periodSortOrders,
  type ReportingPeriod,
  reportingPeriods,
} from "./period.ts";
