import { addDays } from "../calendar/day.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBalance, FileBooks, Place } from "./file-books.ts";

/** An account's closing balance of last year, and what this year opened it with. */
interface TurnedBalance {
  readonly expected: Minor;
  readonly actual: Minor;
  readonly place: Place;
}

/**
 * Last year's closing balances against this year's openings, of accounts that have both (SIE's `#UB -1` and `#IB 0`). Equity may
 * differ by last year's result, and between its own accounts, because that is how a result is carried over.
 */
export function yearsTurned({ accounts, openings, closings }: FileBooks): TurnedBalance[] {
  const equity = new Set(accounts.filter(isEquity).map(({ id }) => id));
  const nominal = new Set(accounts.filter(isNominal).map(({ id }) => id));
  const days = new Set(closings.map(({ on }) => on));
  const eves = [...new Set(openings.map(({ on }) => on))].filter((eve) => days.has(eve)).sort();
  return eves.flatMap((eve) => {
    const closed = closings.filter(({ on, accountId }) => on === eve && !nominal.has(accountId));
    const opened = openings.filter(({ on, accountId }) => on === eve && !nominal.has(accountId));
    const [before, after] = [balancesOf(closed), balancesOf(opened)];
    const inEquity = (balances: ReadonlyMap<string, number>) =>
      [...balances].reduce((sum, [id, amount]) => sum + (equity.has(id) ? amount : 0), 0);
    // What doesn't balance without income and expenses is their result.
    const result = -closed.reduce((sum, { amount }) => sum + amount, 0);
    const isCarriedOver = inEquity(after) - inEquity(before) === result;
    return [...before].flatMap(([accountId, expected]) => {
      const actual = after.get(accountId);
      if (actual === undefined || (isCarriedOver && equity.has(accountId))) return [];
      const place = { accountId, end: addDays(eve, 1) };
      return [{ expected: toMinor(expected), actual: toMinor(actual), place }];
    });
  });
}

function isEquity(account: VendorAccount): boolean {
  const { classification } = classify(account);
  return classification === "equity" || classification === "retained_earnings";
}

const isNominal = (account: VendorAccount) => classify(account).kind === "Nominal";

function balancesOf(balances: readonly FileBalance[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of balances) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  return sums;
}
