import { type LayoutNode, type NodeRef, refOf, type SectionNode } from "../statement/layout.ts";
import type { LinePermissions } from "../statement/presentation.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import {
  equitySectionId,
  lockedSectionIds,
  standardSectionIds,
  unknownSectionId,
} from "../statement/standard-sections.ts";
import type { LineItemType } from "../statement/statement.ts";
import {
  type BookAccount,
  type CommandRefusal,
  type SpreadBooks,
  spreadBounds,
} from "./command.ts";
import type { Spread } from "./spread.ts";
import { type PlacedNode, placedNodes } from "./spread-tree.ts";

/** Cash, receivables and payables can't change (specification 001, §5). */
export function isLocked({ node, ancestors }: Pick<PlacedNode, "node" | "ancestors">): boolean {
  return isLockedSection(node) || ancestors.some(isLockedSection);
}

function isLockedSection({ node, id }: LayoutNode): boolean {
  return node === "section" && lockedSectionIds.has(id);
}

/** Retained and current earnings, which equity must keep. */
export function isEarnings(node: LayoutNode, books: SpreadBooks): boolean {
  if (node.node !== "account") return false;
  return (
    node.id === currentEarningsId || books.account(node.id)?.classification === "retained_earnings"
  );
}

function holds(node: LayoutNode, wanted: (node: LayoutNode) => boolean): boolean {
  return (
    wanted(node) || (node.node === "section" && node.children.some((child) => holds(child, wanted)))
  );
}

export function holdsLocked(node: LayoutNode): boolean {
  return holds(node, isLockedSection);
}

/** From the books or our own, with a person's classification. */
export function accountIn(
  { classifications, ownAccounts }: Spread,
  accountId: string,
  books: SpreadBooks,
): BookAccount | undefined {
  const own = ownAccounts.find(({ id }) => id === accountId);
  const account = own ? { ...own, classifiedBySource: true } : books.account(accountId);
  const said = classifications[accountId];
  return account && said ? { ...account, classification: said } : account;
}

/** Whether an account may be selected, and so moved with others (S-U90). */
export function canSelect(placed: PlacedNode, books: SpreadBooks): boolean {
  return placed.node.node === "account" && !isLocked(placed) && !isEarnings(placed.node, books);
}

/** Only lines that are zero in every view of the books and have no adjustments. */
export function canHide(spread: Spread, placed: PlacedNode, books: SpreadBooks): boolean {
  const { id } = placed.node;
  const adjusted = spread.adjustments.some(({ lines }) =>
    lines.some(({ accountId }) => accountId === id),
  );
  return canSelect(placed, books) && books.dormant(id) && !adjusted;
}

/** Its content needs another place first. */
export function canRemoveSection({ node, ancestors }: PlacedNode): boolean {
  return node.node === "section" && ancestors.length > 0 && !holdsLocked(node);
}

/** Why an account or section can't be placed in section `to`; undefined where it can. */
export function placeRefusal(
  spread: Spread,
  ref: NodeRef,
  to: NodeRef,
  books: SpreadBooks,
): CommandRefusal | undefined {
  const placed = placedNodes(spread).get(ref);
  const target = placedNodes(spread).get(to);
  if (!placed || placed.node.node === "formula" || target?.node.node !== "section") {
    return "unknown-node";
  }
  const parent = placed.ancestors.at(-1);
  if (!parent) return "outermost";
  if (isLocked(placed) || isLocked(target)) return "locked";
  if (placed.type !== target.type) return "other-statement";
  if (ref === to || target.ancestors.some((section) => refOf(section) === ref)) {
    return "inside-itself";
  }
  if (refOf(parent) === to) return undefined;
  if (holdsLocked(placed.node)) return "locked";
  if (holds(placed.node, (node) => isEarnings(node, books))) {
    const withinEquity =
      isInEquity(placed.ancestors) && isInEquity([...target.ancestors, target.node]);
    if (!withinEquity) return "earnings-stay-in-equity";
  }
  if (
    isOfUnknownTypes(target) &&
    holds(placed.node, (node) => isOfKnownType(spread, node, books))
  ) {
    return "only-unknown-types";
  }
  const depth = target.ancestors.length + 1 + heightOf(placed.node);
  return depth > spreadBounds.depth ? "too-deep" : undefined;
}

