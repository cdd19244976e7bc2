export { type Day, dayAt, parseDay } from "./day.ts";
export type { FiscalYearEnd } from "./fiscal-year.ts";
