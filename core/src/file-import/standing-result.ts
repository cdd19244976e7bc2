import { isEquity, type PeriodEnd } from "./period-ends.ts";
import { isNamedResult } from "./result-names.ts";

/** A year's result that stands on a nominal account of its own, in books without entries. */
export interface StandingResult {
  readonly accountId: string;
  readonly amount: number;
  /** The account that took it in, where one is called so. */
  readonly target?: string;
}

/**
 * Where a file has balances alone, a year that was closed to an account of its own is known by that
 * account's name, and by all nominal accounts coming to nothing.
 */
export function standingResult(at: PeriodEnd): StandingResult | undefined {
  const { earned, accounts } = at;
  const total = [...earned.values()].reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) return undefined;

  const isNamed = (id: string) => isNamedResult(accounts.get(id)?.name ?? "");
  const [one, ...more] = [...earned].filter(([id, amount]) => amount !== 0 && isNamed(id));
  if (!one || more.length > 0) return undefined;
  const [accountId, amount] = one;
  const target = [...accounts.keys()].find((id) => isEquity(at, id) && isNamed(id));
  return { accountId, amount, ...(target !== undefined && { target }) };
}
