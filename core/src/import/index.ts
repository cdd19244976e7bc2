export type { ConnectionReason, ImportReason } from "./import.ts";
export {
  type ImportErrorCode,
  type ImportOutcome,
  type ImportStatus,
  type ImportStep,
  importErrorCodes,
  importSteps,
  type Retry,
  referenceOf,
  retryOf,
  type StepProgress,
} from "./import.ts";
