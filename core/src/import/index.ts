export {
  afterTick,
  type Bar,
  barArrived,
  barAtStart,
  barTickMilliseconds,
  barWaitMilliseconds,
} from "./bar.ts";
export {
  type ImportErrorCode,
  type ImportOutcome,
  type ImportStep,
  importErrorCodes,
  importSteps,
  type StepProgress,
} from "./import.ts";
export { type BorrowerProgress, borrowerProgress, shareDone, stepsFor } from "./progress.ts";
export {
  afterEvent,
  type ImportEvent,
  type ImportStatus,
  isUnresponsive,
  outcomeOfRecord,
  pendingImport,
  type Retry,
  retryOf,
} from "./status.ts";
