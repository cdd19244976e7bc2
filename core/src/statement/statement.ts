import type { PeriodColumn, ReportingPeriod } from "../calendar/fiscal-year.ts";
import type { Basis } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import type { CaptionedLayout, ReportedAs, ShownStyle, StatementType } from "./layout.ts";

export type NumberStyle = "Thousands" | "ActualsDisplayedAsWholeNumber" | "Actuals";

export type LineItemType = "SectionHeader" | "SectionFooter" | "DetailAccount" | "Formula";

export interface LineItem {
  readonly id: string;
  readonly sectionId: string;
  readonly lineItemType: LineItemType;
  readonly captionText: string;
  readonly absoluteIndentationLevel: number;
  /** Of detail accounts; `current-earnings` is the one line without an account. */
  readonly accountId?: string;
  readonly reportedAs: ReportedAs;
  readonly formulaId?: string;
  /** Exact, one per column, debit positive; undefined in headers. */
  readonly amounts: readonly Minor[] | undefined;
  /** The line type's style with a person's overrides. */
  readonly style: ShownStyle;
}

/** Exact minor units, debit positive; `present` formats it. */
export interface Statement {
  readonly type: StatementType;
  readonly legalName: string;
  readonly currency: string;
  readonly basis: Basis;
  readonly reportingPeriod: ReportingPeriod;
  readonly columns: readonly PeriodColumn[];
  readonly layout: CaptionedLayout;
  readonly lineItems: readonly LineItem[];
}
