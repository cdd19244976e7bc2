import type { FiscalPeriod } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { syntheticRetainedEarningsId } from "../ledger/roll-forward.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import type { Spread } from "../spread/spread.ts";
import { hasGuessedType } from "./account-nature.ts";
import { type RiskAmounts, riskAmounts } from "./inputs.ts";
import {
  type FedAmount,
  type Feed,
  feeds,
  type ShownAmounts,
  type StatementAmount,
  type StatementAmounts,
  shownAmounts,
} from "./statement-feeds.ts";
import { grossOf, type RiskNote, statementNotes } from "./statement-notes.ts";
import { type YearAccount, type YearBooks, yearBooks } from "./year-accounts.ts";

export interface StatementYear {
  /** Has the spread's classifications, and its adjustments if they're included. */
  readonly ledger: Ledger;
  /** As saved. */
  readonly spread: Spread;
  readonly year: Pick<FiscalPeriod, "start" | "end">;
}

/** One fiscal year of the statements as model inputs. Amounts are exact; liabilities, equity and income are positive. */
export interface StatementInputs {
  readonly amounts: RiskAmounts;
  readonly shown: ShownAmounts;
  readonly guessed: Guessed;
  /** The balances of accounts of unknown type, which no amount includes. Debits and credits are added, not netted. */
  readonly unknown: Minor;
  readonly notes: readonly RiskNote[];
  /** Assets less liabilities and equity: zero in books that balance. */
  readonly imbalance: Minor;
}

/** How much of each amount is on accounts whose type is a guess. Debits and credits are added, not netted. */
export type Guessed = StatementAmounts;

/** Reads one year's inputs. A line counts in the section where the spread has it, even if it was moved there. */
export function statementRiskInputs({ ledger, spread, year }: StatementYear): StatementInputs {
  const books = yearBooks(ledger, spread, year);
  const totals = totalsOf(ledger, books);
  const guesses = guessesOf(books);
  const known = scorable(totals);

  return {
    amounts: pick(riskAmounts, known),
    shown: pick(shownAmounts, known),
    guessed: Object.fromEntries(guesses.map(([amount, accounts]) => [amount, grossOf(accounts)])),
    unknown: grossOf(books.ofUnknownType),
    notes: statementNotes(ledger, books, { totals, guesses }),
    imbalance: sum([
      ...books.accounts
        .filter(({ place }) => place.statement === "BalanceSheet")
        .map(({ amount }) => amount),
      books.result ?? zero,
    ]),
  };
}

const zero = toMinor(0);

/** Sums before wrong signs are ruled out. */
function totalsOf(ledger: Ledger, books: YearBooks): StatementAmounts {
  const totals: Partial<Record<StatementAmount, Minor>> = {};
  for (const [amount, { sign, totalOf, takes }] of fedAmounts) {
    const taken = books.accounts.filter(takes);
    const isKnown =
      taken.length > 0 || books.accounts.some(({ place }) => place.statement === totalOf);
    if (isKnown) totals[amount] = toMinor(sign * sum(taken.map((one) => one.amount)));
  }
  const { retainedEarnings: carried, ...others } = totals;
  const retainedEarnings = retainedEarningsOf(ledger, books, carried);
  return { ...others, ...(retainedEarnings !== undefined && { retainedEarnings }) };
}

/** Includes the year's own result, which the books add to retained earnings only when the next year begins. */
function retainedEarningsOf(
  { accounts }: Ledger,
  { result }: YearBooks,
  carried: Minor | undefined,
): Minor | undefined {
  // If the chart has no such account, earnings from before the books began are unknown.
  const hasAccount = accounts.some(
    ({ id, classification }) =>
      classification === "retained_earnings" && id !== syntheticRetainedEarningsId,
  );
  if (carried === undefined && (result === undefined || !hasAccount)) return undefined;
  return toMinor((carried ?? 0) - (result ?? 0));
}

/** Implausible amounts count as unknown: negative receivables or inventory, and sales of zero or less. */
function scorable({
  accountsReceivable,
  inventory,
  sales,
  depreciation,
  ...others
}: StatementAmounts): StatementAmounts {
  return {
    ...others,
    ...(accountsReceivable !== undefined && accountsReceivable >= 0 && { accountsReceivable }),
    ...(inventory !== undefined && inventory >= 0 && { inventory }),
    ...(sales !== undefined && sales > 0 && { sales }),
    ...(depreciation !== undefined && { depreciation, amortization: zero }),
  };
}

function guessesOf({ accounts }: YearBooks): (readonly [FedAmount, readonly YearAccount[]])[] {
  const guessed = accounts.filter(({ account, amount }) => hasGuessedType(account) && amount !== 0);
  return fedAmounts.flatMap(([amount, { takes }]) => {
    const taken = guessed.filter(takes);
    return taken.length > 0 ? [[amount, taken] as const] : [];
  });
}

// Object.entries loses the key type, which the record has checked.
const fedAmounts = Object.entries(feeds) as [FedAmount, Feed][];

function pick<Name extends StatementAmount>(
  names: readonly Name[],
  amounts: StatementAmounts,
): Readonly<Partial<Record<Name, Minor>>> {
  const known = names.flatMap((name) => {
    const amount = amounts[name];
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return Object.fromEntries(known) as Partial<Record<Name, Minor>>;
}
