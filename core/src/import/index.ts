export {
  type ImportErrorCode,
  type ImportOutcome,
  type ImportStep,
  importErrorCodes,
  importSteps,
  type StepProgress,
} from "./import.ts";
