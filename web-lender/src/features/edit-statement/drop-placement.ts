import type { Spread } from "@tieout/core/spread/spread";
import { type Placement, placedNodes } from "@tieout/core/spread/spread-tree";
import { type NodeRef, refOf } from "@tieout/core/statement/layout";
import type { DropPlace } from "@tieout/ui-kit";

/** Where a drop on a node's line moves the dragged lines. Undefined next to outermost sections and results. */
export function placementAt(
  spread: Spread,
  ref: NodeRef,
  at: DropPlace["at"],
): Omit<Placement, "node"> | undefined {
  const placed = placedNodes(spread).get(ref);
  if (!placed) return undefined;
  const { node, ancestors, siblings, index } = placed;
  if (node.node === "section" && (at === "first" || at === "last")) {
    return placement(refOf(node), at === "first" ? node.children[0] : undefined);
  }
  const parent = ancestors.at(-1);
  // A result is a total without a section: a drop on its lower half goes after it, any other before it.
  return parent && placement(refOf(parent), at === "after" ? siblings[index + 1] : node);
}

function placement(to: NodeRef, before: Parameters<typeof refOf>[0] | undefined) {
  return { to, ...(before && { before: refOf(before) }) };
}
