export { findImport, findImportOfRecord, type Import } from "./import.ts";
export { type ListedImport, listImportsForPortal } from "./list.ts";
export {
  checkImportLease,
  failImport,
  type HeldImport,
  holdImportLease,
  type ImportLease,
  LeaseLost,
  listImportSteps,
  markImportProgress,
  type StepChange,
  type StoredStep,
  saveStep,
  succeedImport,
  takeImportLease,
} from "./run.ts";
export {
  findRunningImportId,
  isReadElsewhere,
  listRunningImportsOf,
  lockRunningImportIds,
} from "./running.ts";
export { findImportRequest, type NewImport, type StartedImport, startImport } from "./start.ts";
