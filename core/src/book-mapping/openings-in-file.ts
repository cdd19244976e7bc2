import type { Day } from "../calendar/day.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { Classification, VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { balancesInSheet, type SheetBalance } from "./balance-sheet-balances.ts";
import type { BookedFile } from "./book-file.ts";
import { withGuessedTypes } from "./complete-chart.ts";
import type { FileBooks } from "./file-books.ts";
import { type LedgerMatch, ledgerMatches } from "./ledger-matches.ts";
import type { FoundOpening } from "./opening-balances.ts";
import type { StatementTypes } from "./reported-statement.ts";
import type {
  Named,
  SupportedLedger,
  SupportingAccount,
  SupportingFound,
  SupportingProblem,
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
 * balance, and mostly of the ledger's own accounts, by number and name. Accounts that the ledger doesn't have are added. A balance
 * sheet has all balances where that day ends a fiscal year, and a line for each account.
 */
export function openingsInFile(file: SupportingTables, ledger: SupportedLedger): SupportingRead {
  const { booked, openingsAsOf } = ledger;
  const on = booked.openings?.on;
  if (on === undefined) return refused({ code: "not-needed" });
  const { days, isUndated, sheet } = sourceIn(file);
  if (!isUndated && days.length === 0) return refused({ code: "no-balances" });
  if (isUndated && openingsAsOf !== on) return refused({ code: "undated", on });
  if (!isUndated && !days.includes(on)) {
    return refused({ code: "other-day", on, days: days.slice(-named) });
  }
  const isYearEnd = fiscalYearOf(on, booked.fiscalYearEnd).end === on;
  if (sheet && !isYearEnd) return refused({ code: "within-year", on });
  if (sheet && isRounded(sheet, booked)) {
    return refused({ code: "unreadable", reason: "rounded-figures" });
  }

  const { balances, profit, difference } = sheet
    ? balancesInSheet(sheet, booked.accounts)
    : balanced(file.books ? standingOn(file.books, on) : []);
  if (balances.length === 0) return refused({ code: "no-balances" });
  if (difference !== 0) return refused({ code: "unbalanced", difference });

  const matchOf = ledgerMatches(ledger.books.accounts);
  const matches = balances.map((balance) => ({ ...balance, ...matchOf(balance.account) }));
  const matched = matches.filter(({ accountId }) => accountId !== undefined).length;
  const isOfOthers = matched === 0 || matched < matches.length * leastShared;
  const accounts = file.books?.accounts ?? balances.map(({ account }) => account);
  const inFile = new Set(accounts.flatMap((account) => matchOf(account).accountId ?? []));
  const inLedger = new Set(ledger.books.accounts.map(({ id }) => id));
  const missing = booked.accounts.filter(
    (one) => inLedger.has(one.id) && !inFile.has(one.id) && classify(one).kind === "Real",
  );
  const sums = sheet ? sumsAmong(matches, isOfOthers ? undefined : missing) : [];
  if (sums.length > 0) {
    const lines = { count: sums.length, some: sums.slice(0, named).map(addedAs) };
    return refused({ code: "sums", on, lines });
  }
  if (isOfOthers) return refused({ code: "other-books" });
  return {
    result: "taken",
    said: {
      openings: { way: "file", fileName: file.fileName, balances: matches.map(openingOf) },
    },
    found: {
      matched,
      ...addedIn(matches),
      ...some("missing", missing, calledAs),
      ...(isYearEnd && profit !== 0 && { profit }),
    },
  };
}

const refused = (problem: SupportingProblem): SupportingRead => ({ result: "refused", problem });

function sourceIn({ books, isUndated, balanceSheet }: SupportingTables): {
  readonly days: readonly Day[];
  readonly isUndated: boolean;
  readonly sheet?: StatementTypes;
} {
  if (books || !balanceSheet) return { days: books ? daysOf(books) : [], isUndated };
  const { to } = balanceSheet;
  return { days: to === undefined ? [] : [to], isUndated: to === undefined, sheet: balanceSheet };
}

/** Whether it has whole amounts, and the ledger has others. */
const isRounded = ({ unit }: StatementTypes, { periods }: BookedFile): boolean =>
  unit !== undefined &&
  (periods?.movements ?? []).some(({ debit, credit }) => debit % unit !== 0 || credit % unit !== 0);

/**
 * Lines that may add up several accounts: without a number, where no line names accounts of the ledger that such a line adds up. Equity
 * and loans often have accounts that the ledger doesn't post to, so theirs are added as of any file.
 *
 * @param missing undefined where most lines aren't the ledger's accounts
 */
function sumsAmong(
  matches: readonly Matched[],
  missing: readonly VendorAccount[] | undefined,
): readonly Matched[] {
  const classes = missing && new Set(missing.map((one) => classify(one).classification));
  return matches.filter(({ accountId, account }) => {
    const parts = addedUpIn.get(classify(account).classification) ?? [];
    const isLine = accountId === undefined && account.number === undefined;
    return isLine && (!classes || parts.some((one) => classes.has(one)));
  });
}

/** Summarized balance sheets have one line of these; that of fixed assets is net of depreciation. */
const addedUpIn: ReadonlyMap<Classification, readonly Classification[]> = new Map([
  ["cash", ["cash"]],
  ["ar", ["ar"]],
  ["ap", ["ap"]],
  ["credit_card", ["credit_card"]],
  ["fixed_asset", ["accumulated_depreciation"]],
]);

function daysOf({ closings }: FileBooks): Day[] {
  return [...new Set(closings.map(({ on }) => on))].sort();
}

interface Standing extends SheetBalance {
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

type Matched = SheetBalance & LedgerMatch;

function openingOf({ account, accountId, amount }: Matched): FoundOpening {
  if (accountId !== undefined) return { accountId: storable(accountId), amount };
  const { number, name, fullName, vendorType, vendorSubtype, typeFrom } = account;
  return {
    added: {
      name: storable(name),
      fullName: storable(fullName),
      vendorType,
      ...(number !== undefined && { number: storable(number) }),
      ...(vendorSubtype !== undefined && { vendorSubtype }),
      ...(typeFrom !== undefined && { typeFrom }),
    },
    amount,
  };
}

const addedIn = (matches: readonly Matched[]): Pick<SupportingFound, "added"> =>
  some(
    "added",
    matches.filter(({ accountId }) => accountId === undefined),
    addedAs,
  );

const addedAs = ({ account, ledgerName, amount }: Matched): SupportingAccount => ({
  ...calledAs(account),
  ...(ledgerName !== undefined && { ledgerName: clean(ledgerName) }),
  amount,
});

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
