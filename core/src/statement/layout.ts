import type { Classification } from "../ledger/ledger.ts";

/** Can be selected and laid out. Workbooks have a cash flow statement too, which follows from both (S-U78). */
export type StatementType = "BalanceSheet" | "IncomeStatement";
export type ReportedAs = "Debit" | "Credit";

/** Children are in paper order. */
export type LayoutNode = SectionNode | AccountNode | FormulaNode;

/** Edits change this and never the ledger. */
export interface Layout {
  readonly type: StatementType;
  readonly nodes: readonly LayoutNode[];
}

/** A part of a statement, between a header and a total. */
export interface SectionNode {
  readonly node: "section";
  readonly id: string;
  /** A person's caption; absent for the standard one. */
  readonly headerCaption?: string;
  readonly footerCaption?: string;
  readonly headerStyle?: LineStyle;
  readonly footerStyle?: LineStyle;
  /** The side shown as positive. */
  readonly reportedAs: ReportedAs;
  readonly children: readonly LayoutNode[];
}

/** `current-earnings` is the running year's result. */
export interface AccountNode {
  readonly node: "account";
  readonly id: string;
  readonly caption?: string;
  readonly style?: LineStyle;
  /** Hidden by a person; only always-zero lines can be. */
  readonly hidden?: true;
  /** New or reclassified since the last spread; to be accepted. */
  readonly flagged?: true;
  /** The identity of an account that this collection lacks, should it return. Its names are empty once they're forgotten. */
  readonly parked?: AccountIdentity;
}

/** Recognizes an account in another collection or business. */
export interface AccountIdentity {
  readonly number?: string;
  readonly name: string;
  readonly fullName: string;
  readonly classification: Classification;
}

/** A result: gross profit, net income. */
export interface FormulaNode {
  readonly node: "formula";
  readonly id: string;
  readonly caption?: string;
  readonly style?: LineStyle;
  /** The sum over these sections. */
  readonly sectionIds: readonly string[];
}

/** Overrides of the line type's style. */
export type LineStyle = Partial<ShownStyle>;

/** A line's look. */
export interface ShownStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  /** The rule above the figures (S-U86). */
  readonly underline: "none" | "single" | "double";
}

/** Sections, accounts and results may share ids. */
export type NodeRef = `section/${string}` | `account/${string}` | `formula/${string}`;

export function refOf({ node, id }: Pick<LayoutNode, "node" | "id">): NodeRef {
  return `${node}/${id}`;
}

/** With captions in one language. */
export interface CaptionedSection extends Omit<SectionNode, "children"> {
  readonly headerCaption: string;
  readonly footerCaption: string;
  readonly children: readonly CaptionedNode[];
}

export interface CaptionedFormula extends FormulaNode {
  readonly caption: string;
}

export type CaptionedNode = CaptionedSection | AccountNode | CaptionedFormula;

/** With captions in one language, and without empty parts. */
export interface CaptionedLayout extends Layout {
  readonly nodes: readonly CaptionedNode[];
}

export function sectionsIn<Node extends { readonly node: string }>(
  nodes: readonly Node[],
): Extract<Node, { readonly node: "section" }>[] {
  return nodes.filter(
    (node): node is Extract<Node, { readonly node: "section" }> => node.node === "section",
  );
}

export function formulasIn<Node extends { readonly node: string }>(
  nodes: readonly Node[],
): Extract<Node, { readonly node: "formula" }>[] {
  return nodes.filter(
    (node): node is Extract<Node, { readonly node: "formula" }> => node.node === "formula",
  );
}

export function allAccountIds({ children }: Pick<SectionNode, "children">): string[] {
  return children.flatMap((child) => {
    if (child.node === "section") return allAccountIds(child);
    return child.node === "account" ? [child.id] : [];
  });
}

export function hasAccounts({ children }: Pick<SectionNode, "children">): boolean {
  return children.some((child) =>
    child.node === "section" ? hasAccounts(child) : child.node === "account",
  );
}
