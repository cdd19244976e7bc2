import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { lengthFault } from "./field-lengths.ts";
import { isLabeledAccount } from "./ledger-rows.ts";
import { fileAccount } from "./row-values.ts";

export interface LedgerPart<Opening> {
  readonly account: VendorAccount;
  /** Every account headed in it, its own first. */
  readonly accountIds: readonly string[];
  readonly opening?: Opening;
}

export interface NestedParts<Opening> {
  /** Begins a part inside the nearest one further left. Undefined where too deep or the path too long. */
  readonly begin: (row: SheetRow, account: VendorAccount | undefined) => VendorAccount | undefined;
  readonly carry: (opening: Opening) => void;
  /** The innermost part that a total names, which ends there if it's inside another. */
  readonly totalled: (label: string) => LedgerPart<Opening> | undefined;
  readonly current: () => VendorAccount | undefined;
  /** Whether the heading says that it names an account: `N/C: | 1100`. */
  readonly isLabeled: () => boolean;
  readonly posted: () => void;
  readonly isPosted: () => boolean;
  /** Openings of accounts that only add up their sub-accounts. */
  readonly summed: () => ReadonlySet<Opening>;
}

/** Packages have five levels of accounts. */
const deepest = 20;

interface OpenPart<Opening> {
  readonly account: VendorAccount;
  /** The names that the part's total row may use for the account. */
  readonly names: readonly string[];
  readonly depth: number;
  readonly accountIds: string[];
  readonly below: OpenPart<Opening>[];
  readonly isLabeled: boolean;
  opening?: Opening;
  isPosted: boolean;
}

/**
 * Follows account headings indented below others, each with the balance of all below it.
 *
 * @param levelOf how deep the heading of a row is, where indentation doesn't tell
 */
export function nestedParts<Opening extends { readonly amount: number }>(
  levelOf: (row: number) => number | undefined = () => undefined,
): NestedParts<Opening> {
  const parents: OpenPart<Opening>[] = [];
  let open: OpenPart<Opening>[] = [];

  function begin(row: SheetRow, account: VendorAccount | undefined): VendorAccount | undefined {
    const depth = levelOf(row.number) ?? depthOf(row);
    open = account ? open.filter((part) => part.depth < depth) : [];
    const parent = open.at(-1);
    if (!account) return undefined;

    const own = parent ? inside(parent.account, account) : account;
    if (open.length === deepest || lengthFault("name", own.fullName)) {
      open = [];
      return undefined;
    }
    const names = own === parent?.account ? [account.name] : [account.name, account.id];
    const isLabeled = isLabeledAccount(row);
    const begun = { accountIds: [own.id], below: [], isLabeled, isPosted: false };
    const part = { account: own, names, depth, ...begun };
    for (const outer of open) outer.accountIds.push(own.id);
    if (parent && parent.below.push(part) === 1) parents.push(parent);
    open.push(part);
    return own;
  }

  function totalled(label: string): LedgerPart<Opening> | undefined {
    const at = open.findLastIndex(({ names }) => names.some((name) => label.includes(name)));
    const part = open[at];
    if (at > 0) open = open.slice(0, at);
    return part;
  }

  return {
    begin,
    carry: (opening) => {
      const part = open.at(-1);
      if (part) part.opening = opening;
    },
    totalled,
    current: () => open.at(-1)?.account,
    isLabeled: () => open.at(-1)?.isLabeled === true,
    posted: () => {
      const part = open.at(-1);
      if (part) part.isPosted = true;
    },
    isPosted: () => open.at(-1)?.isPosted === true,
    summed: () => new Set(parents.flatMap((part) => (addsUp(part) ? (part.opening ?? []) : []))),
  };
}

/** Whether a heading's balance adds up those below it. One with lines of its own has its own. */
function addsUp<Opening extends { readonly amount: number }>(part: OpenPart<Opening>): boolean {
  const below = part.below.reduce((sum, { opening }) => sum + (opening?.amount ?? 0), 0);
  return !part.isPosted && part.opening?.amount === below;
}

/** How far right a row begins: by its column, then by leading spaces. */
export function depthOf({ cells }: SheetRow): number {
  const column = cells.findIndex((cell) => textOf(cell).trim() !== "");
  const text = textOf(cells[column]);
  return column * 1_000 + text.length - text.trimStart().length;
}

/**
 * Unnumbered sub-accounts get their parent's path, because names repeat; postings to a parent itself stand under its name
 * and "Other".
 */
function inside(parent: VendorAccount, account: VendorAccount): VendorAccount {
  if (account.name === `${parent.name} - Other`) return parent;
  if (account.number !== undefined) return account;
  const path = `${parent.fullName}:${account.name}`;
  return { ...fileAccount(path, account.name, "", undefined), fullName: path };
}
