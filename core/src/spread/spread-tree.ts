import {
  type LayoutNode,
  type NodeRef,
  refOf,
  type SectionNode,
  type StatementType,
} from "../statement/layout.ts";
import { type Spread, statementTypes } from "./spread.ts";

/** A node together with where it stands. */
export interface PlacedNode {
  readonly node: LayoutNode;
  readonly type: StatementType;
  /** From the outermost section down, without the node itself. */
  readonly ancestors: readonly SectionNode[];
  readonly siblings: readonly LayoutNode[];
  readonly index: number;
}

/** Where a node is to stand: in a section, before a sibling or at its end. */
export interface Placement {
  readonly node: NodeRef;
  readonly to: NodeRef;
  readonly before?: NodeRef;
}

/** Every node of a spread by its reference, in the order on paper. Read once for each spread. */
export function placedNodes(spread: Spread): ReadonlyMap<NodeRef, PlacedNode> {
  const known = remembered.get(spread);
  if (known) return known;
  const placed = new Map<NodeRef, PlacedNode>();
  for (const type of statementTypes) place(placed, type, spread.layouts[type], []);
  remembered.set(spread, placed);
  return placed;
}

/** Spreads are never changed in place. Forgotten together with them. */
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

/** Where a node stands now. Outermost nodes have no such place, since they don't move. */
export function placementOf(spread: Spread, ref: NodeRef): Placement | undefined {
  const placed = placedNodes(spread).get(ref);
  const parent = placed?.ancestors.at(-1);
  if (!placed || !parent) return undefined;
  const next = placed.siblings[placed.index + 1];
  return { node: ref, to: refOf(parent), ...(next && { before: refOf(next) }) };
}

/** The nodes named, in the order on paper, without those inside another one that is named. */
export function outermostInOrder(spread: Spread, refs: readonly NodeRef[]): NodeRef[] {
  const named = new Set(refs);
  return [...placedNodes(spread)]
    .filter(
      ([ref, { ancestors }]) =>
        named.has(ref) && !ancestors.some((section) => named.has(refOf(section))),
    )
    .map(([ref]) => ref);
}

/** Changes one node; a node that isn't there leaves the spread as it is. */
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

/** Changes the children of one section. */
export function withChildren(
  spread: Spread,
  section: NodeRef,
  change: (children: readonly LayoutNode[]) => readonly LayoutNode[],
): Spread {
  return withNode(spread, section, (node) =>
    node.node === "section" ? { ...node, children: change(node.children) } : node,
  );
}

/** Puts other siblings in place of a node's, and what follows from it all the way up. */
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

/** Takes nodes out, each with all that it holds. */
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

/** Puts nodes into a section before one of its children; at its end where that one isn't there. */
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

/**
 * Puts each node where it's told to stand. The last is placed first, so that a list made from the order on
 * paper, where each stands before the one that follows it, brings back exactly that order.
 */
export function withPlacements(spread: Spread, placements: readonly Placement[]): Spread {
  const placed = placedNodes(spread);
  const taken = withoutNodes(spread, new Set(placements.map(({ node }) => node)));
  return runsOf(placements).reduceRight((result, run) => {
    const nodes = run.flatMap(({ node }) => placed.get(node)?.node ?? []);
    const last = run.at(-1);
    return last ? withInserted(result, nodes, last) : result;
  }, taken);
}

/** Placements of which each stands before the next, so that forty lines are inserted at once. */
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
