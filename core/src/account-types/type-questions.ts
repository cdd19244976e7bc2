import { type Minor, sum, toMinor } from "../money/money.ts";
import { type Side, totalGroupOf } from "./account-class.ts";
import { totalsOf } from "./control-totals.ts";
import {
  balanceAs,
  type ClassOrUnknown,
  type FileAccountTypes,
  type TypedAccount,
} from "./typed-account.ts";

/** Neighbors with one guess, asked in one question: "6100 to 6190, 7 accounts: all expenses?" */
export interface TypeQuestion {
  /** By number, or in the order of the file. */
  readonly accounts: readonly TypedAccount[];
  /** Absent where nobody knows. */
  readonly side?: Side;
  /** Where they all have one. */
  readonly accountClass?: ClassOrUnknown;
  /** The sum of their balances, debit positive. */
  readonly balance: Minor;
}

export interface TypeQuestions {
  /** The largest first. */
  readonly runs: readonly TypeQuestion[];
  /** In doubt, and too small to be asked, or only in a way that no total shows. */
  readonly listed: readonly TypedAccount[];
  /** Guesses without a doubt, by neighbors of one side: nobody is asked, and a person may say otherwise. */
  readonly undoubted: readonly TypeQuestion[];
  /** The sum of the doubts that aren't asked, both sides added: never more than is material. */
  readonly unasked: Minor;
}

/** Questions are few enough to be answered one by one. */
const questionsAtMost = 15;

/** As many as there are control totals to type. */
const fewQuestions = 2;

/**
 * Whether reports or two totals are to be offered first: for many questions, and in small books that are in doubt for the most part,
 * since two totals are fewer than their questions.
 */
export function isTooMany({ runs }: TypeQuestions, accounts: readonly TypedAccount[]): boolean {
  const asked = runs.reduce((sum, run) => sum + run.accounts.length, 0);
  const questions = runs.reduce((sum, run) => sum + questionsIn(run), 0);
  const isMostInDoubt = questions > fewQuestions && 2 * asked >= accounts.length;
  return questions > questionsAtMost || isMostInDoubt;
}

/** Neighbors that nothing is guessed of are shown together, and each needs an answer of its own. */
const questionsIn = ({ side, accounts }: TypeQuestion): number =>
  side === undefined ? accounts.length : 1;

type Types = Pick<FileAccountTypes, "accounts" | "known" | "proof" | "materiality">;

/**
 * What to ask of accounts' types: those that may belong to another total than guessed, the largest first, until the rest is
 * immaterial. A doubt inside a total is asked where the account is more than a twentieth of revenue or of liabilities, and
 * where it's material and its name says income among costs.
 */
export function typeQuestions(types: Types): TypeQuestions {
  const doubts = doubtsIn(types);
  const runs = runsOf(types.accounts, (account) => isAskable(doubts.get(account)));
  const sizeOf = (accounts: readonly TypedAccount[], kind: Doubt) =>
    sum(accounts.filter((account) => doubts.get(account) === kind).map(amountOf));

  const bySize = runs.toSorted((one, other) => sizeIn(other) - sizeIn(one));
  const asked: TypeQuestion[] = [];
  let rest = sizeOf(types.accounts, "group");
  for (const run of bySize) {
    const isInside = sizeOf(run.accounts, "inside") > 0;
    if (rest <= types.materiality && !isInside) continue;
    asked.push(run);
    rest = toMinor(rest - sizeOf(run.accounts, "group"));
  }
  const isAsked = new Set(asked.flatMap(({ accounts }) => accounts));
  return {
    runs: asked,
    listed: [...doubts.keys()].filter((account) => !isAsked.has(account)),
    undoubted: runsOf(
      types.accounts,
      (account) => account.from === "guess" && !doubts.has(account),
    ),
    unasked: rest,
  };
}

