export {
  type ImportErrorCode,
  type ImportOutcome,
  type ImportStep,
  importErrorCodes,
  importSteps,
  type StepProgress,
} from "./import.ts";
export type { ConnectionReason, ImportReason } from "./import-facts.ts";
export { referenceOf } from "./reference.ts";
export {
  type ImportStatus,
  type Retry,
  retryOf,
} from "./status.ts";
