export type { Cell, Formula, Row, Value } from "./cell.ts";
export { cellAddress, columnLetters, sheetPrefix } from "./cell-address.ts";
export type { CellStyle, Rule } from "./cell-style.ts";
export {
  type FinancialStatementsFacts,
  financialStatementsWorkbook,
} from "./financial-statements.ts";
export type { Preparation } from "./preparation.ts";
export { longestSheetName, sheetNameFault } from "./sheet-name.ts";
export type {
  ColumnPlan,
  DefinedName,
  PrintPlan,
  SheetPlan,
  Workbook,
  WorkbookProperties,
} from "./workbook.ts";
