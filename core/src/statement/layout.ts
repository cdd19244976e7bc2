import type { Classification } from "../ledger/ledger.ts";

/** CashFlowStatement exists in the field's words, but nobody can select it. */
export type StatementType = "BalanceSheet" | "IncomeStatement";
export type ReportedAs = "Debit" | "Credit";

/** A line or a part of a statement, where it stands. The order of children is the order on paper. */
export type LayoutNode = SectionNode | AccountNode | FormulaNode;

/** How one statement is laid out. Edits change this and never the ledger. */
export interface Layout {
  readonly type: StatementType;
  readonly nodes: readonly LayoutNode[];
}

/** A part of a statement, between a header and a total. */
export interface SectionNode {
  readonly node: "section";
  readonly id: string;
  /** What somebody named it; the standard's caption, in the reader's language, where nobody has. */
  readonly headerCaption?: string;
  readonly footerCaption?: string;
  readonly headerStyle?: LineStyle;
  readonly footerStyle?: LineStyle;
  /** Which side reads as a plain number in this section. */
  readonly reportedAs: ReportedAs;
  readonly children: readonly LayoutNode[];
}

/** The line of one account; `current-earnings` stands for the running year's result. */
export interface AccountNode {
  readonly node: "account";
  readonly id: string;
  readonly caption?: string;
  readonly style?: LineStyle;
  /** Taken off the statement by a person. Only what is zero everywhere can be. */
  readonly hidden?: true;
  /** Waits to be accepted: the last spread didn't know it, or knew it as something else. */
  readonly flagged?: true;
  /** Of an account that the last collection had and this one hasn't: what it's known by, should it return. */
  readonly parked?: AccountIdentity;
}

/** What an account is recognized by in another collection, or in another business's books. */
export interface AccountIdentity {
  readonly number?: string;
  readonly name: string;
  readonly fullName: string;
  readonly classification: Classification;
}

/** A result between the outermost sections: gross profit, net income. */
export interface FormulaNode {
  readonly node: "formula";
  readonly id: string;
  readonly caption?: string;
  readonly style?: LineStyle;
  /** The sum over these sections. */
  readonly sectionIds: readonly string[];
}

/** What differs from the style of the line's type. */
export interface LineStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** The rule above the figures (S-U86). */
  readonly underline?: "none" | "single" | "double";
}

/** Names a node within a spread. Sections, accounts and results may have equal ids. */
export type NodeRef = `section/${string}` | `account/${string}` | `formula/${string}`;

export function refOf({ node, id }: Pick<LayoutNode, "node" | "id">): NodeRef {
  return `${node}/${id}`;
}

/** A section as it's read: with its captions, in one language. */
export interface CaptionedSection extends Omit<SectionNode, "children"> {
  readonly headerCaption: string;
  readonly footerCaption: string;
  readonly children: readonly CaptionedNode[];
}

export interface CaptionedFormula extends FormulaNode {
  readonly caption: string;
}

export type CaptionedNode = CaptionedSection | AccountNode | CaptionedFormula;

/** A layout as it's read: what is empty is left out, and each part has its caption, in one language. */
export interface CaptionedLayout extends Layout {
  readonly nodes: readonly CaptionedNode[];
}

/** The sections among some nodes, in the order on paper. */
export function sectionsIn<Node extends { readonly node: string }>(
  nodes: readonly Node[],
): Extract<Node, { readonly node: "section" }>[] {
  return nodes.filter(
    (node): node is Extract<Node, { readonly node: "section" }> => node.node === "section",
  );
}

/** The results among some nodes, in the order on paper. */
export function formulasIn<Node extends { readonly node: string }>(
  nodes: readonly Node[],
): Extract<Node, { readonly node: "formula" }>[] {
  return nodes.filter(
    (node): node is Extract<Node, { readonly node: "formula" }> => node.node === "formula",
  );
}

/** Every account in a section and its parts, in the order on paper. */
export function allAccountIds({ children }: Pick<SectionNode, "children">): string[] {
  return children.flatMap((child) => {
    if (child.node === "section") return allAccountIds(child);
    return child.node === "account" ? [child.id] : [];
  });
}
