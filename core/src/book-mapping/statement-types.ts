import type { AccountClass } from "../account-types/account-class.ts";
import { guessAccountTypes } from "../account-types/guess-account-types.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import { parentsOf } from "./complete-chart.ts";
import type { FileBooks } from "./file-books.ts";
import { plainWord } from "./month-words.ts";
import { vendorTypeOfClass } from "./types-of-classes.ts";

/** An account in a section of a profit and loss or a balance sheet. */
export interface ReportedAccount {
  readonly number?: string;
  readonly name: string;
  /** Names of its parents, from the top down. */
  readonly under: readonly string[];
  /** The classes that it may have in its section, the usual one first; all of one side. */
  readonly classes: readonly AccountClass[];
}

/** The account types and the totals in a statement of the same books. */
export interface StatementTypes {
  readonly accounts: readonly ReportedAccount[];
  /** A profit is above zero. */
  readonly netIncome?: Minor;
  readonly totalAssets?: Minor;
}

/** Statements of other books name other accounts. */
const leastShared = 0.6;

/**
 * Types that statements beside the books say: by number and name, or by the whole name where there is no number. Which of a
 * section's classes an account has is told by its name.
 */
export function withStatements(books: FileBooks, statements: readonly StatementTypes[]): FileBooks {
  const reported = statements.flatMap(({ accounts }) => accounts);
  const found = matched(books.accounts, reported);
  if (found.size === 0 || found.size < reported.length * leastShared) return books;

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
    if (usual === undefined || account.vendorType !== "") return account;
    const named = guesses.get(account.id);
    const accountClass = named && classes.includes(named) ? named : usual;
    return { ...account, ...vendorTypeOfClass(accountClass) };
  });
  return { ...books, accounts, ...totalsOf(statements) };
}

/** Left out where statements contradict each other, as those of different periods do. */
function totalsOf(statements: readonly StatementTypes[]): Pick<FileBooks, "statedTotals"> {
  const only = (amounts: readonly (Minor | undefined)[]) => {
    const said = new Set(amounts.filter((amount) => amount !== undefined));
    return said.size === 1 ? [...said][0] : undefined;
  };
  const netIncome = only(statements.map((one) => one.netIncome));
  const totalAssets = only(statements.map((one) => one.totalAssets));
  if (netIncome === undefined && totalAssets === undefined) return {};
  return {
    statedTotals: {
      ...(netIncome !== undefined && { netIncome }),
      ...(totalAssets !== undefined && { totalAssets }),
    },
  };
}

function matched(
  accounts: readonly VendorAccount[],
  reported: readonly ReportedAccount[],
): ReadonlyMap<string, ReportedAccount> {
  const numbered = keyed(reported, ({ number, name }) => number && `${number} ${plain(name)}`);
  const whole = keyed(reported, ({ under, name }) => plain([...under, name].join(":")));
  const alone = keyed(reported, ({ name }) => plain(name));
  const names = keyed(accounts, ({ name }) => plain(name));
  return new Map(
    accounts.flatMap((account) => {
      const { id, number, name, fullName } = account;
      const isOnly = names.get(plain(name)) === account;
      const found =
        number === undefined
          ? (whole.get(plain(fullName)) ?? (isOnly ? alone.get(plain(name)) : undefined))
          : (numbered.get(`${number} ${plain(name)}`) ?? unnumbered(alone, account, isOnly));
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** By name where the statement has no number: Xero's has none. One number under another name is another account. */
function unnumbered(
  alone: ReadonlyMap<string, ReportedAccount>,
  { name }: VendorAccount,
  isOnly: boolean,
): ReportedAccount | undefined {
  const found = isOnly ? alone.get(plain(name)) : undefined;
  return found?.number === undefined ? found : undefined;
}

/** Without those that several have. */
function keyed<One>(
  all: readonly One[],
  keyOf: (one: One) => string | undefined,
): ReadonlyMap<string, One> {
  const found = new Map<string, One>();
  const several = new Set<string>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    if (found.has(key)) several.add(key);
    found.set(key, one);
  }
  for (const key of several) found.delete(key);
  return found;
}

const plain = (name: string): string => plainWord(name).replace(/\s+/g, " ").trim();
