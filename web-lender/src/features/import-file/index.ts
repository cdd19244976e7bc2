export { ImportFile } from "./import-file.tsx";
export { importSteps } from "./steps.ts";
