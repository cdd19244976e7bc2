import type { Day, FiscalYearEnd } from "../calendar/index.ts";
import { type ClosedChart, syntheticRetainedEarningsId } from "../ledger/index.ts";
import { toMinor } from "../money/money.ts";
import { type ClosingEntries, entryKey, type PostedChange } from "./closing-entries.ts";
import { entriesThatClose, type MovedResult } from "./entries-that-close.ts";
import { entriesThatTurn } from "./entries-that-turn.ts";
import type { FileBooks } from "./file-books.ts";
import { type PeriodEnd, periodEnds } from "./period-ends.ts";
import { sidesOf } from "./period-figures.ts";
import { standingResult } from "./standing-result.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

/** How books closed their years or months themselves; nothing where they didn't, or where it isn't certain. */
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

/** Months that were closed each for itself leave their year nothing to close. */
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
