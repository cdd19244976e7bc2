import { accept, classify, flag, hide, show } from "./account-commands.ts";
import { addOwnAccount, adjust, removeOwnAccount, voidAdjustment } from "./adjustment-commands.ts";
import type {
  Command,
  CommandKind,
  CommandRefusal,
  ReplaceSpread,
  SpreadBooks,
} from "./command.ts";
import { rename, setNumberStyle, setSide, setStyle } from "./line-commands.ts";
import { move, order, sort } from "./place-commands.ts";
import { addSection, removeSection, restoreSection } from "./section-commands.ts";
import { canonicalText, type Spread } from "./spread.ts";
import { placedNodes } from "./spread-tree.ts";

const replaceSpread: CommandKind<ReplaceSpread> = {
  refusal: (before, { spread }) => (sameAccounts(before, spread) ? undefined : "accounts-differ"),
  apply: (_, { spread }) => spread,
  inverse: ({ spread, was, origin, wasOrigin }) => ({
    do: "replaceSpread",
    origin: wasOrigin ?? origin,
    spread: was,
    was: spread,
    wasOrigin: origin,
  }),
  anchored: (spread, command) => ({ ...command, was: spread }),
};

function sameAccounts(one: Spread, other: Spread): boolean {
  const [accounts, otherAccounts] = [accountIds(one), accountIds(other)];
  return (
    accounts.length === otherAccounts.length && accounts.every((id, i) => id === otherAccounts[i])
  );
}

function accountIds(spread: Spread): string[] {
  const ids = [...placedNodes(spread).values()].map(({ node }) =>
    node.node === "account" ? node.id : undefined,
  );
  return ids.filter((id) => id !== undefined).toSorted();
}

type CommandKinds = { readonly [Do in Command["do"]]: CommandKind<Extract<Command, { do: Do }>> };

const kinds: CommandKinds = {
  rename,
  style: setStyle,
  numberStyle: setNumberStyle,
  side: setSide,
  addSection,
  removeSection,
  restoreSection,
  move,
  sort,
  order,
  hide,
  show,
  classify,
  accept,
  flag,
  adjust,
  void: voidAdjustment,
  addOwnAccount,
  removeOwnAccount,
  replaceSpread,
};

function kindOf<C extends Command>(command: C): CommandKind<C> {
  const kind: unknown = kinds[command.do];
  return kind as CommandKind<C>;
}

export type Applied =
  | { readonly spread: Spread; readonly refused?: undefined }
  | { readonly refused: CommandRefusal };

/**
 * Returns a new spread, or the reason for a refusal: the target is missing, may not be changed, or
 * isn't as `was` says.
 */
export function applyCommand(spread: Spread, command: Command, books: SpreadBooks): Applied {
  const refused = refusalOf(spread, command, books);
  return refused ? { refused } : { spread: kindOf(command).apply(spread, command, books) };
}

/** Undefined where the command would be carried out. */
export function refusalOf(
  spread: Spread,
  command: Command,
  books: SpreadBooks,
): CommandRefusal | undefined {
  const kind = kindOf(command);
  const refused = kind.refusal(spread, command, books);
  if (refused) return refused;
  const anchored = kind.anchored(spread, command, books);
  if (!anchored) return "unknown-node";
  return sameValue(anchored, command) ? undefined : "changed-meanwhile";
}

/** The command that undoes this one, once it has been carried out. */
export function inverseOf(command: Command): Command {
  return kindOf(command).inverse(command);
}

/** Sets `was` from the current spread; undefined where the target is gone. */
export function anchoredAt<C extends Command>(
  spread: Spread,
  command: C,
  books: SpreadBooks,
): C | undefined {
  return kindOf(command).anchored(spread, command, books);
}

/** Ignores the order of fields. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
