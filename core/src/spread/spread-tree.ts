import {
  type LayoutNode,
  type NodeRef,
  refOf,
  type SectionNode,
  type StatementType,
} from "../statement/layout.ts";
import { type Spread, statementTypes } from "./spread.ts";

export interface PlacedNode {
  readonly node: LayoutNode;
  readonly type: StatementType;
  /** From the outermost section down, without the node. */
  readonly ancestors: readonly SectionNode[];
  readonly siblings: readonly LayoutNode[];
  readonly index: number;
}

/** In a section, before a sibling, or at the end without one. */
export interface Placement {
  readonly node: NodeRef;
  readonly to: NodeRef;
  readonly before?: NodeRef;
}

/** Every node by reference, in paper order; computed once for each spread. */
export function placedNodes(spread: Spread): ReadonlyMap<NodeRef, PlacedNode> {
  const known = remembered.get(spread);
  if (known) return known;
  const placed = new Map<NodeRef, PlacedNode>();
  for (const type of statementTypes) place(placed, type, spread.layouts[type], []);
  remembered.set(spread, placed);
  return placed;
}

/** Safe because spreads are immutable; collected with them. */
const remembered = new WeakMap<Spread, ReadonlyMap<NodeRef, PlacedNode>>();

function place(
  placed: Map<NodeRef, PlacedNode>,
  type: StatementType,
  siblings: readonly LayoutNode[],
  ancestors: readonly SectionNode[],
): void {
  for (const [index, node] of siblings.entries()) {
    placed.set(refOf(node), { node, type, ancestors, siblings, index });
    if (node.node === "section") place(placed, type, node.children, [...ancestors, node]);
  }
}

/** With the outermost section around a node, where this layout was made before there was one. */
export function withOutermost(
  spread: Spread,
  { type, ancestors: [outermost] }: Pick<PlacedNode, "type" | "ancestors">,
): Spread {
  if (!outermost || placedNodes(spread).has(refOf(outermost))) return spread;
  const nodes = [...spread.layouts[type], { ...outermost, children: [] }];
  return { ...spread, layouts: { ...spread.layouts, [type]: nodes } };
}

/** Outermost nodes don't move, so they have none. */
export function placementOf(spread: Spread, ref: NodeRef): Placement | undefined {
  const placed = placedNodes(spread).get(ref);
  const parent = placed?.ancestors.at(-1);
  if (!placed || !parent) return undefined;
  const next = placed.siblings[placed.index + 1];
  return { node: ref, to: refOf(parent), ...(next && { before: refOf(next) }) };
}

/** In paper order, without nodes inside other named ones. */
export function outermostInOrder(spread: Spread, refs: readonly NodeRef[]): NodeRef[] {
  const named = new Set(refs);
  const placed = placedNodes(spread);
  const isInside = (ref: NodeRef) =>
    placed.get(ref)?.ancestors.some((section) => named.has(refOf(section))) ?? false;
  return [...placed.keys()].filter((ref) => named.has(ref) && !isInside(ref));
}

/** Unchanged where the node is missing. */
export function withNode(
  spread: Spread,
  ref: NodeRef,
  change: (node: LayoutNode) => LayoutNode,
): Spread {
  const placed = placedNodes(spread).get(ref);
  if (!placed) return spread;
  const changed = change(placed.node);
  return withSiblings(spread, placed, placed.siblings.with(placed.index, changed));
}

export function withChildren(
  spread: Spread,
  section: NodeRef,
  change: (children: readonly LayoutNode[]) => readonly LayoutNode[],
): Spread {
  return withNode(spread, section, (node) =>
    node.node === "section" ? { ...node, children: change(node.children) } : node,
  );
}

/** Replaces siblings and rebuilds the path to the root. */
function withSiblings(
  spread: Spread,
  { type, ancestors }: PlacedNode,
  siblings: readonly LayoutNode[],
): Spread {
  let nodes = siblings;
  for (let level = ancestors.length - 1; level >= 0; level--) {
    const section = ancestors[level];
    if (!section) break;
    const changed: SectionNode = { ...section, children: nodes };
    const around = level === 0 ? spread.layouts[type] : (ancestors[level - 1]?.children ?? []);
    nodes = around.map((node) => (node === section ? changed : node));
  }
  return { ...spread, layouts: { ...spread.layouts, [type]: nodes } };
}

export function withoutNodes(spread: Spread, refs: ReadonlySet<NodeRef>): Spread {
  return {
    ...spread,
    layouts: {
      BalanceSheet: without(spread.layouts.BalanceSheet, refs),
      IncomeStatement: without(spread.layouts.IncomeStatement, refs),
    },
  };
}

function without(nodes: readonly LayoutNode[], refs: ReadonlySet<NodeRef>): readonly LayoutNode[] {
  const kept = nodes.filter((node) => !refs.has(refOf(node)));
  const inside = kept.map((node) => {
    if (node.node !== "section") return node;
    const children = without(node.children, refs);
    return children === node.children ? node : { ...node, children };
  });
  const same = inside.length === nodes.length && inside.every((node, i) => node === nodes[i]);
  return same ? nodes : inside;
}

/** Before `before`, or at the end where that is missing. */
export function withInserted(
  spread: Spread,
  nodes: readonly LayoutNode[],
  { to, before }: Omit<Placement, "node">,
): Spread {
  return withChildren(spread, to, (children) => {
    const at = before ? children.findIndex((child) => refOf(child) === before) : -1;
    return children.toSpliced(at < 0 ? children.length : at, 0, ...nodes);
  });
}

/** Places the last first, so a list in paper order, each before the next, restores exactly that order. */
export function withPlacements(spread: Spread, placements: readonly Placement[]): Spread {
  const placed = placedNodes(spread);
  const taken = withoutNodes(spread, new Set(placements.map(({ node }) => node)));
  return runsOf(placements).reduceRight((result, run) => {
    const nodes = run.flatMap(({ node }) => placed.get(node)?.node ?? []);
    const last = run.at(-1);
    return last ? withInserted(result, nodes, last) : result;
  }, taken);
}

/** Runs of adjacent placements, inserted at once. */
function runsOf(placements: readonly Placement[]): Placement[][] {
  const runs: Placement[][] = [];
  for (const placement of placements) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.to === placement.to && last.before === placement.node) run.push(placement);
    else runs.push([placement]);
  }
  return runs;
}
