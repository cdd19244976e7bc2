export {
  createWorkbookRevision,
  findWorkbook,
  findWorkbookRevision,
  finishWorkbookRevision,
  listWorkbookRevisions,
  type NewWorkbookRevision,
  saveWorkbook,
  type Workbook,
  type WorkbookKey,
  type WorkbookOutcome,
  type WorkbookRevision,
  type WorkbookVariant,
} from "./queries.ts";
