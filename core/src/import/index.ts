export {
  type ImportErrorCode,
  type ImportOutcome,
  type ImportStep,
  importErrorCodes,
  importSteps,
  type StepProgress,
} from "./import.ts";
export { referenceOf } from "./reference.ts";
export { sayImport, spokenReason } from "./sentences.ts";
export {
  type ImportStatus,
  type Retry,
  retryOf,
} from "./status.ts";
