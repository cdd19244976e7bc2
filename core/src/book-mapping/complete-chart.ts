import { type Side, sideOf } from "../account-types/account-class.ts";
import { type GuessedType, guessAccountTypes } from "../account-types/guess-account-types.ts";
import { classOf } from "../account-types/number-plans.ts";
import type { UntypedAccount } from "../account-types/own-evidence.ts";
import type { ClassOrUnknown } from "../account-types/typed-account.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import type { FileBooks } from "./file-books.ts";
import type { FileChoices } from "./file-choices.ts";
import { numberedChart } from "./numbered-chart.ts";
import { storable } from "./table-view.ts";
import { type VendorType, vendorTypeOfClass } from "./types-of-classes.ts";

/** Adds what a chart from another sheet or file says of the accounts. */
export function withChart(books: FileBooks, chart: readonly VendorAccount[]): FileBooks {
  const described = new Map(chart.map((account) => [account.id, account]));
  const known = new Set(books.accounts.map(({ id }) => id));
  return {
    ...books,
    accounts: [
      ...books.accounts.map((account) => ({ ...account, ...described.get(account.id) })),
      ...chart.filter(({ id }) => !known.has(id)),
    ],
  };
}

/** Types that people chose for accounts whose file doesn't have one, by account. */
export type SaidTypes = ReadonlyMap<
  string,
  { readonly accountClass: ClassOrUnknown; readonly from: "sender" | "memory" }
>;

/** As it's kept with the file. */
export type SaidType = { readonly accountId: string } & Exclude<
  ReturnType<SaidTypes["get"]>,
  undefined
>;

export const saidTypesOf = (said: readonly SaidType[]): SaidTypes =>
  new Map(said.map(({ accountId, ...type }) => [accountId, type]));

export const typesSaidBy = ({ accountTypes = [] }: FileChoices): SaidType[] =>
  accountTypes.map((type) => ({ ...type, from: "sender" }));

/** A type for an account whose file doesn't have one. */
export interface FoundType {
  readonly id: string;
  readonly accountClass: ClassOrUnknown;
  readonly side?: Side;
  readonly sureness: "likely" | "unsure" | "unknown";
  readonly from: "guess" | "sender" | "memory";
  /** The guess, before any person's choice. */
  readonly unasked: GuessedType;
}

export interface GuessedChart {
  readonly accounts: readonly VendorAccount[];
  /** Of each account without a type in the file, in its order. */
  readonly found: readonly FoundType[];
}

/**
 * Finds missing types: chosen by people, or else guessed by names, numbers, parents, neighbors and signs. A person's choice is
 * evidence for the accounts around it, and stands against a statement of theirs. Where the numbers follow a known chart, they settle the type, or a guess of the same side takes
 * the chart's.
 *
 * @param balances debit positive, by account
 */
export function withGuessedTypes(
  asRead: readonly VendorAccount[],
  balances: ReadonlyMap<string, number> = new Map(),
  said: SaidTypes = new Map(),
): GuessedChart {
  const accounts = asRead.map((account) =>
    saysType(account) ? account : { ...account, vendorType: "" },
  );
  const isOpen = (account: VendorAccount) =>
    account.vendorType === "" || (isReported(account) && said.has(storable(account.id)));
  const missing = accounts.filter(isOpen);
  if (missing.length === 0) return { accounts, found: [] };

  const evidence = evidenceOf(accounts, missing, balances).map((account, i) => ({
    ...account,
    under: [...account.under, ...unclearTypeOf(asRead[i])],
  }));
  const unasked = guessAccountTypes(evidence);
  const guesses = missing.some(({ id }) => said.has(storable(id)))
    ? guessAccountTypes(evidence.map((account) => ({ ...account, ...saidOf(account, said) })))
    : unasked;
  const chart = numberedChart(accounts, unasked);
  const found = accounts.map((account, i): FoundType | undefined => {
    const { id } = account;
    const [guess, alone] = [guesses[i], unasked[i]];
    return isOpen(account) && !chart?.settles && guess && alone
      ? { id, ...typeBy(guess, said.get(storable(id))), unasked: alone }
      : undefined;
  });
  return {
    found: found.filter((each) => each !== undefined),
    accounts: accounts.map((account, i) => {
      const [type, guess] = [found[i], unasked[i]];
      if (!guess || !isOpen(account)) return account;
      const planned = chart?.typed(account, guess);
      if (planned && chart?.settles) return planned;
      if (!type) return account;
      const typeFrom = type.from === "guess" ? type.sureness : type.from;
      return { ...account, ...vendorTypeOf(type, planned), typeFrom };
    }),
  };
}

