export type { PeriodColumn, PeriodSortOrder, ReportingPeriod } from "../calendar/index.ts";
export { buildStatement, isEmptySection, type StatementRequest } from "./build-statement.ts";
export { captioned } from "./captions.ts";
export {
  type AccountShare,
  accountsOfLine,
  type DrillDownAccount,
  type DrillDownMonth,
  drillDown,
  listedAccountsLimit,
  type StatementDrillDown,
} from "./drill-down.ts";
export {
  type HeadingCircumstances,
  type StatementHeading,
  statementHeading,
} from "./heading.ts";
export {
  type AccountNode,
  allAccountIds,
  type CaptionedLayout,
  type CaptionedSection,
  type FormulaNode,
  formulasIn,
  type Layout,
  type LayoutNode,
  type ReportedAs,
  type SectionNode,
  type StatementType,
  sectionsIn,
} from "./layout.ts";
export {
  lineGrowth,
  movementOf,
  type Proof,
  proveAccounts,
  proveLines,
  proveMonths,
} from "./line-proof.ts";
export {
  type AmountFormat,
  asReported,
  currencyAndScalingLabel,
  excelNumberFormat,
  formatAmount,
  formatMoney,
  numberStyles,
  roundingNote,
} from "./number-style.ts";
export { type PresentationOptions, presentStatement } from "./present-statement.ts";
export type {
  ClassificationSection,
  ColumnHeader,
  DataCell,
  DetailAccount,
  MonetaryStyleClass,
  PresentedLineItem,
  RenderedFormula,
  RowData,
  StatementPresentation,
  StyleClass,
  StyleName,
} from "./presentation.ts";
export { currentEarningsId, standardLayout } from "./standard-layout.ts";
export {
  cashSectionId,
  equitySectionId,
  lockedSectionIds,
  payablesSectionId,
  receivablesSectionId,
} from "./standard-sections.ts";
export type { LineItem, LineItemType, NumberStyle, Statement } from "./statement.ts";
export { statementTexts } from "./texts.ts";
