export { type BrowserFault, takeReport } from "./take-report.ts";
export { framesOf, withoutData } from "./without-data.ts";
