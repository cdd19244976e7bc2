import type { AccountClass } from "../account-types/account-class.ts";
import { addDays, type Day, startOfMonth } from "../calendar/day.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBalance, FileBooks } from "./file-books.ts";
import type { SaidOpenings } from "./file-choices.ts";
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
  readonly from: "none" | "sender" | "began";
  /** Why what was said isn't taken. */
  readonly refused?: "unbalanced" | "old-items";
  /** Items from before, which books that began at zero can't have. The largest first. */
  readonly oldItems: readonly OldItem[];
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

/** The books with the balances that the sender typed, if those balance. */
export function withTypedOpenings(
  books: FileBooks,
  on: Day | undefined,
  said: SaidOpenings | undefined,
): FileBooks {
  if (on === undefined || said?.way !== "typed" || !isBalanced(said)) return books;
  const ids = new Map(books.accounts.map(({ id }) => [storable(id), id]));
  const added: VendorAccount[] = [];
  const openings = (said.balances ?? []).map(
    ({ accountId, name = "", accountClass, amount }): FileBalance => {
      const known = accountId === undefined ? undefined : ids.get(accountId);
      if (known !== undefined) return { accountId: known, on, amount };
      const account = addedAccount(name || (accountId ?? ""), accountClass, added.length);
      added.push(account);
      return { accountId: account.id, on, amount };
    },
  );
  return { ...books, openings, accounts: [...books.accounts, ...added] };
}

function addedAccount(
  name: string,
  accountClass: AccountClass | undefined,
  place: number,
): VendorAccount {
  const type = accountClass ? vendorTypeOfClass(accountClass) : { vendorType: "Unknown" };
  const id = `tieout:opening:${place + 1}`;
  return { id, name, fullName: name, ...type, typeFrom: "sender", posting: true, active: true };
}

export const openingsDifference = ({ balances = [] }: SaidOpenings): Minor =>
  toMinor(balances.reduce((sum, { amount }) => sum + amount, 0));

/** Nothing but zeros is another answer: that the books began. */
const isBalanced = (said: SaidOpenings): boolean =>
  openingsDifference(said) === 0 && (said.balances ?? []).some(({ amount }) => amount !== 0);

/** @param accounts with their types */
export function openingsSource(
  books: FileBooks,
  on: Day,
  {
    accounts,
    said,
  }: { readonly accounts: readonly VendorAccount[]; readonly said?: SaidOpenings | undefined },
): OpeningsSource {
  const oldItems = oldItemsIn(books, accounts);
  if (!said) return { on, from: "none", oldItems };
  if (said.way === "typed") {
    return isBalanced(said)
      ? { on, from: "sender", oldItems }
      : { on, from: "none", refused: "unbalanced", oldItems };
  }
  return oldItems.length === 0
    ? { on, from: "began", oldItems }
    : { on, from: "none", refused: "old-items", oldItems };
}
