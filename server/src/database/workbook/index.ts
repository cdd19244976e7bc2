export {
  createWorkbookRevision,
  findWorkbookRevision,
  finishWorkbookRevision,
  listWorkbookRevisions,
  type NewWorkbookRevision,
  type WorkbookRevision,
} from "./revision.ts";
export {
  findWorkbook,
  saveWorkbook,
  type Workbook,
  type WorkbookKey,
  type WorkbookOutcome,
  type WorkbookVariant,
} from "./workbook.ts";
