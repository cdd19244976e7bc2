export { ImportFile, type LeaveGuard } from "./import-file.tsx";
export { type ImportStep, importSteps } from "./steps.ts";
