import {
  type AccountIdentity,
  type AccountNode,
  type FormulaNode,
  type LayoutNode,
  type LineStyle,
  type NodeRef,
  refOf,
  type SectionNode,
  type StatementType,
} from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { equitySectionId, standardSectionOf } from "../statement/standard-sections.ts";
import type { NumberStyle } from "../statement/statement.ts";
import { type Matchable, type MatchRule, matchAccounts } from "./account-matching.ts";
import { ownAccountPrefix } from "./adjustment.ts";
import type { ReplaceSpread, SpreadBooks } from "./command.ts";
import { accountIn, isEarnings, isLocked } from "./permissions.ts";
import { type Spread, statementTypes } from "./spread.ts";
import { type PlacedNode, placedNodes, withInserted } from "./spread-tree.ts";

/** A reusable layout: sections and results as is, lines by what identifies their account. */
export interface TemplateContent {
  readonly format: 1;
  readonly layouts: Readonly<Record<StatementType, readonly TemplateNode[]>>;
  readonly numberStyle: NumberStyle;
}

export type TemplateNode = TemplateSection | TemplateLine | FormulaNode;

export interface TemplateSection extends Omit<SectionNode, "children"> {
  readonly children: readonly TemplateNode[];
}

/** Identities stay on the server, because account names are private. */
export interface TemplateLine {
  readonly node: "line";
  /** Absent for current earnings. */
  readonly account?: AccountIdentity;
  readonly style?: LineStyle;
}

export interface TemplatePlan {
  readonly spread: Spread;
  readonly moved: readonly {
    readonly account: NodeRef;
    readonly from: NodeRef;
    readonly to: NodeRef;
  }[];
  /** Lines without a place: they keep their section if it remains, else are flagged. */
  readonly unplaced: readonly NodeRef[];
}

