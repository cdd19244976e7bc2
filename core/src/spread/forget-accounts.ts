import type { AccountNode, LayoutNode, NodeRef } from "../statement/layout.ts";
import { type CarryOverNotes, namelessPrefix } from "./carry-over.ts";
import { commandNames } from "./command-names.ts";
import type { Edit } from "./edit-session.ts";
import { type Spread, statementTypes } from "./spread.ts";
import { placedNodes } from "./spread-tree.ts";

/** A version of a spread, as far as it can name accounts that its collection lacks. */
export interface NamingVersion {
  readonly spread: Spread;
  readonly edits: readonly KeptEdit[];
  readonly carriedOver: CarryOverNotes | null;
}

interface KeptEdit extends Omit<Edit, "command"> {
  readonly command: Parameters<typeof commandNames>[0];
}

/** Replaces a text that named an account. The same in every language. */
const nameless = "—";

/** Names that a record's versions only have from other collections: of parked lines, and of accounts before they were renamed. */
export function namesFromElsewhere(versions: readonly NamingVersion[]): Set<string> {
  return new Set([
    ...parkedLines(versions).flatMap(({ parked }) => (parked?.name ? [parked.name] : [])),
    ...versions.flatMap(({ carriedOver }) => carriedOver?.renamed.map(({ was }) => was) ?? []),
  ]);
}

/**
 * The versions without the names that are to be forgotten. Parked lines keep their place, without caption, identity and
 * id, so that edits before and after still fit. Versions that named none come back as they are.
 */
export function forgetAccounts<Version extends NamingVersion>(
  versions: readonly Version[],
  isForgotten: (name: string) => boolean,
): Version[] {
  const ids = new Map<string, string>();
  let known = parkedLines(versions).filter(({ id }) => id.startsWith(namelessPrefix)).length;
  for (const { id, parked } of parkedLines(versions)) {
    if (!parked?.name || !isForgotten(parked.name) || ids.has(id)) continue;
    known += 1;
    ids.set(id, `${namelessPrefix}${known}`);
  }
  const refs = [...ids.keys()].map((id): NodeRef => `account/${id}`);

  return versions.map((version) => {
    const { spread, edits, carriedOver } = version;
    const renamed = carriedOver?.renamed.filter(({ was }) => !isForgotten(was));
    const text = JSON.stringify({ spread, edits, carriedOver });
    const isNamed =
      [...ids.keys()].some((id) => text.includes(JSON.stringify(id).slice(1, -1))) ||
      renamed?.length !== carriedOver?.renamed.length;
    if (!isNamed) return version;
    const forgotten = {
      spread: forgetInSpread(spread, ids),
      edits: edits.map((edit) => forgetInEdit(edit, ids, refs)),
      carriedOver: carriedOver && { ...carriedOver, renamed: renamed ?? [] },
    };
    return { ...version, ...(withIds(forgotten, ids) as NamingVersion) };
  });
}

function parkedLines(versions: readonly NamingVersion[]): AccountNode[] {
  return versions.flatMap(({ spread }) =>
    [...placedNodes(spread).values()].flatMap(({ node }) =>
      node.node === "account" && node.parked ? [node] : [],
    ),
  );
}

type Ids = ReadonlyMap<string, string>;

function forgetInSpread(spread: Spread, ids: Ids): Spread {
  const inNodes = (nodes: readonly LayoutNode[]): LayoutNode[] =>
    nodes.map((node) => {
      if (node.node === "section") return { ...node, children: inNodes(node.children) };
      if (node.node !== "account" || !node.parked || !ids.has(node.id)) return node;
      const { caption: _, parked, ...line } = node;
      const { classification } = parked;
      return { ...line, parked: { name: "", fullName: "", classification } };
    });
  const [balanceSheet, incomeStatement] = statementTypes.map((type) =>
    inNodes(spread.layouts[type]),
  );
  return {
    ...spread,
    layouts: { BalanceSheet: balanceSheet ?? [], IncomeStatement: incomeStatement ?? [] },
    adjustments: spread.adjustments.map((entry) => forgetReason(entry, ids)),
  };
}

/** A reason is about the accounts that it's given for. */
function forgetReason<Entry extends Spread["adjustments"][number]>(entry: Entry, ids: Ids): Entry {
  return entry.lines.some(({ accountId }) => ids.has(accountId))
    ? { ...entry, reason: nameless }
    : entry;
}

function forgetInEdit(edit: KeptEdit, ids: Ids, refs: readonly NodeRef[]): KeptEdit {
  const { why, command } = edit;
  if (!refs.some((ref) => commandNames(command, ref))) return edit;
  return {
    ...edit,
    ...(why !== undefined && { why: nameless }),
    command: forgetInCommand(command, ids),
  };
}

function forgetInCommand(command: KeptEdit["command"], ids: Ids): KeptEdit["command"] {
  switch (command.do) {
    case "rename": {
      const { text: _, was: __, ...rename } = command;
      return rename;
    }
    case "adjust":
      return { ...command, adjustment: forgetReason(command.adjustment, ids) };
    case "void":
      return { ...command, was: forgetReason(command.was, ids) };
    default:
      return command;
  }
}

/** With other ids, also in references and keys: a package may use an account's name as its id. */
function withIds(value: unknown, ids: Ids): unknown {
  if (typeof value === "string") {
    const id = value.startsWith("account/") ? value.slice("account/".length) : value;
    const other = ids.get(id);
    return other === undefined ? value : value.replace(id, () => other);
  }
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [ids.get(key) ?? key, withIds(one, ids)]),
  );
}
