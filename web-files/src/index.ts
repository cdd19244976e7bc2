export type * from "./calls/index.ts";
export { ImportFile, type ImportStep, importSteps, type LeaveGuard } from "./import-file/index.ts";
export type { Problem } from "./problem.ts";
export * from "./upload/index.ts";
export { useFileSize } from "./words/file-size.ts";
export { useReason } from "./words/use-reason.ts";
