import type { AccountNode, NodeRef } from "../statement/layout.ts";
import { standardSectionOf } from "../statement/standard-sections.ts";
import type { Accept, Classify, CommandKind, Flag, Hide, Show, SpreadBooks } from "./command.ts";
import { canHide, canSelect, isEarnings, isLocked, isOfUnknownTypes } from "./permissions.ts";
import { firstOf } from "./place-commands.ts";
import type { Spread } from "./spread.ts";
import {
  type Placement,
  placedNodes,
  placementOf,
  withInserted,
  withNode,
  withoutNodes,
} from "./spread-tree.ts";

/* Commands that say something of accounts. */

export const hide: CommandKind<Hide> = {
  refusal: (spread, { account }, books) => {
    const placed = placedNodes(spread).get(account);
    if (placed?.node.node !== "account") return "unknown-node";
    if (placed.node.hidden) return "changed-meanwhile";
    if (!canSelect(placed, books)) return isLocked(placed) ? "locked" : "earnings-stay-in-equity";
    return canHide(spread, placed, books) ? undefined : "not-zero";
  },
  apply: (spread, { account }) =>
    withAccount(spread, account, (line) => ({ ...line, hidden: true })),
  inverse: ({ account }) => ({ do: "show", account }),
  anchored: (spread, command) => (accountAt(spread, command.account) ? command : undefined),
};

export const show: CommandKind<Show> = {
  refusal: (spread, { account }) => {
    const line = accountAt(spread, account);
    if (!line) return "unknown-node";
    return line.hidden ? undefined : "changed-meanwhile";
  },
  apply: (spread, { account }) => withAccount(spread, account, ({ hidden: _, ...line }) => line),
  inverse: ({ account }) => ({ do: "hide", account }),
  anchored: (spread, command) => (accountAt(spread, command.account) ? command : undefined),
};

export const classify: CommandKind<Classify> = {
  refusal: (spread, { account, classification, place }, books) => {
    const placed = placedNodes(spread).get(account);
    if (placed?.node.node !== "account") return "unknown-node";
    if (isEarnings(placed.node, books) || classification === "retained_earnings") {
      return "earnings-stay-in-equity";
    }
    if (books.account(placed.node.id)?.classifiedBySource !== false) return "classified-by-source";
    const target = placedNodes(spread).get(place.to);
    if (target?.node.node !== "section" || place.node !== account) return "unknown-node";
    if (classification !== "unknown" && isOfUnknownTypes(target)) return "only-unknown-types";
    const statement = standardSectionOf.get(classification)?.type;
    return target.type === statement ? undefined : "other-statement";
  },
  apply: (spread, { account, classification, said, place }) => {
    const line = accountAt(spread, account);
    if (!line) return spread;
    const { [line.id]: _, ...others } = spread.classifications;
    const moved = withInserted(withoutNodes(spread, new Set([account])), [line], place);
    return {
      ...moved,
      classifications: said ? { ...others, [line.id]: classification } : others,
    };
  },
  inverse: ({ classification, said, place, was, ...command }) => ({
    ...command,
    ...was,
    was: { classification, said, place },
  }),
  anchored: (spread, command, books) => {
    const was = classificationAt(spread, command.account, books);
    return was && { ...command, was };
  },
};

/** Leaves the account where it is if only the certainty changes; else it goes to the standard section of its kind. */
export function classifyOf(
  spread: Spread,
  account: NodeRef,
  { classification, said }: Pick<Classify, "classification" | "said">,
  books: SpreadBooks,
): Classify | undefined {
  const was = classificationAt(spread, account, books);
  if (!was) return undefined;
  const stays = classification === was.classification;
  const place = stays ? was.place : standardPlace(spread, account, classification);
  return place && { do: "classify", account, classification, said, place, was };
}

function classificationAt(
  spread: Spread,
  account: NodeRef,
  books: SpreadBooks,
): Classify["was"] | undefined {
  const line = accountAt(spread, account);
  const place = placementOf(spread, account);
  const own = line && books.account(line.id)?.classification;
  if (!line || !place || !own) return undefined;
  const said = spread.classifications[line.id];
  return { classification: said ?? own, said: said !== undefined, place };
}

/** The end of the classification's standard section, or of the nearest one around it where that was removed. */
export function standardPlace(
  spread: Spread,
  account: NodeRef,
  classification: Classify["classification"],
): Placement | undefined {
  const placed = placedNodes(spread);
  const to = standardSectionOf
    .get(classification)
    ?.path.map((id): NodeRef => `section/${id}`)
    .findLast((section) => placed.has(section));
  return to && { node: account, to };
}

export const accept: CommandKind<Accept> = {
  refusal: (spread, { accounts }) =>
    firstOf(accounts, (ref) => {
      const line = accountAt(spread, ref);
      if (!line) return "unknown-node";
      return line.flagged ? undefined : "not-flagged";
    }),
  apply: (spread, { accounts }) =>
    accounts.reduce(
      (result, ref) => withAccount(result, ref, ({ flagged: _, ...line }) => line),
      spread,
    ),
  inverse: ({ accounts }) => ({ do: "flag", accounts }),
  anchored: knownAccounts,
};

export const flag: CommandKind<Flag> = {
  refusal: (spread, { accounts }) =>
    firstOf(accounts, (ref) => {
      const line = accountAt(spread, ref);
      if (!line) return "unknown-node";
      return line.flagged ? "changed-meanwhile" : undefined;
    }),
  apply: (spread, { accounts }) =>
    accounts.reduce(
      (result, ref) => withAccount(result, ref, (line) => ({ ...line, flagged: true })),
      spread,
    ),
  inverse: ({ accounts }) => ({ do: "accept", accounts }),
  anchored: knownAccounts,
};

function knownAccounts<C extends Accept | Flag>(spread: Spread, command: C): C | undefined {
  return command.accounts.every((ref) => accountAt(spread, ref)) ? command : undefined;
}

function accountAt(spread: Spread, ref: NodeRef): AccountNode | undefined {
  const node = placedNodes(spread).get(ref)?.node;
  return node?.node === "account" ? node : undefined;
}

function withAccount(
  spread: Spread,
  ref: NodeRef,
  change: (line: AccountNode) => AccountNode,
): Spread {
  return withNode(spread, ref, (node) => (node.node === "account" ? change(node) : node));
}
