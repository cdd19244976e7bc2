import { toMinor } from "../money/money.ts";
import { type AccountNode, type NodeRef, refOf, type SectionNode } from "../statement/layout.ts";
import { compareText } from "../statement/standard-layout.ts";
import type {
  CommandKind,
  CommandRefusal,
  LineOrder,
  Move,
  Order,
  Sort,
  SpreadBooks,
} from "./command.ts";
import { accountIn, isLocked, neighbor, placeRefusal } from "./permissions.ts";
import type { Spread } from "./spread.ts";
import {
  outermostInOrder,
  type PlacedNode,
  type Placement,
  placedNodes,
  placementOf,
  withChildren,
  withPlacements,
} from "./spread-tree.ts";

export const move: CommandKind<Move> = {
  refusal: (spread, { places }, books) => {
    const refs = places.map(({ node }) => node);
    if (outermostInOrder(spread, refs).length !== refs.length) return "inside-itself";
    return firstOf(places, ({ node, to }) => placeRefusal(spread, node, to, books));
  },
  apply: (spread, { places }) => withPlacements(spread, places),
  inverse: ({ places, was, ...command }) => ({ ...command, places: was, was: places }),
  anchored: (spread, command) => {
    const order = outermostInOrder(
      spread,
      command.places.map(({ node }) => node),
    );
    const was = order.map((node) => placementOf(spread, node));
    const here = was.filter((place) => place !== undefined);
    return here.length === command.places.length ? { ...command, was: here } : undefined;
  },
};

/** Moves nodes in paper order, with their content. A moving `before` stands for the next sibling that stays. */
export function moveOf(
  spread: Spread,
  refs: readonly NodeRef[],
  { to, before }: Omit<Placement, "node">,
): Move | undefined {
  const nodes = outermostInOrder(spread, refs);
  const moving = new Set(nodes);
  const target = placedNodes(spread).get(to)?.node;
  const children = target?.node === "section" ? target.children.map(refOf) : [];
  const from = before === undefined ? children.length : children.indexOf(before);
  const anchor = children.slice(from).find((child) => !moving.has(child));
  const places = nodes.map((node, i): Placement => {
    const next = nodes[i + 1] ?? anchor;
    return { node, to, ...(next && { before: next }) };
  });
  return move.anchored(spread, { do: "move", places, was: [] }, noBooks);
}

/**
 * Moves nodes of one section past the next sibling that is shown, up by -1 or down by 1, and closes gaps between them.
 * Undefined where none is left to pass, or where they are of several sections.
 */
export function shiftOf(
  spread: Spread,
  refs: readonly NodeRef[],
  step: 1 | -1,
  isShown: (ref: NodeRef) => boolean,
): Move | undefined {
  const placed = placedNodes(spread);
  const nodes = outermostInOrder(spread, refs).flatMap((ref) => placed.get(ref) ?? []);
  const edge = step < 0 ? nodes[0] : nodes.at(-1);
  const parent = edge?.ancestors.at(-1);
  if (!edge || !parent || nodes.some(({ ancestors }) => ancestors.at(-1) !== parent))
    return undefined;
  const moving = new Set(nodes.map(({ node }) => node));
  const passed = neighbor(edge, step, (node) => !moving.has(node) && isShown(refOf(node)));
  if (!passed) return undefined;
  const next = edge.siblings[edge.siblings.indexOf(passed) + 1];
  const before = step < 0 ? passed : next;
  return moveOf(spread, refs, { to: refOf(parent), ...(before && { before: refOf(before) }) });
}

const noBooks: SpreadBooks = {
  calendar: () => undefined,
  account: () => undefined,
  dormant: () => false,
  amount: () => toMinor(0),
};

export const sort: CommandKind<Sort> = {
  refusal: (spread, { section }) => sectionRefusal(spread, section),
  apply: (spread, { section, order }, books) => {
    const placed = placedNodes(spread).get(section);
    if (placed?.node.node !== "section") return spread;
    const sorted = accountsOf(placed.node).toSorted(comparing(order, placed, spread, books));
    return withAccountOrder(spread, section, sorted.map(refOf));
  },
  inverse: ({ section, was }) => ({ do: "order", section, accounts: was, was: [] }),
  anchored: withOrderBefore,
};

export const order: CommandKind<Order> = {
  refusal: (spread, { section, accounts }) => {
    const node = placedNodes(spread).get(section)?.node;
    const here = new Set(node?.node === "section" ? accountsOf(node).map(refOf) : []);
    const named = new Set(accounts);
    const same =
      here.size === accounts.length &&
      here.size === named.size &&
      accounts.every((ref) => here.has(ref));
    return sectionRefusal(spread, section) ?? (same ? undefined : "accounts-differ");
  },
  apply: (spread, { section, accounts }) => withAccountOrder(spread, section, accounts),
  inverse: ({ accounts, was, ...command }) => ({ ...command, accounts: was, was: accounts }),
  anchored: withOrderBefore,
};

function withOrderBefore<C extends Sort | Order>(spread: Spread, command: C): C | undefined {
  const node = placedNodes(spread).get(command.section)?.node;
  return node?.node === "section" ? { ...command, was: accountsOf(node).map(refOf) } : undefined;
}

function sectionRefusal(spread: Spread, ref: NodeRef): CommandRefusal | undefined {
  const placed = placedNodes(spread).get(ref);
  if (placed?.node.node !== "section") return "unknown-node";
  return isLocked(placed) ? "locked" : undefined;
}

function accountsOf({ children }: SectionNode): AccountNode[] {
  return children.filter((child) => child.node === "account");
}

/** Only accounts are reordered; other nodes keep their places. */
function withAccountOrder(spread: Spread, section: NodeRef, accounts: readonly NodeRef[]): Spread {
  return withChildren(spread, section, (children) => {
    const byRef = new Map(children.map((child) => [refOf(child), child]));
    let next = 0;
    return children.map((child) => {
      if (child.node !== "account") return child;
      const ref = accounts[next++];
      return (ref && byRef.get(ref)) ?? child;
    });
  });
}

function comparing(
  lineOrder: LineOrder,
  { node: section, type }: PlacedNode,
  spread: Spread,
  books: SpreadBooks,
): (one: AccountNode, other: AccountNode) => number {
  const caption = ({ id, caption }: AccountNode) =>
    caption ?? accountIn(spread, id, books)?.name ?? "";
  const byCaption = (one: AccountNode, other: AccountNode) =>
    compareText(caption(one), caption(other));
  if (lineOrder.by === "CaptionText") return byCaption;
  if (lineOrder.by === "AmountDescending") {
    const { period } = lineOrder;
    const sign = section.node === "section" && section.reportedAs === "Credit" ? -1 : 1;
    const amount = ({ id }: AccountNode) => sign * books.amount(id, type, period);
    return (one, other) => amount(other) - amount(one);
  }
  return (one, other) => {
    const [number, otherNumber] = [books.account(one.id)?.number, books.account(other.id)?.number];
    if (number === otherNumber) return byCaption(one, other);
    if (number === undefined) return 1;
    if (otherNumber === undefined) return -1;
    return compareText(number, otherNumber) || byCaption(one, other);
  };
}

export function firstOf<T>(
  many: readonly T[],
  refusal: (one: T) => CommandRefusal | undefined,
): CommandRefusal | undefined {
  for (const one of many) {
    const refused = refusal(one);
    if (refused) return refused;
  }
  return undefined;
}
