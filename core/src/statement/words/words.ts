import type { Basis } from "../../ledger/index.ts";
import type { NumberStyle, StatementType } from "../statement.ts";

/** What stands over a standard section, and beside its total. */
export interface SectionWords {
  readonly header: string;
  readonly footer: string;
}

/** Everything that a statement says by itself, in one language. A word that's missing doesn't compile. */
export interface StatementWords {
  readonly titles: Record<StatementType, string>;
  readonly bases: Record<Basis, string>;
  readonly scaling: Record<NumberStyle, string>;
  readonly rounding: string;
  readonly noPeriod: string;
  readonly asOf: (day: string) => string;
  readonly span: (from: string, to: string) => string;
  readonly provenance: (packageName: string, instant: string) => string;
  readonly currentEarnings: string;
  readonly sections: Record<SectionId, SectionWords>;
  readonly formulas: Record<FormulaId, string>;
}

/** The standard layout's sections. */
export type SectionId =
  | "assets"
  | "current-assets"
  | "cash"
  | "accounts-receivable"
  | "inventory"
  | "fixed-assets"
  | "other-assets"
  | "liabilities-and-equity"
  | "liabilities"
  | "current-liabilities"
  | "accounts-payable"
  | "credit-cards"
  | "long-term-liabilities"
  | "equity"
  | "revenue"
  | "cost-of-goods-sold"
  | "operating-expenses"
  | "other-income"
  | "other-expense"
  | "income-tax";

/** The results between them. */
export type FormulaId = "gross-profit" | "operating-income" | "income-before-tax" | "net-income";
