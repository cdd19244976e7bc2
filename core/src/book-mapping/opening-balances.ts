import type { AccountClass } from "../account-types/account-class.ts";
import { classOf } from "../account-types/number-plans.ts";
import { addDays, type Day, startOfMonth } from "../calendar/day.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { BookedFile } from "./book-file.ts";
import { vendorTypeOfClass } from "./complete-chart.ts";
import type { FileBalance, FileBooks } from "./file-books.ts";
import { type OldItem, oldItemsIn } from "./old-items.ts";
import { openingsBefore } from "./posted-periods.ts";
import { clean, storable } from "./table-view.ts";
import { balancesFollowFromZero } from "./tie-out.ts";

/** What a sender says of the balances before the first posting. */
export interface SaidOpenings {
  /** `began`: every account was at zero, because the business or its books began in the file. */
  readonly way: "typed" | "began";
  /** Of `typed`; accounts that aren't listed were at zero. */
  readonly balances?: readonly SaidOpening[];
}

/** Of an account in the file, or of one that nothing was posted to, by its name and class. */
export interface SaidOpening {
  readonly accountId?: string;
  readonly name?: string;
  readonly accountClass?: AccountClass;
  /** Debit positive. */
  readonly amount: Minor;
}

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

/** What a page shows of openings that the file doesn't have, to be said by the sender. */
export interface FileOpenings extends Omit<OpeningsSource, "oldItems"> {
  readonly digits: number;
  /** In the order of the file, those that a balance sheet has. */
  readonly accounts: readonly OpeningAccount[];
  readonly oldItems: readonly (OldItem & { readonly name: string })[];
  /** As it was said, taken or not. */
  readonly said?: SaidOpenings;
}

export interface OpeningAccount {
  readonly accountId: string;
  readonly number?: string;
  readonly name: string;
  readonly accountClass?: AccountClass;
}

/** A person can't type more. */
const listedAtMost = 2_000;
const itemsShown = 5;

/** Absent if the file says its openings, or has no postings. `file` is as it was read. */
export function fileOpeningsOf(
  file: FileBooks,
  { openings, accounts, periods, fiscalYearEnd }: BookedFile,
  { digits, said }: { readonly digits: number; readonly said?: SaidOpenings | undefined },
): FileOpenings | undefined {
  if (!openings || !periods) return undefined;
  // Within a year, income and expenses have balances too.
  const isInYear = fiscalYearOf(periods.from, fiscalYearEnd).start !== periods.from;
  const typed = new Map(accounts.map((account) => [account.id, classify(account)]));
  const listed = file.accounts
    .flatMap(({ id }) => typed.get(id) ?? [])
    .filter(({ kind }) => isInYear || kind === "Real");
  return {
    ...openings,
    digits,
    oldItems: openings.oldItems.slice(0, itemsShown).map((item) => ({
      ...item,
      accountId: storable(item.accountId),
      name: clean(typed.get(item.accountId)?.name ?? item.accountId),
    })),
    accounts: listed.slice(0, listedAtMost).map(({ id, number, name, classification }) => {
      const accountClass = classOf(classification);
      return {
        accountId: storable(id),
        ...(number !== undefined && { number: clean(number) }),
        name: clean(name),
        ...(accountClass && { accountClass }),
      };
    }),
    ...(said && { said }),
  };
}