/** The sum of accounts whose type is in doubt or unknown, even if a person left it so; both sides added. */
export function uncertainOf(types: Types): Minor {
  const doubts = doubtsIn(types);
  return sum(
    types.accounts
      .filter((one) => doubts.get(one) === "group" || one.sureness === "unknown")
      .map(amountOf),
  );
}

/** A guess may count in the wrong total, or have the wrong side inside the right one. The side of a small account isn't asked. */
type Doubt = "group" | "inside" | "small-inside";

function doubtsIn({
  accounts,
  known,
  proof,
  materiality,
}: Types): ReadonlyMap<TypedAccount, Doubt> {
  const { revenue, liabilities } = totalsOf(known, accounts);
  const doubts = new Map<TypedAccount, Doubt>();
  for (const account of accounts) {
    const { from, sureness, side, sideInDoubt } = account;
    const isIncomeAmongCosts = side === "expense" && account.namedSide === "income";
    const amount = amountOf(account);
    if (from !== "guess" || amount === 0) continue;
    const isGroupProven = sureness === "unsure" && side !== undefined && isProven(proof, side);
    if (sureness !== "likely" && !isGroupProven) doubts.set(account, "group");
    else if (isIncomeAmongCosts && amount > materiality) doubts.set(account, "inside");
    else if (sideInDoubt && side !== "asset") {
      const whole = side === "income" || side === "expense" ? revenue : liabilities;
      doubts.set(account, amount > Math.abs(whole) / 20 ? "inside" : "small-inside");
    }
  }
  return doubts;
}

/** One total alone proves the accounts that it's made of. */
const isProven = ({ result, by }: Types["proof"], side: Side): boolean =>
  result === "proven" && (by === undefined || totalGroupOf(side) === by);

const isAskable = (doubt: Doubt | undefined): boolean => doubt === "group" || doubt === "inside";

/**
 * Runs end where an account of another side lies between: by number where most have one, else as in the file. Accounts whose names
 * say another side than their guess are asked apart, so that nobody agrees to them among those that are what they seem.
 */
function runsOf(
  accounts: readonly TypedAccount[],
  isIn: (account: TypedAccount) => boolean,
): TypeQuestion[] {
  const runs: TypedAccount[][] = [];
  let byName = new Map<Side | undefined, TypedAccount[]>();
  let last: TypedAccount | undefined;
  const numbered = accounts.filter(({ number }) => number !== undefined);
  const inOrder = numbered.length > accounts.length / 2 ? accounts.toSorted(byNumber) : accounts;
  for (const account of inOrder) {
    if (last === undefined || last.side !== account.side) byName = new Map();
    last = account;
    if (!isIn(account)) continue;
    const named = namedOtherwise(account);
    const run = byName.get(named) ?? [];
    if (run.length === 0) runs.push(run);
    byName.set(named, run);
    run.push(account);
  }
  return runs.map(questionOf);
}

const namedOtherwise = ({ side, namedSide }: TypedAccount): Side | undefined =>
  namedSide === side ? undefined : namedSide;

/** Those without one come last. */
export function byNumber({ number: one }: Numbered, { number: other }: Numbered): number {
  if (one === undefined || other === undefined)
    return one === other ? 0 : one === undefined ? 1 : -1;
  return collator.compare(one, other);
}

type Numbered = Pick<TypedAccount, "number">;

const collator = new Intl.Collator("en", { numeric: true });

function questionOf(accounts: readonly TypedAccount[]): TypeQuestion {
  const [first, ...others] = accounts;
  const { side, accountClass } = first ?? {};
  const isOneClass = others.every((account) => account.accountClass === accountClass);
  return {
    accounts,
    ...(side && { side }),
    ...(isOneClass && accountClass && { accountClass }),
    balance: sum(accounts.map((account) => balanceAs(account, account.side))),
  };
}

const amountOf = (account: TypedAccount): Minor =>
  toMinor(Math.abs(balanceAs(account, account.side)));

const sizeIn = ({ accounts }: TypeQuestion): number => sum(accounts.map(amountOf));
