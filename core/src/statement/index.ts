export type {
  FormulaLine,
  Layout,
  LineItem,
  LineItemType,
  NumberStyle,
  PeriodColumn,
  PeriodSortOrder,
  ReportedAs,
  ReportingPeriod,
  Section,
  Statement,
  StatementType,
} from "./statement.ts";
