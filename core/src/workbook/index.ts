export { type AgingFacts, payablesWorkbook, receivablesWorkbook } from "./aging-workbook.ts";
export {
  type Cell,
  type CellStyle,
  cellAddress,
  columnLetters,
  type Formula,
  type Row,
  type Rule,
  sheetPrefix,
  type Value,
} from "./cell.ts";
export type { CheckedSheet, SheetCheck } from "./contents-sheet.ts";
export {
  type FinancialStatementsFacts,
  financialStatementsWorkbook,
} from "./financial-statements.ts";
export { type JournalFacts, ledgerTable } from "./ledger-table.ts";
export {
  isTooLong,
  type LongLimits,
  type LongSum,
  type LongTable,
  type LongYear,
  longContents,
  longTieOut,
  type Slice,
  type Sums,
  sliceFoot,
  sliceFrame,
  sliceSays,
  slicesOf,
  usualLimits,
} from "./long-table.ts";
export { type Preparation, workbookProperties } from "./sheet-heading.ts";
export { type TableColumn, tableRow, tableTitlesRow } from "./table-sheet.ts";
export { type WorkbookKind, workbookTexts } from "./texts.ts";
export type { PresentedCheck } from "./tie-out-sheet.ts";
export { type Transaction, transactionOf, transactionTable } from "./transaction-table.ts";
export type {
  ColumnPlan,
  DefinedName,
  PrintPlan,
  SheetPlan,
  Workbook,
  WorkbookProperties,
} from "./workbook.ts";
export { longestSheetName, sheetNameFault } from "./workbook.ts";
