import { type LayoutNode, type NodeRef, refOf } from "../statement/layout.ts";
import { sameValue } from "./apply-command.ts";
import { type Spread, statementTypes } from "./spread.ts";
import { type PlacedNode, placedNodes } from "./spread-tree.ts";

/**
 * The lines that read differently or stand elsewhere than in the saved spread. What surrounds a line that moved isn't
 * among them, nor are sections around a change.
 */
export function changedNodes(saved: Spread, spread: Spread): ReadonlySet<NodeRef> {
  const changed = new Set<NodeRef>();
  if (saved === spread) return changed;
  const before = placedNodes(saved);
  for (const type of statementTypes) {
    collect(spread.layouts[type], saved.layouts[type], undefined, before, changed);
  }
  for (const id of reclassified(saved, spread)) changed.add(`account/${id}`);
  return changed;
}

function collect(
  siblings: readonly LayoutNode[],
  savedSiblings: readonly LayoutNode[] | undefined,
  parent: NodeRef | undefined,
  before: ReadonlyMap<NodeRef, PlacedNode>,
  changed: Set<NodeRef>,
): void {
  // Edits keep the lists that they don't change.
  if (siblings === savedSiblings) return;
  const stayed = siblings.flatMap((node) => {
    const saved = before.get(refOf(node));
    return saved && parentOf(saved) === parent ? [{ ref: refOf(node), place: saved.index }] : [];
  });
  const kept = new Set(longestRising(stayed).map(({ ref }) => ref));
  for (const node of siblings) {
    const ref = refOf(node);
    const saved = before.get(ref)?.node;
    if (!saved || !kept.has(ref) || !readsTheSame(saved, node)) changed.add(ref);
    if (node.node !== "section") continue;
    const savedChildren = saved?.node === "section" ? saved.children : undefined;
    collect(node.children, savedChildren, ref, before, changed);
  }
}

function parentOf({ ancestors }: PlacedNode): NodeRef | undefined {
  const parent = ancestors.at(-1);
  return parent && refOf(parent);
}

function readsTheSame(saved: LayoutNode, node: LayoutNode): boolean {
  return saved === node || sameValue({ ...saved, children: [] }, { ...node, children: [] });
}

function reclassified(saved: Spread, spread: Spread): string[] {
  const [was, is] = [saved.classifications, spread.classifications];
  const ids = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...ids].filter((id) => was[id] !== is[id]);
}

/** The most that can have stayed in their order; all others moved past them. */
function longestRising<T extends { readonly place: number }>(all: readonly T[]): T[] {
  /** By length, the run that ends lowest, linked to what comes before its end. */
  const ends: Run<T>[] = [];
  for (const last of all) {
    const at = ends.findLastIndex((end) => end.last.place < last.place) + 1;
    const previous = ends[at - 1];
    ends[at] = { last, ...(previous && { previous }) };
  }
  const run: T[] = [];
  for (let end = ends.at(-1); end; end = end.previous) run.unshift(end.last);
  return run;
}

interface Run<T> {
  readonly last: T;
  readonly previous?: Run<T>;
}