/** Without account captions and own accounts. */
export function extractTemplate(
  spread: Spread,
  identity: (accountId: string) => AccountIdentity | undefined,
): TemplateContent {
  function extracted(nodes: readonly LayoutNode[]): TemplateNode[] {
    return nodes.flatMap((node): TemplateNode[] => {
      if (node.node === "formula") return [node];
      if (node.node === "section") return [{ ...node, children: extracted(node.children) }];
      if (node.id.startsWith(ownAccountPrefix)) return [];
      const style = node.style && { style: node.style };
      if (node.id === currentEarningsId) return [{ node: "line", ...style }];
      const known = node.parked ?? identity(node.id);
      if (!known) return [];
      const { number, name, fullName, classification } = known;
      const account = { ...(number !== undefined && { number }), name, fullName, classification };
      return [{ node: "line", account, ...style }];
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

const rules: readonly MatchRule[] = [
  "number-and-name",
  "number-and-classification",
  "name",
  "full-name",
];

/**
 * Matches accounts by number with name or classification, then by name, hierarchical name and classification; ambiguous
 * ones get no place. Nothing leaves its statement, and locked lines stay.
 */
export function planTemplate(
  template: TemplateContent,
  spread: Spread,
  identity: (accountId: string) => AccountIdentity | undefined,
  books: SpreadBooks,
): TemplatePlan {
  const places = placesOf(template);
  const lines = [...placedNodes(spread).values()].filter(isAccount);
  const movable = lines.filter((placed) => !isLocked(placed) && !isEarnings(placed.node, books));
  const matched = new Map(
    statementTypes.flatMap((type) => [
      ...matchAccounts(
        movable
          .filter((placed) => placed.type === type)
          .flatMap(({ node }): Matchable<NodeRef>[] => {
            const account = node.parked ?? identity(node.id);
            return account ? [{ ...account, key: refOf(node) }] : [];
          }),
        places
          .filter((place) => place.type === type)
          .flatMap((place): Matchable<Place>[] =>
            place.account ? [{ ...place.account, key: place }] : [],
          ),
        rules,
      ),
    ]),
  );

  const placeOf = new Map<NodeRef, { section: NodeRef; line?: TemplateLine }>();
  const unplaced: NodeRef[] = [];
  for (const { node, type } of movable) {
    const ref = refOf(node);
    const place = matched.get(ref);
    if (place && !place.locked) {
      placeOf.set(ref, { section: place.section, line: place.line });
      continue;
    }
    const classification =
      node.parked?.classification ?? accountIn(spread, node.id, books)?.classification;
    const sections = new Set(
      places
        .filter(
          (one) =>
            one.type === type && !one.locked && one.account?.classification === classification,
        )
        .map(({ section }) => section),
    );
    const [only, ...others] = sections;
    const own = node.id.startsWith(ownAccountPrefix);
    if (only && others.length === 0 && !own) placeOf.set(ref, { section: only });
    else unplaced.push(ref);
  }

  const planned = laidOut(template, spread, lines, placeOf, books);
  const moved = lines.flatMap(({ node, ancestors }) => {
    const before = ancestors.at(-1);
    const after = placedNodes(planned).get(refOf(node))?.ancestors.at(-1);
    if (!before || !after || before.id === after.id) return [];
    return [{ account: refOf(node), from: refOf(before), to: refOf(after) }];
  });
  return { spread: planned, moved, unplaced };
}

/**
 * The plan as a command: one undo takes the template off again.
 * @public The statement editor is the first to use it.
 */
export function applyTemplate(
  { spread }: TemplatePlan,
  was: Spread,
  { id, version }: { readonly id: string; readonly version: number },
): ReplaceSpread {
  return { do: "replaceSpread", origin: { kind: "template", id, version }, spread, was };
}

interface Place {
  readonly line: TemplateLine;
  readonly account?: AccountIdentity;
  readonly type: StatementType;
  readonly section: NodeRef;
  readonly locked: boolean;
}

function placesOf({ layouts }: TemplateContent): Place[] {
  const places: Place[] = [];
  function collect(type: StatementType, nodes: readonly TemplateNode[], section?: TemplateSection) {
    for (const node of nodes) {
      if (node.node === "section") collect(type, node.children, node);
      if (node.node !== "line" || !section) continue;
      const { children: _, ...head } = section;
      const locked = isLocked({ node: { ...head, children: [] }, ancestors: [] });
      const account = node.account && { account: node.account };
      places.push({ line: node, ...account, type, section: refOf(section), locked });
    }
  }
  collect("BalanceSheet", layouts.BalanceSheet);
  collect("IncomeStatement", layouts.IncomeStatement);
  return places;
}

function isAccount(placed: PlacedNode): placed is PlacedNode & { readonly node: AccountNode } {
  return placed.node.node === "account";
}

function laidOut(
  template: TemplateContent,
  spread: Spread,
  lines: readonly (PlacedNode & { readonly node: AccountNode })[],
  placeOf: ReadonlyMap<NodeRef, { readonly section: NodeRef; readonly line?: TemplateLine }>,
  books: SpreadBooks,
): Spread {
  const byLine = new Map<TemplateLine, AccountNode>();
  for (const { node } of lines) {
    const line = placeOf.get(refOf(node))?.line;
    if (line) byLine.set(line, { ...node, ...(line.style && { style: line.style }) });
  }
  function filled(nodes: readonly TemplateNode[]): LayoutNode[] {
    return nodes.flatMap((node): LayoutNode[] => {
      if (node.node === "section") return [{ ...node, children: filled(node.children) }];
      if (node.node === "formula") return [node];
      const line = byLine.get(node);
      return line ? [line] : [];
    });
  }
  let planned: Spread = {
    ...spread,
    numberStyle: template.numberStyle,
    layouts: {
      BalanceSheet: filled(template.layouts.BalanceSheet),
      IncomeStatement: filled(template.layouts.IncomeStatement),
    },
  };
  for (const placed of lines) {
    const { node, ancestors } = placed;
    if (placedNodes(planned).has(refOf(node))) continue;
    const here = placeOf.get(refOf(node))?.section ?? refOf(ancestors.at(-1) ?? placed.node);
    const survives = placedNodes(planned).get(here)?.type === placed.type;
    const earnings = isEarnings(node, books);
    const to = survives ? here : fallback(planned, spread, placed, books);
    const flagged = !survives && !earnings;
    planned = withInserted(planned, [flagged ? { ...node, flagged: true } : node], { to });
  }
  return planned;
}

/** The standard section, or the innermost enclosing one that remains. */
function fallback(
  planned: Spread,
  spread: Spread,
  { node, type, ancestors }: PlacedNode,
  books: SpreadBooks,
): NodeRef {
  const classification =
    (node.node === "account" ? node.parked?.classification : undefined) ??
    accountIn(spread, node.id, books)?.classification;
  const standard = classification && standardSectionOf.get(classification);
  const wanted: NodeRef[] = [
    ...(isEarnings(node, books) ? [`section/${equitySectionId}` as const] : []),
    ...(standard && standard.type === type ? [`section/${standard.sectionId}` as const] : []),
    ...ancestors.map(refOf).toReversed(),
  ];
  const left = wanted.find((ref) => placedNodes(planned).has(ref));
  return left ?? refOf(ancestors[0] ?? node);
}