/** Whether a file says what an account is, in words that we know. */
export const saysType = (account: VendorAccount): boolean =>
  account.vendorType !== "" && classify(account).classification !== "unknown";

/** Words that say no type may still be evidence of one, as a heading is. */
const unclearTypeOf = (account: VendorAccount | undefined): string[] =>
  account && account.vendorType !== "" && !saysType(account) ? [account.vendorType] : [];

/** A person may contradict their own statement, and not what the file of the books says. */
const isReported = ({ typeFrom }: VendorAccount): boolean =>
  typeFrom === "profit-and-loss" || typeFrom === "balance-sheet";

function evidenceOf(
  accounts: readonly VendorAccount[],
  missing: readonly VendorAccount[],
  balances: ReadonlyMap<string, number>,
): UntypedAccount[] {
  const numberOf = numbersIn(missing);
  return accounts.map((account) => {
    const { id, name, fullName, vendorType } = account;
    const number = account.number ?? numberOf(account);
    const balance = balances.get(id);
    const said = vendorType === "" ? undefined : classOf(classify(account).classification);
    return {
      id,
      name,
      under: parentsOf(fullName),
      ...(number !== undefined && { number }),
      ...(balance !== undefined && { balance }),
      ...(said && { said }),
    };
  });
}

/** Names of the parents in a full name, from the top down. */
export const parentsOf = (fullName: string): string[] => fullName.split(":").slice(0, -1);

function saidOf({ id }: UntypedAccount, said: SaidTypes): Pick<UntypedAccount, "said"> {
  const { accountClass = "unknown" } = said.get(storable(id)) ?? {};
  return accountClass === "unknown" ? {} : { said: accountClass };
}

function typeBy(
  { accountClass, side, sureness }: GuessedType,
  said: ReturnType<SaidTypes["get"]>,
): Omit<FoundType, "id" | "unasked"> {
  if (!said) {
    return sureness === "unknown"
      ? { accountClass: "unknown", sureness, from: "guess" }
      : { accountClass, side, sureness, from: "guess" };
  }
  if (said.accountClass === "unknown") return { ...said, sureness: "unknown" };
  return { ...said, side: sideOf(said.accountClass), sureness: "likely" };
}

/** A number in brackets at the end of names is the account's where nearly all have one; else it may be a bank's. */
function numbersIn(
  accounts: readonly VendorAccount[],
): (account: VendorAccount) => string | undefined {
  const bracketed = ({ name }: VendorAccount) => /\((\d{3,8})\)$/.exec(name)?.[1];
  const unnumbered = accounts.filter(({ number }) => number === undefined);
  const found = unnumbered.filter((account) => bracketed(account) !== undefined);
  return found.length > 4 && found.length >= 0.8 * unnumbered.length ? bracketed : () => undefined;
}

function vendorTypeOf(
  { accountClass, side, from }: FoundType,
  planned: VendorAccount | undefined,
): VendorType {
  if (accountClass === "unknown") return { vendorType: "Unknown" };
  if (planned && planned.vendorType !== "") {
    const plannedClass = classOf(classify(planned).classification);
    const { vendorType, vendorSubtype } = planned;
    const isGuessOfSide = from === "guess" && plannedClass && sideOf(plannedClass) === side;
    if (plannedClass === accountClass || isGuessOfSide) {
      return { vendorType, ...(vendorSubtype !== undefined && { vendorSubtype }) };
    }
  }
  return vendorTypeOfClass(accountClass);
}
