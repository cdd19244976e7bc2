export { type Denial, denialsAMinute, saveDenial, tellEndedDenials } from "./denial.ts";
