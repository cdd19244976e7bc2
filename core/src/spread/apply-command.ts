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
  inverse: ({ spread, was, ...command }) => ({ ...command, spread: was, was: spread }),
  anchored: (spread, command) => ({ ...command, was: spread }),
};

/** Whether every account of one spread stands on exactly one line of the other. */
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

/** What a command of one kind is, for a command of which only that it is one is known. */
function kindOf<C extends Command>(command: C): CommandKind<C> {
  const kind: unknown = kinds[command.do];
  return kind as CommandKind<C>;
}

export type Applied =
  | { readonly spread: Spread; readonly refused?: undefined }
  | { readonly refused: CommandRefusal };

/**
 * Carries out one command, unless it's refused: what it names isn't there, may not be changed, or isn't
 * what the command says it was. Nothing is changed in place.
 */
export function applyCommand(spread: Spread, command: Command, books: SpreadBooks): Applied {
  const refused = refusalOf(spread, command, books);
  return refused ? { refused } : { spread: kindOf(command).apply(spread, command, books) };
}

/** Why a command isn't carried out here; undefined where it would be. */
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

/** The command that takes this one back, once it has been carried out. */
export function inverseOf(command: Command): Command {
  return kindOf(command).inverse(command);
}

/** The command with its `was` as the spread is now; undefined where what it names is gone. */
export function anchoredAt<C extends Command>(
  spread: Spread,
  command: C,
  books: SpreadBooks,
): C | undefined {
  return kindOf(command).anchored(spread, command, books);
}

/** Whether two commands say the same, in whatever order their fields stand. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
