import { cutsBetween, type Day, type FiscalYearEnd } from "../calendar/index.ts";
import type { Account } from "./account.ts";
import type { Basis, Ledger, Movement, OpeningBalance } from "./ledger.ts";
import { withRetainedEarnings } from "./retained-earnings.ts";
import { rollForward } from "./roll-forward.ts";

/** What a package gave, on one basis. */
export interface CollectedBooks {
  readonly legalName: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly basis: Basis;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly from: Day;
  readonly upTo: Day;
  readonly accounts: readonly Account[];
  /** Balances on the eve of `from`. */
  readonly openings: readonly OpeningBalance[];
  /** By the cuts of `cutsBetween(from, upTo, fiscalYearEnd)`. */
  readonly movements: readonly Movement[];
}

/** Puts a ledger together: finds retained earnings, cuts the periods, carries the balances. */
export function buildLedger(books: CollectedBooks): Ledger {
  const { legalName, currency, basis, fiscalYearEnd, from, upTo, openings, movements } = books;
  const cuts = cutsBetween(from, upTo, fiscalYearEnd);
  const chart = withRetainedEarnings(books.accounts);
  const months = rollForward({ ...chart, fiscalYearEnd, from, cuts, openings, movements });
  return { legalName, currency, basis, fiscalYearEnd, from, ...chart, cuts, months };
}
