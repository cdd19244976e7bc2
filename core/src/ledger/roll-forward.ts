import type { Day } from "../calendar/day.ts";
import {
  cutsBetween,
  type FiscalYearEnd,
  fiscalYearOf,
  turnsYear,
} from "../calendar/fiscal-year.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import type { Account, Basis, Ledger, LedgerMonth, Movement, OpeningBalance } from "./ledger.ts";

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
  /** By the ledger's cuts. */
  readonly movements: readonly Movement[];
  /** The only days with balances, the last being `upTo`; by default the cuts of `cutsBetween`. */
  readonly balanceDays?: readonly Day[] | undefined;
  readonly openingsUnknown?: boolean | undefined;
  readonly hasEntries?: boolean | undefined;
}

/** Finds retained earnings, cuts periods and carries balances. */
export function buildLedger(books: CollectedBooks): Ledger {
  const { legalName, currency, basis, fiscalYearEnd, from, upTo, openings, movements } = books;
  const cuts = books.balanceDays ?? cutsBetween(from, upTo, fiscalYearEnd);
  const chart = withRetainedEarnings(books.accounts);
  const months = rollForward({ ...chart, fiscalYearEnd, from, cuts, openings, movements });
  return {
    ...{ legalName, currency, basis, fiscalYearEnd, from, ...chart, cuts, months },
    ...(books.openingsUnknown && { openingsUnknown: true }),
    ...(books.hasEntries === false && { hasEntries: false }),
  };
}

export interface RollForward {
  readonly accounts: readonly Account[];
  readonly retainedEarningsId: string;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly from: Day;
  readonly cuts: readonly Day[];
  readonly openings: readonly OpeningBalance[];
  /** Without the package's closing entries: the year is closed here. */
  readonly movements: readonly Movement[];
}

/**
 * Carries openings and movements through the periods. Nominal accounts start each fiscal year at zero,
 * and retained earnings start it with the result of the year before on top (connectors.md, invariant 7),
 * whatever the package does. Where the first period starts a fiscal year, nominal openings are such a
 * result already.
 *
 * @returns a row for each account with a balance or a movement, by cut and then in the accounts' order
 * @throws RangeError where an amount or movement names an account or a cut that isn't there
 */
export function rollForward(facts: RollForward): LedgerMonth[] {
  const { accounts, cuts, from, fiscalYearEnd, retainedEarningsId } = facts;
  const index = new Map(accounts.map(({ id }, i) => [id, i]));
  const retained = at(index, retainedEarningsId);
  const balances = accounts.map(() => toMinor(0));
  for (const { accountId, amount } of facts.openings) {
    const account = at(index, accountId);
    balances[account] = sum([balances[account] ?? zero, amount]);
  }
  const byCut = movementsByCut(facts, index);

  const months: LedgerMonth[] = [];
  for (const [cut, end] of cuts.entries()) {
    const before = cuts[cut - 1];
    const startsYear =
      before === undefined
        ? fiscalYearOf(from, fiscalYearEnd).start === from
        : turnsYear(before, end, fiscalYearEnd);
    if (startsYear) closeYear(accounts, balances, retained);

    const posted = byCut[cut] ?? new Map<number, Movement>();
    for (const [i, { id: accountId }] of accounts.entries()) {
      const opening = balances[i] ?? zero;
      const { debit, credit } = posted.get(i) ?? nothing;
      if (opening === 0 && debit === 0 && credit === 0) continue;

      const closing = toMinor(opening + debit - credit);
      balances[i] = closing;
      months.push({ accountId, end, opening, debit, credit, closing });
    }
  }
  return months;
}

const zero = toMinor(0);
const nothing = { debit: zero, credit: zero };

function closeYear(accounts: readonly Account[], balances: Minor[], retained: number): void {
  const nominal = [...accounts.keys()].filter((i) => accounts[i]?.kind === "Nominal");
  balances[retained] = sum([
    balances[retained] ?? zero,
    ...nominal.map((i) => balances[i] ?? zero),
  ]);
  for (const i of nominal) balances[i] = zero;
}

