import type { PeriodColumn, ReportingPeriod } from "../calendar/index.ts";
import type { Basis } from "../ledger/index.ts";
import type { Minor } from "../money/money.ts";

/** CashFlowStatement exists in the field's words, but nobody can select it. */
export type StatementType = "BalanceSheet" | "IncomeStatement";
export type NumberStyle = "Thousands" | "ActualsDisplayedAsWholeNumber" | "Actuals";
export type ReportedAs = "Debit" | "Credit";

/** A part of a statement, between a heading and a total, with its accounts and its parts in order. */
export interface Section {
  readonly id: string;
  /** What somebody has named it; the standard's caption, in the reader's language, where nobody has. */
  readonly headerCaption?: string;
  readonly footerCaption?: string;
  /** Which side reads as a plain number in this section. */
  readonly reportedAs: ReportedAs;
  /** Shown first, each between its own header and total. */
  readonly sections: readonly Section[];
  /** Its own accounts, in the order in which they are shown, after its subsections. */
  readonly accountIds: readonly string[];
}

/** A line that is computed from sections and shown between them: gross profit, net income. */
export interface FormulaLine {
  readonly id: string;
  readonly caption?: string;
  /** Shown after this section, which is one of the layout's own and not a part of another. */
  readonly afterSectionId: string;
  /** The sum over these sections. */
  readonly sectionIds: readonly string[];
}

/** How one statement is laid out. Edits change this and never the ledger. */
export interface Layout {
  readonly type: StatementType;
  readonly sections: readonly Section[];
  readonly formulas: readonly FormulaLine[];
}

export interface CaptionedSection extends Section {
  readonly headerCaption: string;
  readonly footerCaption: string;
  readonly sections: readonly CaptionedSection[];
}

export interface CaptionedFormula extends FormulaLine {
  readonly caption: string;
}

/** A layout as it's read: each part has its caption, in one language. */
export interface CaptionedLayout extends Layout {
  readonly sections: readonly CaptionedSection[];
  readonly formulas: readonly CaptionedFormula[];
}

export type LineItemType = "SectionHeader" | "SectionFooter" | "DetailAccount" | "Formula";

export interface LineItem {
  readonly id: string;
  readonly sectionId: string;
  readonly lineItemType: LineItemType;
  readonly captionText: string;
  readonly absoluteIndentationLevel: number;
  /** Of detail accounts; `current-earnings` is the one line that stands for no account. */
  readonly accountId?: string;
  readonly reportedAs: ReportedAs;
  readonly formulaId?: string;
  /** Exact values a column, debit positive; undefined in headers. */
  readonly amounts: readonly Minor[] | undefined;
  /** How it's drawn: rules above a total. */
  readonly underline: "none" | "single" | "double";
}

/** A built statement, in exact minor units, debit positive. `present` decides how it reads. */
export interface Statement {
  readonly type: StatementType;
  readonly legalName: string;
  readonly currency: string;
  readonly basis: Basis;
  readonly reportingPeriod: ReportingPeriod;
  readonly columns: readonly PeriodColumn[];
  /** What it was built from: which section holds which account, and what each formula adds up. */
  readonly layout: CaptionedLayout;
  readonly lineItems: readonly LineItem[];
}
