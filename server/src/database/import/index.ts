export {
  findImport,
  findImportOfRecord,
  findRunningImportId,
  type Import,
  isReadElsewhere,
  type ListedImport,
  listImportsForPortal,
  listRunningImportsOf,
  lockRunningImportIds,
} from "./queries.ts";
export {
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
export { findImportRequest, type NewImport, type StartedImport, startImport } from "./start.ts";
