import { addDays, type Day } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import { type ClosedChart, syntheticRetainedEarningsId } from "../ledger/roll-forward.ts";
import { toMinor } from "../money/money.ts";
import { type ClosingEntries, entryKey, type PostedChange } from "./closing-entries.ts";
import { entriesThatClose, type MovedResult } from "./entries-that-close.ts";
import type { FileBooks } from "./file-books.ts";
import { isEquity, isNominal, type PeriodEnd, periodEnds } from "./period-ends.ts";
import { openingsBefore, sidesOf } from "./posted-periods.ts";
import { isNamedResult } from "./result-names.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

/** Undefined where books didn't close periods themselves, or where it isn't certain. */
export function findClosingEntries(
  books: FileBooks,
  { accounts, retainedEarningsId }: ClosedChart,
  fiscalYearEnd: FiscalYearEnd,
): ClosingEntries | undefined {
  const ends = periodEnds(books, accounts, fiscalYearEnd);
  return books.lines.count > 0 ? closedByEntries(ends) : closedInBalances(ends, retainedEarningsId);
}

interface Closed {
  readonly at: PeriodEnd;
  readonly result: MovedResult;
}

function closedByEntries(ends: readonly PeriodEnd[]): ClosingEntries | undefined {
  const closed = closedPeriods(ends);
  const target = closed.at(-1)?.result.target;
  if (target === undefined) return undefined;

  const results = closed.flatMap(({ at, result }) =>
    result.entries.map((entry) => ({ ...entry, until: at.yearEnd })),
  );
  const years = ends.filter(({ span }) => span === "year");
  const turning = years
    .filter(({ end }) => closed.some(({ at }) => at.yearEnd === end))
    .flatMap((at) => entriesThatTurn(at, target).map((voucher) => ({ voucher, until: at.end })));
  return {
    retainedEarningsId: target,
    years: closedYears(closed),
    moving: new Map(results.map(({ voucher, nominal }) => [entryKey(voucher), new Set(nominal)])),
    turning: new Set(turning.map(({ voucher }) => entryKey(voucher))),
    changes: [
      ...results.flatMap(({ voucher, nominal, until }) =>
        nominal.flatMap((id) => carried(withoutIt(voucher, id, until), target)),
      ),
      ...turning.flatMap(({ voucher, until }) =>
        [...voucher.accounts.keys()].map((id) => withoutIt(voucher, id, until)),
      ),
    ],
  };
}

/** Monthly closings leave nothing for the year's. */
function closedPeriods(ends: readonly PeriodEnd[]): readonly Closed[] {
  const closedOf = (span: PeriodEnd["span"]) =>
    ends
      .filter((at) => at.span === span)
      .flatMap((at): Closed[] => {
        const result = entriesThatClose(at);
        return result ? [{ at, result }] : [];
      });
  const months = closedOf("month");
  const byMonth = new Set(months.map(({ at }) => at.yearEnd));
  const years = closedOf("year").filter(({ at }) => !byMonth.has(at.end));
  return [...months, ...years].toSorted((one, other) => (one.at.end < other.at.end ? -1 : 1));
}

function closedYears(closed: readonly Closed[]): Day[] {
  const last = new Map(closed.map(({ at }) => [at.yearEnd, at.end]));
  return [...last.values()];
}

function carried(change: PostedChange, target: string): PostedChange[] {
  const { debit, credit } = change;
  return [change, { ...change, accountId: target, debit: -debit, credit: -credit }];
}

function withoutIt({ accounts, date }: TurnVoucher, accountId: string, until: Day): PostedChange {
  const { debit, credit } = accounts.get(accountId) ?? { debit: 0, credit: 0 };
  return { accountId, date, until, debit: -debit, credit: -credit };
}

function closedInBalances(
  ends: readonly PeriodEnd[],
  retainedEarningsId: string,
): ClosingEntries | undefined {
  const closed = ends.flatMap((at) => {
    const result = at.span === "year" ? standingResult(at) : undefined;
    return result ? [{ end: at.end, result }] : [];
  });
  const target = closed.at(-1)?.result.target ?? retainedEarningsId;
  if (closed.length === 0 || target === syntheticRetainedEarningsId) return undefined;
  return {
    retainedEarningsId: target,
    years: closed.map(({ end }) => end),
    moving: new Map(),
    turning: new Set(),
    changes: closed.flatMap(({ end, result: { accountId, amount } }) => [
      { accountId, date: end, until: end, ...sidesOf(toMinor(-amount)) },
      { accountId: target, date: end, until: end, ...sidesOf(toMinor(amount)) },
    ]),
  };
}

/**
 * The year-end entry that zeroes all accounts and the next day's that restores them; none if books go on without the
 * second.
 */
function entriesThatTurn(at: PeriodEnd, target: string): readonly TurnVoucher[] {
  const { books, end } = at;
  const { turns, last = end } = books.lines;
  if (turns.length === 0 || standsAnything(at)) return [];
  const [emptying] = turns
    .filter(
      ({ date, accounts }) =>
        date === end &&
        accounts.has(target) &&
        [...accounts.keys()].every((id) => !isNominal(at, id)),
    )
    .toSorted((one, other) => other.accounts.size - one.accounts.size);
  if (!emptying) return [];
  const next = addDays(end, 1);
  const refilling = turns.find((one) => one.date === next && areMirrored(one, emptying));
  if (refilling) return [emptying, refilling];
  return last === end ? [emptying] : [];
}

function standsAnything({ books, end }: PeriodEnd): boolean {
  const { lines, openings } = books;
  const balances = new Map<string, number>();
  const add = (accountId: string, amount: number) =>
    balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
  for (const { accountId, amount } of openingsBefore(openings, lines.first ?? end)) {
    add(accountId, amount);
  }
  for (const { accountId, end: month, debit, credit } of lines.months) {
    if (month <= end) add(accountId, debit - credit);
  }
  return [...balances.values()].some((balance) => balance !== 0);
}

function areMirrored({ accounts }: TurnVoucher, other: TurnVoucher): boolean {
  return (
    accounts.size === other.accounts.size &&
    [...accounts].every(([id, { debit, credit }]) => {
      const mirrored = other.accounts.get(id);
      return mirrored !== undefined && debit - credit === mirrored.credit - mirrored.debit;
    })
  );
}

/** A year's result on its own nominal account, in books without entries. */
interface StandingResult {
  readonly accountId: string;
  readonly amount: number;
  /** The account that took it in, where one is called so. */
  readonly target?: string;
}

/** With balances alone, a closed year shows by a result account's name and nominal accounts that sum to zero. */
function standingResult(at: PeriodEnd): StandingResult | undefined {
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
