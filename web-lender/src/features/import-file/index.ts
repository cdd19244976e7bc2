export { ImportFile } from "./import-file.tsx";
export { type ImportStep, importSteps } from "./steps.ts";
