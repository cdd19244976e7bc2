export type * from "./calls/index.ts";
export { ImportFile, type ImportStep, importSteps, type LeaveGuard } from "./import-file/index.ts";
export { useFileSize } from "./messages/file-size.ts";
export { useReason } from "./messages/use-reason.ts";
export type { Problem } from "./problem.ts";
export * from "./upload/index.ts";