function isInEquity(ancestors: readonly SectionNode[]): boolean {
  return ancestors.some(({ id }) => id === equitySectionId);
}

/** The section of unknown types or one inside it, which are in no total of the balance sheet. */
export function isOfUnknownTypes({
  node,
  ancestors,
}: Pick<PlacedNode, "node" | "ancestors">): boolean {
  return [...ancestors, node].some(
    (around) => around.node === "section" && around.id === unknownSectionId,
  );
}

/** Standard sections are, since a later collection brings them accounts. A parked line is what its account was. */
function isOfKnownType(spread: Spread, node: LayoutNode, books: SpreadBooks): boolean {
  if (node.node === "section") return standardSectionIds.has(node.id);
  if (node.node !== "account") return false;
  const { classification } = node.parked ?? accountIn(spread, node.id, books) ?? {};
  return classification !== "unknown";
}

/** Nesting depth, the node included if it's a section. */
function heightOf(node: LayoutNode): number {
  if (node.node !== "section") return 0;
  return 1 + Math.max(0, ...node.children.map(heightOf));
}

/** Whether a section may be added to this one. */
export function sectionTakesMore(spread: Spread, ref: NodeRef): boolean {
  const placed = placedNodes(spread).get(ref);
  if (placed?.node.node !== "section" || isLocked(placed)) return false;
  return placed.ancestors.length + 1 < spreadBounds.depth;
}

export function isFlagged(placed: PlacedNode | undefined): boolean {
  return placed?.node.node === "account" && placed.node.flagged === true;
}

/** What may be done with each line (S-E41). `shownNodes` gives the nodes that have a line in the view; asked once. */
export function linePermissions(
  spread: Spread,
  books: SpreadBooks,
  shownNodes: () => ReadonlySet<NodeRef>,
): (ref: NodeRef, lineItemType: LineItemType) => LinePermissions {
  let shown: ReadonlySet<NodeRef> | undefined;
  return (ref, lineItemType) => {
    const placed = placedNodes(spread).get(ref);
    if (!placed) return nothingAllowed;
    const locked = isLocked(placed);
    if (lineItemType === "SectionFooter" || lineItemType === "Formula") {
      return locked ? onlyLocked : onlyRenamed;
    }
    const isHeader = lineItemType === "SectionHeader";
    const sorts = !locked && placed.ancestors.length > 0;
    shown ??= shownNodes();
    const nodes = shown;
    const isShown = (node: LayoutNode) => nodes.has(refOf(node));
    return {
      isLocked: locked,
      canRename: !locked,
      canSelect: canSelect(placed, books),
      canDeleteLineItem: !isHeader && canHide(spread, placed, books),
      canDeleteSection: isHeader && canRemoveSection(placed),
      canIncrementSortOrder: sorts && neighbor(placed, 1, isShown) !== undefined,
      canDecrementSortOrder: sorts && neighbor(placed, -1, isShown) !== undefined,
      canAddSubsection: isHeader && sectionTakesMore(spread, ref),
      canEditReportedAs: isHeader && sorts,
    };
  };
}

/** The next sibling that counts, downward by 1 or upward by -1. */
export function neighbor(
  { siblings, index }: PlacedNode,
  step: 1 | -1,
  counts: (node: LayoutNode) => boolean,
): LayoutNode | undefined {
  for (let i = index + step; i >= 0 && i < siblings.length; i += step) {
    const node = siblings[i];
    if (node && counts(node)) return node;
  }
  return undefined;
}

const nothingAllowed: LinePermissions = {
  isLocked: false,
  canRename: false,
  canSelect: false,
  canDeleteLineItem: false,
  canDeleteSection: false,
  canIncrementSortOrder: false,
  canDecrementSortOrder: false,
  canAddSubsection: false,
  canEditReportedAs: false,
};
const onlyLocked: LinePermissions = { ...nothingAllowed, isLocked: true };
const onlyRenamed: LinePermissions = { ...nothingAllowed, canRename: true };
