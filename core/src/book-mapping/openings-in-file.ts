import type { Day } from "../calendar/day.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { withGuessedTypes } from "./complete-chart.ts";
import type { FileBooks } from "./file-books.ts";
import { type LedgerMatch, ledgerMatches } from "./ledger-matches.ts";
import type { FoundOpening } from "./opening-balances.ts";
import type {
  Named,
  SupportedLedger,
  SupportingAccount,
  SupportingFound,
  SupportingRead,
  SupportingTables,
} from "./supporting-file.ts";
import { clean, storable } from "./table-view.ts";

/** Balances of other books name other accounts. */
const leastShared = 1 / 3;

/** Days and accounts that a page names. */
const named = 20;

/**
 * The balances of a second file on the eve of the ledger's first posting. They're taken as a whole or not at all: of that day, in
 * balance, and mostly of the ledger's own accounts, by number and name. Accounts that the ledger doesn't have are added.
 */
export function openingsInFile(
  { fileName, books, isUndated }: SupportingTables,
  { books: ledger, booked, openingsAsOf }: SupportedLedger,
): SupportingRead {
  const on = booked.openings?.on;
  if (on === undefined) return { result: "refused", problem: { code: "not-needed" } };
  const days = books ? daysOf(books) : [];
  if (!books || days.length === 0) return { result: "refused", problem: { code: "no-balances" } };
  if (isUndated && openingsAsOf !== on)
    return { result: "refused", problem: { code: "undated", on } };
  if (!days.includes(on)) {
    return {
      result: "refused",
      problem: { code: "other-day", on, days: days.slice(-named) },
    };
  }

  const standing = standingOn(books, on);
  const { balances, profit, difference } = balanced(standing);
  if (balances.length === 0) return { result: "refused", problem: { code: "no-balances" } };
  if (difference !== 0) return { result: "refused", problem: { code: "unbalanced", difference } };

  const matchOf = ledgerMatches(ledger.accounts);
  const matches = balances.map((balance) => ({ ...balance, ...matchOf(balance.account) }));
  const matched = matches.filter(({ accountId }) => accountId !== undefined).length;
  if (matched === 0 || matched < matches.length * leastShared) {
    return { result: "refused", problem: { code: "other-books" } };
  }
  const isYearEnd = fiscalYearOf(on, booked.fiscalYearEnd).end === on;
  const inBooks = new Set(books.accounts.flatMap((account) => matchOf(account).accountId ?? []));
  return {
    result: "taken",
    said: { openings: { way: "file", fileName, balances: matches.map(openingOf) } },
    found: {
      matched,
      ...addedIn(matches),
      ...missingFrom(booked.accounts, new Set(ledger.accounts.map(({ id }) => id)), inBooks),
      ...(isYearEnd && profit !== 0 && { profit }),
    },
  };
}

function daysOf({ closings }: FileBooks): Day[] {
  return [...new Set(closings.map(({ on }) => on))].sort();
}

interface Standing {
  readonly account: VendorAccount;
  readonly amount: Minor;
  readonly isNominal: boolean;
}

/** Of each account with a balance on that day. */
function standingOn({ accounts, closings }: FileBooks, day: Day): Standing[] {
  const amounts = new Map<string, number>();
  for (const { accountId, on, amount } of closings) {
    if (on === day) amounts.set(accountId, (amounts.get(accountId) ?? 0) + amount);
  }
  return withGuessedTypes(accounts, amounts).accounts.flatMap((typed, i): Standing[] => {
    const account = accounts[i];
    const amount = amounts.get(typed.id) ?? 0;
    if (!account || amount === 0) return [];
    return [{ account, amount: toMinor(amount), isNominal: classify(typed).kind === "Nominal" }];
  });
}

/** All of them; or those of the balance sheet, where these balance alone because the year was closed. */
function balanced(standing: readonly Standing[]): {
  readonly balances: readonly Standing[];
  /** Above zero. */
  readonly profit: Minor;
  readonly difference: Minor;
} {
  const sumOf = (balances: readonly Standing[]) =>
    toMinor(balances.reduce((sum, { amount }) => sum + amount, 0));
  const real = standing.filter(({ isNominal }) => !isNominal);
  const earned = standing.filter(({ isNominal }) => isNominal);
  const difference = sumOf(standing);
  return difference !== 0 && real.length > 0 && sumOf(real) === 0
    ? { balances: real, profit: toMinor(0), difference: toMinor(0) }
    : { balances: standing, profit: toMinor(0 - sumOf(earned)), difference };
}

type Matched = Standing & LedgerMatch;

function openingOf({ account, accountId, amount }: Matched): FoundOpening {
  if (accountId !== undefined) return { accountId: storable(accountId), amount };
  const { number, name, fullName, vendorType, vendorSubtype } = account;
  return {
    added: {
      name: storable(name),
      fullName: storable(fullName),
      vendorType,
      ...(number !== undefined && { number: storable(number) }),
      ...(vendorSubtype !== undefined && { vendorSubtype }),
    },
    amount,
  };
}

function addedIn(matches: readonly Matched[]): Pick<SupportingFound, "added"> {
  const added = matches.filter(({ accountId }) => accountId === undefined);
  return some(
    "added",
    added,
    ({ account, ledgerName, amount }): SupportingAccount => ({
      ...calledAs(account),
      ...(ledgerName !== undefined && { ledgerName: clean(ledgerName) }),
      amount,
    }),
  );
}

/** @param typed with retained earnings of ours, where the ledger has none */
function missingFrom(
  typed: readonly VendorAccount[],
  inLedger: ReadonlySet<string>,
  inBooks: ReadonlySet<string>,
): Pick<SupportingFound, "missing"> {
  const missing = typed.filter(
    (account) =>
      inLedger.has(account.id) && !inBooks.has(account.id) && classify(account).kind === "Real",
  );
  return some("missing", missing, calledAs);
}

const calledAs = ({ number, name }: VendorAccount) => ({
  ...(number !== undefined && { number: clean(number) }),
  name: clean(name),
});

function some<Key extends string, From, One>(
  key: Key,
  all: readonly From[],
  as: (one: From) => One,
): { readonly [key in Key]?: Named<One> } {
  if (all.length === 0) return {};
  const list: Named<One> = { count: all.length, some: all.slice(0, named).map(as) };
  // TypeScript widens a computed key to any string.
  return { [key]: list } as { readonly [key in Key]?: Named<One> };
}
