import { type Side, sideOf } from "../account-types/account-class.ts";
import { classOf } from "../account-types/number-plans.ts";
import { balanceAs } from "../account-types/typed-account.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, negate, toMinor } from "../money/money.ts";
import type { LastBalances } from "./last-balances.ts";
import { plainWord } from "./month-words.ts";
import type { ReportedAccount, StatementTypes } from "./reported-statement.ts";
import { isNamedResult } from "./result-names.ts";

/** An account of the books, with its balance as a statement prints it. */
export interface AccountOfBooks {
  readonly account: VendorAccount;
  readonly booked: Minor;
}

/**
 * Accounts with a balance that a statement of the same day and year should show, and doesn't. Not those that it may show under another
 * name: a line that isn't in the books has their balance, or adds up several that follow each other.
 *
 * @param accounts that no statement names
 * @param unmatched the statement's lines that aren't in the books
 */
export function accountsNotShown(
  accounts: readonly VendorAccount[],
  statement: StatementTypes,
  {
    unmatched,
    balances,
  }: { readonly unmatched: readonly ReportedAccount[] } & {
    readonly balances: LastBalances;
  },
): AccountOfBooks[] {
  const { unit = 1 } = statement;
  const parts = new Set(
    statement.accounts.map(({ classes: [usual] }) => usual && partOf(sideOf(usual))),
  );
  const expected = accounts.flatMap((account) => {
    const accountClass = classOf(classify(account).classification);
    const balance = balances.get(account.id);
    if (!accountClass || !balance || takesResults(account) || isNamedEarnings(account.name))
      return [];
    const side = sideOf(accountClass);
    const booked = printed(balanceAs(balance, side), side);
    return parts.has(partOf(side)) && Math.abs(booked) >= unit ? [{ account, booked }] : [];
  });
  return unmatched.reduce(withoutRun, expected);
}

/** Packages show retained earnings with finished years taken in, whose entries aren't in every ledger. */
export const takesResults = (account: VendorAccount): boolean =>
  classify(account).classification === "retained_earnings";

/** Above zero for what increases the accounts of its section. */
export const printed = (balance: Minor, side: Side | undefined): Minor =>
  side === "asset" || side === "expense" ? balance : negate(balance);

/** Statements work the year's result out. */
const isNamedEarnings = (name: string): boolean =>
  isNamedResult(name) ||
  /\b(current|this)( year)?( s)? (earnings|profit|result)\b|\bnet (income|profit|earnings)\b/.test(
    plainWord(name),
  );

/** A sheet may have assets alone; income and expenses come together. */
const partOf = (side: Side): string =>
  side === "income" || side === "expense" ? "result" : side === "asset" ? "asset" : "owed";

/** Without those that the line may be: one, or a few in the order of the books, that come to its amount on either side. */
function withoutRun(expected: AccountOfBooks[], { amount }: ReportedAccount): AccountOfBooks[] {
  if (amount === 0) return expected;
  const starts = new Map<number, number>();
  let sum = 0;
  for (const [at, { booked }] of expected.entries()) {
    starts.set(sum, at);
    sum = toMinor(sum + booked);
    const start = starts.get(sum - amount) ?? starts.get(sum + amount);
    if (start !== undefined) return expected.toSpliced(start, at + 1 - start);
  }
  return expected;
}
