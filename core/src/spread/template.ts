import type {
  AccountIdentity,
  AccountNode,
  FormulaNode,
  LayoutNode,
  LineStyle,
  SectionNode,
  StatementType,
} from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import type { NumberStyle } from "../statement/statement.ts";
import { type Mask, maskedIdentity } from "./account-matching.ts";
import { isOwnAccount } from "./adjustment.ts";
import type { Spread } from "./spread.ts";

/** A reusable layout: sections and results as they are, lines by what recognizes their account. */
export interface TemplateContent {
  readonly format: 1;
  readonly layouts: Readonly<Record<StatementType, readonly TemplateNode[]>>;
  readonly numberStyle: NumberStyle;
}

export type TemplateNode = TemplateSection | TemplateLine | FormulaNode;

export interface TemplateSection extends Omit<SectionNode, "children"> {
  readonly children: readonly TemplateNode[];
}

export interface TemplateLine {
  readonly node: "line";
  /** Masked, because an account's name is its business's own. Absent for current earnings. */
  readonly account?: AccountIdentity;
  readonly style?: LineStyle;
}

/** Bounds of a template, stated to whoever meets them. */
export const templateBounds = { lines: 20_000 } as const;

/** How accounts are recognized: a template is planned with the mask it was extracted with. */
export interface Recognition {
  readonly identity: (accountId: string) => AccountIdentity | undefined;
  readonly mask: Mask;
}

/** Without account captions and own accounts. */
export function extractTemplate(spread: Spread, recognition: Recognition): TemplateContent {
  function extracted(nodes: readonly LayoutNode[]): TemplateNode[] {
    return nodes.flatMap((node): TemplateNode[] => {
      if (node.node === "formula") return [node];
      if (node.node === "section") return [{ ...node, children: extracted(node.children) }];
      if (isOwnAccount(node.id)) return [];
      const style = node.style && { style: node.style };
      if (node.id === currentEarningsId) return [{ node: "line", ...style }];
      const account = identityOf(spread, node, recognition);
      return account ? [{ node: "line", account, ...style }] : [];
    });
  }
  return {
    format: 1,
    layouts: {
      BalanceSheet: extracted(spread.layouts.BalanceSheet),
      IncomeStatement: extracted(spread.layouts.IncomeStatement),
    },
    numberStyle: spread.numberStyle,
  };
}

/** By what a person said it is, where they did. */
export function identityOf(
  { classifications }: Spread,
  node: AccountNode,
  { identity, mask }: Recognition,
): AccountIdentity | undefined {
  const known = node.parked ?? identity(node.id);
  if (!known?.name) return undefined;
  const classification = classifications[node.id] ?? known.classification;
  return maskedIdentity({ ...known, classification }, mask);
}