/** Added up, because a package may give them in parts. */
function movementsByCut(
  { cuts, movements }: RollForward,
  index: ReadonlyMap<string, number>,
): Map<number, Movement>[] {
  const cutIndex = new Map(cuts.map((end, i) => [end, i]));
  const byCut = cuts.map(() => new Map<number, Movement>());
  for (const movement of movements) {
    const account = at(index, movement.accountId);
    const ofCut = byCut[at(cutIndex, movement.end)];
    const other = ofCut?.get(account) ?? nothing;
    ofCut?.set(account, {
      ...movement,
      debit: toMinor(other.debit + movement.debit),
      credit: toMinor(other.credit + movement.credit),
    });
  }
  return byCut;
}

function at<Key>(index: ReadonlyMap<Key, number>, key: Key): number {
  const found = index.get(key);
  if (found === undefined) throw new RangeError(`The ledger has no ${String(key)}`);
  return found;
}

/** For charts without one; a package can't have this id. */
export const syntheticRetainedEarningsId = "tieout:retained-earnings";

export interface ClosedChart {
  readonly accounts: readonly Account[];
  /** The account that takes in the result of finished years; part of `accounts`. */
  readonly retainedEarningsId: string;
}

/** The surest retained earnings account, the first of equals; charts without one get ours. */
export function withRetainedEarnings(accounts: readonly Account[]): ClosedChart {
  const [surest] = accounts
    .filter(({ classification }) => classification === "retained_earnings")
    .toSorted((one, other) => other.confidence - one.confidence);
  if (surest) return { accounts, retainedEarningsId: surest.id };

  return {
    accounts: [...accounts, syntheticRetainedEarnings],
    retainedEarningsId: syntheticRetainedEarningsId,
  };
}

const syntheticRetainedEarnings: Account = {
  id: syntheticRetainedEarningsId,
  name: "Retained earnings",
  fullName: "Retained earnings",
  vendorType: "Equity",
  posting: false,
  active: true,
  kind: "Real",
  classification: "retained_earnings",
  classificationSource: "special-role",
  confidence: 1,
};

export interface Posting {
  readonly accountId: string;
  readonly date: Day;
  /** Whole minor units, debit positive. */
  readonly amount: number;
}

/** One pass, in memory that doesn't grow with lines. */
export interface Accumulator {
  readonly add: (line: Posting) => void;
  /** @throws where an amount left the safe range. */
  readonly movements: () => Movement[];
  readonly count: () => number;
  /** How many lines are on unknown accounts, by account; not in the movements. */
  readonly orphans: () => ReadonlyMap<string, number>;
  /** How many lines lie before `from` or after the last cut; not in the movements. */
  readonly outside: () => number;
}

/** `cuts` ascend; the first period starts on `from`. */
export function accumulator(
  accountIds: readonly string[],
  cuts: readonly Day[],
  from: Day,
): Accumulator {
  const width = cuts.length;
  const rows = new Map(accountIds.map((id, index) => [id, index * width]));
  // Both only grow, so a sum past 2^53 − 1 is still visible when checked at the end.
  const debits = new Float64Array(accountIds.length * width);
  const credits = new Float64Array(accountIds.length * width);
  const orphans = new Map<string, number>();
  const cutOfDay = new Map<Day, number>();
  let count = 0;
  let outside = 0;
  // Lines usually come sorted by day or account.
  let lastDay: Day | undefined;
  let lastCut = -1;

  function add({ accountId, date, amount }: Posting): void {
    count++;
    if (date !== lastDay) {
      lastDay = date;
      lastCut = cutOf(date);
    }
    const row = rows.get(accountId);
    if (row === undefined) orphans.set(accountId, (orphans.get(accountId) ?? 0) + 1);
    else if (lastCut < 0) outside++;
    else if (amount >= 0) debits[row + lastCut] = (debits[row + lastCut] ?? 0) + amount;
    else credits[row + lastCut] = (credits[row + lastCut] ?? 0) - amount;
  }

  function cutOf(date: Day): number {
    let cut = cutOfDay.get(date);
    if (cut === undefined) {
      cut = date < from ? -1 : cuts.findIndex((end) => date <= end);
      cutOfDay.set(date, cut);
    }
    return cut;
  }

  function movements(): Movement[] {
    const found: Movement[] = [];
    for (const [accountId, row] of rows) {
      for (const [cut, end] of cuts.entries()) {
        const debit = toMinor(debits[row + cut] ?? 0);
        const credit = toMinor(credits[row + cut] ?? 0);
        if (debit !== 0 || credit !== 0) found.push({ accountId, end, debit, credit });
      }
    }
    return found;
  }

  return { add, movements, count: () => count, orphans: () => orphans, outside: () => outside };
}
