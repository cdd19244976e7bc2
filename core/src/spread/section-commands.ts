import { type LayoutNode, type NodeRef, refOf, type SectionNode } from "../statement/layout.ts";
import {
  type AddSection,
  type CommandKind,
  type CommandRefusal,
  type RemovedSection,
  type RemoveSection,
  type RestoreSection,
  type SpreadBooks,
  spreadBounds,
} from "./command.ts";
import { isSafeCaption } from "./line-commands.ts";
import { canRemoveSection, isLocked, placeRefusal } from "./permissions.ts";
import { firstOf } from "./place-commands.ts";
import type { Spread } from "./spread.ts";
import {
  outermostInOrder,
  placedNodes,
  placementOf,
  withInserted,
  withoutNodes,
} from "./spread-tree.ts";

export const addSection: CommandKind<AddSection> = {
  refusal: (spread, { id, to, headerCaption, footerCaption }) =>
    newSectionRefusal(spread, id, to) ??
    (isSafeCaption(headerCaption) && isSafeCaption(footerCaption) ? undefined : "unsafe-text"),
  apply: (spread, command) => withInserted(spread, [added(command)], command),
  inverse: (command) => {
    const { id, to, before } = command;
    const section: NodeRef = `section/${id}`;
    const place = { node: section, to, ...(before && { before }) };
    return { do: "removeSection", section, was: { section: added(command), place, children: [] } };
  },
  anchored: (spread, command) => (placedNodes(spread).has(command.to) ? command : undefined),
};

function added({ id, headerCaption, footerCaption, side }: AddSection): SectionNode {
  return { node: "section", id, headerCaption, footerCaption, reportedAs: side, children: [] };
}

export const removeSection: CommandKind<RemoveSection> = {
  refusal: (spread, { section, to }, books) => removalRefusal(spread, section, to, books),
  apply: (spread, { section, to }) => {
    const children = childrenOf(spread, section);
    const without = withoutNodes(spread, new Set([section]));
    return to === undefined ? without : withInserted(without, children, { to });
  },
  inverse: ({ to, was }) => ({ do: "restoreSection", restored: was, ...(to && { from: to }) }),
  anchored: (spread, { section, to }) => removalOf(spread, section, to),
};

/** Undefined where there is no such section, or it's an outermost one. */
export function removalOf(
  spread: Spread,
  section: NodeRef,
  to: NodeRef | undefined,
): RemoveSection | undefined {
  const was = removable(spread, section);
  return was && { do: "removeSection", section, ...(to && { to }), was };
}

/** Why a section can't be removed with its content moved to `to`; undefined where it can. */
export function removalRefusal(
  spread: Spread,
  section: NodeRef,
  to: NodeRef | undefined,
  books: SpreadBooks,
): CommandRefusal | undefined {
  const placed = placedNodes(spread).get(section);
  if (placed?.node.node !== "section") return "unknown-node";
  if (placed.ancestors.length === 0) return "outermost";
  if (!canRemoveSection(placed)) return "locked";
  const { children } = placed.node;
  if (to === undefined) return children.length === 0 ? undefined : "not-empty";
  const target = placedNodes(spread).get(to);
  if (target?.node.node !== "section") return "unknown-node";
  if ([...target.ancestors, target.node].includes(placed.node)) return "inside-itself";
  return firstOf(children, (child) => placeRefusal(spread, refOf(child), to, books));
}

function removable(spread: Spread, ref: NodeRef): RemovedSection | undefined {
  const node = placedNodes(spread).get(ref)?.node;
  const place = placementOf(spread, ref);
  if (node?.node !== "section" || !place) return undefined;
  return { section: { ...node, children: [] }, place, children: node.children.map(refOf) };
}

export const restoreSection: CommandKind<RestoreSection> = {
  refusal: (spread, { restored: { section, place, children } }, books) => {
    const captions = [section.headerCaption, section.footerCaption];
    if (section.children.length > 0) return "not-empty";
    if (captions.some((text) => text !== undefined && !isSafeCaption(text))) return "unsafe-text";
    // A child named twice, or inside another, would return twice.
    if (outermostInOrder(spread, children).length !== children.length) return "inside-itself";
    return (
      newSectionRefusal(spread, section.id, place.to) ??
      firstOf(children, (child) => placeRefusal(spread, child, place.to, books))
    );
  },
  apply: (spread, { restored: { section, place, children } }) => {
    const placed = placedNodes(spread);
    const nodes = children.flatMap((child) => placed.get(child)?.node ?? []);
    const taken = withoutNodes(spread, new Set(children));
    return withInserted(taken, [{ ...section, children: nodes }], place);
  },
  inverse: ({ restored, from }) => ({
    do: "removeSection",
    section: refOf(restored.section),
    ...(from && { to: from }),
    was: restored,
  }),
  anchored: (spread, command) => {
    const { place, children } = command.restored;
    const placed = placedNodes(spread);
    return [place.to, ...children].every((ref) => placed.has(ref)) ? command : undefined;
  },
};

/** Why a section can't be added to section `to`; undefined where it can. */
export function newSectionRefusal(
  spread: Spread,
  id: string,
  to: NodeRef,
): CommandRefusal | undefined {
  const placed = placedNodes(spread);
  const target = placed.get(to);
  if (target?.node.node !== "section") return "unknown-node";
  if (isLocked(target)) return "locked";
  if (placed.has(`section/${id}`)) return "id-taken";
  if (target.ancestors.length + 2 > spreadBounds.depth) return "too-deep";
  let sections = 0;
  for (const { node } of placed.values()) if (node.node === "section") sections++;
  return sections >= spreadBounds.sections ? "too-many-sections" : undefined;
}

function childrenOf(spread: Spread, ref: NodeRef): readonly LayoutNode[] {
  const node = placedNodes(spread).get(ref)?.node;
  return node?.node === "section" ? node.children : [];
}
