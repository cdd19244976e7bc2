import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";
import type { NodeRef, ReportedAs, ShownStyle, StatementType } from "./layout.ts";
import type { LineItemType } from "./statement.ts";

/* The specification's financial statement entity, field for field (001, §3). */

export interface StatementPresentation {
  readonly financialStatementType: StatementType;
  readonly currencyAndScalingLabel: string;
  readonly columnHeaders: readonly ColumnHeader[];
  /** In the order of the line items. */
  readonly rowData: readonly RowData[];
  readonly lineItems: readonly PresentedLineItem[];
  readonly detailAccounts: readonly DetailAccount[];
  readonly captionStyleClasses: readonly StyleClass[];
  readonly monetaryDataStyleClasses: readonly MonetaryStyleClass[];
  readonly formulas: readonly RenderedFormula[];
  readonly classificationSections: readonly ClassificationSection[];
}

export interface ColumnHeader {
  readonly label: string;
  readonly sublabel: string;
  readonly reportingPeriodId: string;
  /** On income statements. */
  readonly reportingStartDate?: Day;
  readonly reportingEndDate: Day;
  readonly toDate: boolean;
  /** For example "Adjusted"; only if the period has several columns. */
  readonly part?: string;
}

export interface RowData {
  readonly lineItemId: string;
  /** One per column; none in headers. */
  readonly dataCells: readonly DataCell[];
}

export interface DataCell {
  /** Minor units, with the sign shown. */
  readonly amount: Minor;
  readonly text: string;
}

/** A line type's own style, or what a person made of it: `BoldItalicDouble`. */
export type StyleName =
  | "Header"
  | "Detail"
  | "Total"
  | "GrandTotal"
  | `${"Bold" | "Plain"}${"" | "Italic"}${"" | "Single" | "Double"}`;

/** What may be done with a line (specification 001, §5), by the books of all bases and cuts, not the view. */
export interface LinePermissions {
  /** Cash, receivables and payables. */
  readonly isLocked: boolean;
  readonly canRename: boolean;
  readonly canSelect: boolean;
  readonly canDeleteLineItem: boolean;
  readonly canDeleteSection: boolean;
  readonly canIncrementSortOrder: boolean;
  readonly canDecrementSortOrder: boolean;
  readonly canAddSubsection: boolean;
  readonly canEditReportedAs: boolean;
}

export interface PresentedLineItem extends LinePermissions {
  readonly id: string;
  /** The layout's node; a section has two lines. */
  readonly node: NodeRef;
  readonly sectionId: string;
  readonly lineItemType: LineItemType;
  readonly captionText: string;
  readonly absoluteIndentationLevel: number;
  readonly detailAccountReference?: { readonly accountId: string };
  readonly reportedAs: ReportedAs;
  readonly formulaId?: string;
  /** Section captions from the top down. */
  readonly hierarchicalLocation: { readonly displayName: string };
  /** The `nameId` of caption and figure style. */
  readonly styleNameId: StyleName;
  readonly style: ShownStyle;
  readonly canViewFormula: boolean;
}

export interface DetailAccount {
  readonly accountId: string;
  readonly accountNo?: string;
  readonly shortName: string;
  readonly hierarchicalName: string;
  readonly description?: string;
  readonly creationDate?: string;
  readonly lastModifiedDate?: string;
  readonly supplementalFieldValues: readonly { readonly id: string; readonly value: string }[];
  /** Unknown to the layout's template or earlier version. */
  readonly isNewlyReferenced: boolean;
}

export interface StyleClass {
  readonly nameId: StyleName;
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface MonetaryStyleClass extends StyleClass {
  /** The rule above the figure. */
  readonly underlineStyle: "None" | "Single" | "Double";
  readonly excelNumberFormat: string;
}

export interface RenderedFormula {
  readonly id: string;
  /** "Total revenue − Total cost of goods sold". */
  readonly renderedExpression: string;
}

export interface ClassificationSection {
  readonly id: string;
  readonly headerLineItemId: string;
  readonly footerLineItemId: string;
  readonly headerCaptionText: string;
  readonly footerCaptionText: string;
  readonly reportedAs: ReportedAs;
  readonly canAddSubsection: boolean;
  readonly subsectionOf?: string;
  readonly isEmpty: boolean;
}
