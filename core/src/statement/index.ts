export type { PeriodColumn, PeriodSortOrder, ReportingPeriod } from "../calendar/index.ts";
export type {
  FormulaLine,
  Layout,
  LineItem,
  LineItemType,
  NumberStyle,
  ReportedAs,
  Section,
  Statement,
  StatementType,
} from "./statement.ts";
