import { type Side, sideOf } from "../account-types/account-class.ts";
import { guessAccountTypes } from "../account-types/guess-account-types.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { parentsOf, saysType } from "./complete-chart.ts";
import type { FileBooks } from "./file-books.ts";
import { keyed, plain } from "./ledger-matches.ts";
import type { ReportedAccount, StatementKind, StatementTypes } from "./reported-statement.ts";
import { vendorTypeOfClass } from "./types-of-classes.ts";

/** Statements of other books name other accounts. */
const leastShared = 0.6;

/**
 * Types that statements of the books say of the accounts that they name (`matchedIn`). Which of a section's classes an
 * account has is told by its name. What the books' own file says stays.
 *
 * The statements stay with the books, to compare their figures once it's known which days the books cover.
 */
export function withStatements(books: FileBooks, statements: readonly StatementTypes[]): FileBooks {
  const found = new Map(
    matchedIn(books.accounts, statements).flatMap(({ accounts }) => [...accounts]),
  );
  if (found.size === 0) return books;

  const guesses = new Map(
    guessAccountTypes(
      books.accounts.map(({ id, number, name, fullName }) => ({
        id,
        name,
        under: parentsOf(fullName),
        ...(number !== undefined && { number }),
      })),
    ).map((guess) => [guess.id, guess.accountClass]),
  );
  const accounts = books.accounts.map((account) => {
    const { classes = [] } = found.get(account.id) ?? {};
    const [usual] = classes;
    if (usual === undefined || saysType(account)) return account;
    const named = guesses.get(account.id);
    const accountClass = named && classes.includes(named) ? named : usual;
    const typeFrom = statementOf(sideOf(accountClass));
    return { ...account, ...vendorTypeOfClass(accountClass), typeFrom };
  });
  return { ...books, accounts, statements };
}

const statementOf = (side: Side): StatementKind =>
  side === "income" || side === "expense" ? "profit-and-loss" : "balance-sheet";

interface MatchedStatement {
  /** By the id of the books' account; none of a statement of other books. */
  readonly accounts: ReadonlyMap<string, ReportedAccount>;
  /** Those that the books don't have, or have under another name or number. */
  readonly unmatched: readonly ReportedAccount[];
  /** Most of its accounts aren't the books'. */
  readonly isOfOtherBooks: boolean;
}

/**
 * Which accounts of the books each statement names: by number and name together, or by the whole name with its parents. What's left is
 * matched by the name alone where only one of the two has a number or parents, or by the number alone where the books have no name;
 * never where several are alike, or where two statements say different sides.
 */
export function matchedIn(
  accounts: readonly VendorAccount[],
  statements: readonly StatementTypes[],
): MatchedStatement[] {
  const exact = statements.map(({ accounts: reported }) => exactMatches(accounts, reported));
  const known = new Set(exact.flatMap((found) => [...found.keys()]));
  const left = accounts.filter(({ id }) => !known.has(id));
  const all = statements.map(({ accounts: reported }, i) => {
    const found = exact[i] ?? new Map<string, ReportedAccount>();
    const taken = new Set(found.values());
    const rest = reported.filter((one) => !taken.has(one));
    return new Map([...found, ...looseMatches(left, rest, withParents(accounts))]);
  });
  const sides = new Map<string, Set<Side | undefined>>();
  for (const [id, { classes }] of all.flatMap((found) => [...found])) {
    const [usual] = classes;
    sides.set(id, (sides.get(id) ?? new Set()).add(usual && sideOf(usual)));
  }
  return statements.map(({ accounts: reported }, i) => {
    const found = new Map([...(all[i] ?? [])].filter(([id]) => sides.get(id)?.size === 1));
    const isOfOtherBooks = found.size === 0 || found.size < reported.length * leastShared;
    const taken = new Set(found.values());
    return {
      accounts: isOfOtherBooks ? new Map() : found,
      unmatched: reported.filter((one) => !taken.has(one)),
      isOfOtherBooks,
    };
  });
}

type Matches = ReadonlyMap<string, ReportedAccount>;

function exactMatches(
  accounts: readonly VendorAccount[],
  reported: readonly ReportedAccount[],
): Matches {
  const numbered = keyed(reported, ({ number, name }) => number && `${number} ${plain(name)}`);
  const whole = keyed(reported, ({ under, name }) => plain([...under, name].join(":")));
  const byFullName = keyed(accounts, ({ fullName }) => plain(fullName));
  return matches(accounts, (account) => {
    const { number, name, fullName } = account;
    const both = number === undefined ? undefined : numbered.get(`${number} ${plain(name)}`);
    if (both || byFullName.get(plain(fullName)) !== account) return both;
    const found = whole.get(plain(fullName));
    return number === undefined || found?.number === undefined ? found : undefined;
  });
}

/** One number under another name is another account, and so is one name under another number. */
function looseMatches(
  accounts: readonly VendorAccount[],
  reported: readonly ReportedAccount[],
  haveParents: boolean,
): Matches {
  const numbers = keyed(reported, ({ number }) => number);
  const names = keyed(reported, ({ name }) => plain(name));
  const byNumber = keyed(accounts, ({ number }) => number);
  const byName = keyed(accounts, ({ name }) => plain(name));
  return matches(accounts, (account) => {
    const { number, name } = account;
    if (number !== undefined && name === number) {
      return byNumber.get(number) === account ? numbers.get(number) : undefined;
    }
    const found = byName.get(plain(name)) === account ? names.get(plain(name)) : undefined;
    const isOther =
      (number !== undefined && found?.number !== undefined) ||
      (haveParents && found !== undefined && found.under.length > 0);
    return isOther ? undefined : found;
  });
}

const withParents = (accounts: readonly VendorAccount[]): boolean =>
  accounts.some(({ name, fullName }) => name !== fullName);

function matches(
  accounts: readonly VendorAccount[],
  foundFor: (account: VendorAccount) => ReportedAccount | undefined,
): Matches {
  return new Map(
    accounts.flatMap((account) => {
      const found = foundFor(account);
      return found ? [[account.id, found] as const] : [];
    }),
  );
}
