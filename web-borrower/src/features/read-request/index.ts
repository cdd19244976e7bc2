export { lastDayAsked } from "./last-day.ts";
export { Promises } from "./promises.tsx";
export { RequestSummary } from "./request-summary.tsx";
export { WhatIsShared } from "./what-is-shared.tsx";
