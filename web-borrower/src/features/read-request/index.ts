export { lastDayAsked } from "./last-day.ts";
export { Promises } from "./promises.tsx";
export { RequestSummary } from "./request-summary.tsx";
