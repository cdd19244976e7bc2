import type { AccountNode, NodeRef } from "../statement/layout.ts";
import { standardSectionOf } from "../statement/standard-sections.ts";
import { adjustmentBounds, adjustmentFault, isOwnAccount } from "./adjustment.ts";
import type {
  AddOwnAccount,
  Adjust,
  CommandKind,
  RemoveOwnAccount,
  VoidAdjustment,
} from "./command.ts";
import { isSafeCaption } from "./line-commands.ts";
import { accountIn, isLocked, isOfUnknownTypes } from "./permissions.ts";
import { placedNodes, placementOf, withInserted, withoutNodes } from "./spread-tree.ts";

/* Commands that post beside the books, and make the accounts that they post to. */

export const adjust: CommandKind<Adjust> = {
  refusal: (spread, { adjustment }, books) => {
    if (spread.adjustments.some(({ id }) => id === adjustment.id)) return "id-taken";
    if (spread.adjustments.length >= adjustmentBounds.entries) return "too-many-adjustments";
    const fault = adjustmentFault(adjustment, {
      classification: (id) => accountIn(spread, id, books)?.classification,
      calendar: books.calendar,
    });
    return fault && "adjustment-fault";
  },
  apply: (spread, { adjustment }) => ({
    ...spread,
    adjustments: [...spread.adjustments, adjustment].toSorted(byDayThenId),
  }),
  inverse: ({ adjustment }) => ({ do: "void", id: adjustment.id, was: adjustment }),
  anchored: (_, command) => command,
};

export const voidAdjustment: CommandKind<VoidAdjustment> = {
  refusal: (spread, { id }) =>
    spread.adjustments.some((one) => one.id === id) ? undefined : "unknown-node",
  apply: (spread, { id }) => ({
    ...spread,
    adjustments: spread.adjustments.filter((one) => one.id !== id),
  }),
  inverse: ({ was }) => ({ do: "adjust", adjustment: was }),
  anchored: (spread, command) => {
    const was = spread.adjustments.find(({ id }) => id === command.id);
    return was && { ...command, was };
  },
};

/** A fixed order, so that undo and redo leave no trace. */
function byDayThenId(
  one: { readonly day: string; readonly id: string },
  other: { readonly day: string; readonly id: string },
): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

export const addOwnAccount: CommandKind<AddOwnAccount> = {
  refusal: (spread, { account: { id, name, classification }, place }) => {
    const target = placedNodes(spread).get(place.to);
    if (target?.node.node !== "section" || place.node !== refOfOwn(id)) return "unknown-node";
    if (!isOwnAccount(id) || placedNodes(spread).has(place.node)) return "id-taken";
    if (!isSafeCaption(name)) return "unsafe-text";
    if (spread.ownAccounts.length >= adjustmentBounds.ownAccounts) return "too-many-adjustments";
    if (isLocked(target)) return "locked";
    if (isOfUnknownTypes(target)) return "only-unknown-types";
    if (classification === "retained_earnings") return "earnings-stay-in-equity";
    const statement = standardSectionOf.get(classification)?.type;
    return target.type === statement ? undefined : "other-statement";
  },
  apply: (spread, { account, place }) => {
    const line: AccountNode = { node: "account", id: account.id };
    const ownAccounts = [...spread.ownAccounts, account].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return { ...withInserted(spread, [line], place), ownAccounts };
  },
  inverse: ({ account, place }) => ({
    do: "removeOwnAccount",
    id: account.id,
    was: { account, place },
  }),
  anchored: (_, command) => command,
};

export const removeOwnAccount: CommandKind<RemoveOwnAccount> = {
  refusal: (spread, { id }) => {
    const used = spread.adjustments.some(({ lines }) =>
      lines.some(({ accountId }) => accountId === id),
    );
    if (used) return "not-zero";
    return spread.ownAccounts.some((account) => account.id === id) ? undefined : "unknown-node";
  },
  apply: (spread, { id }) => ({
    ...withoutNodes(spread, new Set([refOfOwn(id)])),
    ownAccounts: spread.ownAccounts.filter((account) => account.id !== id),
  }),
  inverse: ({ was }) => ({ do: "addOwnAccount", ...was }),
  anchored: (spread, command) => {
    const account = spread.ownAccounts.find(({ id }) => id === command.id);
    const place = placementOf(spread, refOfOwn(command.id));
    return account && place && { ...command, was: { account, place } };
  },
};

function refOfOwn(id: string): NodeRef {
  return `account/${id}`;
}
