import { noTotals, totalsOf } from "../account-types/control-totals.ts";
import { proveByTotals } from "../account-types/prove-by-totals.ts";
import type { TypedAccount } from "../account-types/typed-account.ts";
import type { Day } from "../calendar/day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBalance } from "./file-books.ts";

/** A finished year's profit, which retained earnings took in after its end. */
export interface EarlierProfit {
  readonly on: Day;
  readonly netIncome: Minor;
}

export interface ProvenProfit extends EarlierProfit {
  /** The accounts that make it up. */
  readonly accountIds: ReadonlySet<string>;
}

type Typed = Pick<TypedAccount, "id" | "accountClass" | "side">;

/**
 * The profit of the last year that ended before the last balances, if retained earnings moved by exactly what income and expenses
 * came to at its end. Undefined where dividends or corrections moved them too, and where the types could be others.
 * Balances of the accounts themselves don't count.
 */
export function earlierProfit(
  closings: readonly FileBalance[],
  { said, guessed }: { readonly said: readonly Typed[]; readonly guessed: readonly TypedAccount[] },
  { fiscalYearEnd, digits }: { readonly fiscalYearEnd: FiscalYearEnd; readonly digits: number },
): ProvenProfit | undefined {
  const days = [...new Set(closings.map(({ on }) => on))].sort();
  const last = days.at(-1);
  const on = days.findLast((day) => day !== last && fiscalYearOf(day, fiscalYearEnd).end === day);
  if (last === undefined || on === undefined) return undefined;

  const [before, after] = [balancesOn(closings, on), balancesOn(closings, last)];
  const moved = [...said, ...guessed]
    .filter(({ accountClass }) => accountClass === "retained_earnings")
    .map(({ id }) => (after.get(id) ?? 0) - (before.get(id) ?? 0))
    .filter((amount) => amount !== 0);
  const [taken, ...others] = moved;
  if (taken === undefined || others.length > 0) return undefined;

  const netIncome = toMinor(-taken);
  const balanceOf = ({ id }: Typed) => before.get(id) ?? toMinor(0);
  const known = totalsOf(
    noTotals,
    said.map((account) => ({ ...account, balance: balanceOf(account) })),
  );
  const accounts = guessed.map(({ ofYear: _, ...account }) => ({
    ...account,
    balance: balanceOf(account),
  }));
  const totals = { netIncome, from: "file" } as const;
  const { result } = proveByTotals({ known, accounts, totals, digits });
  if (result !== "proven") return undefined;
  const earning = accounts.filter(
    ({ side, balance }) => balance !== 0 && (side === "income" || side === "expense"),
  );
  return { on, netIncome, accountIds: new Set(earning.map(({ id }) => id)) };
}

/** Added up by account. */
export function balancesOn(closings: readonly FileBalance[], day: Day): Map<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const { accountId, on, amount } of closings) {
    if (on === day) sums.set(accountId, toMinor((sums.get(accountId) ?? 0) + amount));
  }
  return sums;
}
