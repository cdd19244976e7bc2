import { addDays, type Day, startOfMonth } from "../calendar/day.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBalance, FileBooks } from "./file-books.ts";
import type { SaidOpening, SaidOpenings } from "./file-choices.ts";
import { type OldItem, oldItemsIn } from "./old-items.ts";
import { openingsBefore } from "./posted-periods.ts";
import { storable } from "./table-view.ts";
import { balancesFollowFromZero } from "./tie-out.ts";
import { vendorTypeOfClass } from "./types-of-classes.ts";

/** Where the balances before the first posting are from, if the file has none. */
export interface OpeningsSource {
  /** The eve of the first posting's month. */
  readonly on: Day;
  /** Without openings, there's no balance sheet. */
  readonly from: "none" | "sender" | "began" | "file";
  /** The name of the second file that they're from. */
  readonly fileName?: string;
  /** Why what was said isn't taken. */
  readonly refused?: "unbalanced" | "old-items" | "posted";
  /** Items from before, which books that began at zero can't have. The largest first. */
  readonly oldItems: readonly OldItem[];
}

/** An opening balance in a second file: of the ledger's account, or of one that the ledger doesn't have. Debit positive. */
export interface FoundOpening {
  readonly accountId?: string;
  readonly added?: Pick<
    VendorAccount,
    "number" | "name" | "fullName" | "vendorType" | "vendorSubtype" | "typeFrom"
  >;
  readonly amount: Minor;
}

/** Opening balances that a second file says; they balance. */
export interface FileSaidOpenings {
  readonly way: "file";
  readonly fileName: string;
  readonly balances: readonly FoundOpening[];
}

/** The eve of the first posting's month, if the file has postings and no balances before them. */
export function eveWithoutOpenings(books: FileBooks): Day | undefined {
  const first = firstPosting(books);
  if (first === undefined) return undefined;
  const isOpened = openingsBefore(books.openings, first).length > 0;
  if (isOpened || balancesFollowFromZero(books)) return undefined;
  return addDays(startOfMonth(first), -1);
}

function firstPosting({ lines, movements }: FileBooks): Day | undefined {
  return lines.first ?? movements.map(({ end }) => end).sort()[0];
}

/** The books with the balances that the sender typed, if those balance, or that a second file says. */
export function withSaidOpenings(
  books: FileBooks,
  on: Day | undefined,
  said: SaidOpenings | FileSaidOpenings | undefined,
): FileBooks {
  if (on === undefined || !said || said.way === "began" || !isBalanced(said)) return books;
  if (arePosted(books, said)) return books;
  const ids = new Map(books.accounts.map(({ id }) => [storable(id), id]));
  const added: VendorAccount[] = [];
  const openings = (said.balances ?? []).map((balance: SaidOpening | FoundOpening): FileBalance => {
    const { accountId, amount } = balance;
    const known = accountId === undefined ? undefined : ids.get(accountId);
    if (known !== undefined) return { accountId: known, on, amount };
    const id = `tieout:opening:${added.length + 1}`;
    added.push({ id, ...addedAccount(balance), posting: true, active: true });
    return { accountId: id, on, amount };
  });
  return { ...books, openings, accounts: [...books.accounts, ...added] };
}

/** A type that the second file doesn't say is guessed, and seen, as those of the ledger are. */
function addedAccount(
  balance: SaidOpening | FoundOpening,
): Omit<VendorAccount, "id" | "posting" | "active"> {
  if ("added" in balance && balance.added) return balance.added;
  const { accountId = "", name = accountId, accountClass }: SaidOpening = balance;
  const type = accountClass ? vendorTypeOfClass(accountClass) : { vendorType: "Unknown" };
  return { name, fullName: name, ...type, typeFrom: "sender" };
}

type Balances = Pick<SaidOpenings | FileSaidOpenings, "balances">;

export const openingsDifference = ({ balances = [] }: Balances): Minor =>
  toMinor([...balances].reduce((sum, { amount }) => sum + amount, 0));

/** Nothing but zeros is another answer: that the books began. */
const isBalanced = (said: Balances): boolean =>
  openingsDifference(said) === 0 && [...(said.balances ?? [])].some(({ amount }) => amount !== 0);

/** Fewer accounts may have the same amounts by chance. */
const fewestPosted = 3;

/** Whether the file posts the same balances on its first day, under whatever name: they would count twice. */
function arePosted({ lines }: FileBooks, { balances = [] }: Balances): boolean {
  const posted = new Map(
    lines.beginnings?.flatMap(({ accountId, firstDay: { on, balance } }) =>
      on === lines.first ? [[storable(accountId), balance] as const] : [],
    ),
  );
  const said = [...balances].filter(({ amount }) => amount !== 0);
  const same = said.filter(
    ({ accountId = "", amount }) => posted.get(storable(accountId)) === amount,
  );
  return same.length >= fewestPosted && same.length * 2 >= said.length;
}

/** @param accounts with their types */
export function openingsSource(
  books: FileBooks,
  on: Day,
  {
    accounts,
    said,
  }: {
    readonly accounts: readonly VendorAccount[];
    readonly said?: SaidOpenings | FileSaidOpenings | undefined;
  },
): OpeningsSource {
  const oldItems = oldItemsIn(books, accounts);
  if (!said) return { on, from: "none", oldItems };
  if (said.way !== "began" && arePosted(books, said)) {
    return { on, from: "none", refused: "posted", oldItems };
  }
  if (said.way === "file") return { on, from: "file", fileName: said.fileName, oldItems };
  if (said.way === "typed") {
    return isBalanced(said)
      ? { on, from: "sender", oldItems }
      : { on, from: "none", refused: "unbalanced", oldItems };
  }
  return oldItems.length === 0
    ? { on, from: "began", oldItems }
    : { on, from: "none", refused: "old-items", oldItems };
}
