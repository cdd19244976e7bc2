import type { FiscalYearEnd } from "../calendar/index.ts";
import { type ClosedChart, syntheticRetainedEarningsId } from "../ledger/index.ts";
import { toMinor } from "../money/index.ts";
import { type ClosingEntries, entryKey, type PostedChange } from "./closing-entries.ts";
import { entriesThatClose } from "./entries-that-close.ts";
import { entriesThatTurn } from "./entries-that-turn.ts";
import type { FileBooks } from "./file-books.ts";
import { sidesOf } from "./period-figures.ts";
import { standingResult } from "./standing-result.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";
import { type YearsEnd, yearsEnds } from "./years-end.ts";

/** How books closed their years themselves; nothing where they didn't, or where it isn't certain. */
export function findClosingEntries(
  books: FileBooks,
  { accounts, retainedEarningsId }: ClosedChart,
  fiscalYearEnd: FiscalYearEnd,
): ClosingEntries | undefined {
  const ends = yearsEnds(books, accounts, fiscalYearEnd);
  return books.lines.count > 0 ? closedByEntries(ends) : closedInBalances(ends, retainedEarningsId);
}

function closedByEntries(ends: readonly YearsEnd[]): ClosingEntries | undefined {
  const closed = ends.flatMap((at) => {
    const result = entriesThatClose(at);
    return result ? [{ at, result }] : [];
  });
  const target = closed.at(-1)?.result.target;
  if (target === undefined) return undefined;

  const results = closed.flatMap(({ result }) => result.entries);
  const turning = closed.flatMap(({ at, result }) => entriesThatTurn(at, result.target));
  return {
    retainedEarningsId: target,
    years: closed.map(({ at }) => at.end),
    moving: new Map(results.map(({ voucher, nominal }) => [entryKey(voucher), new Set(nominal)])),
    turning: new Set(turning.map(entryKey)),
    changes: [
      ...results.flatMap(({ voucher, nominal }) =>
        nominal.flatMap((id) => carried(voucher, id, target)),
      ),
      ...turning.flatMap((voucher) =>
        [...voucher.accounts.keys()].map((id) => withoutIt(voucher, id)),
      ),
    ],
  };
}

function carried(voucher: TurnVoucher, accountId: string, target: string): PostedChange[] {
  const { debit, credit } = withoutIt(voucher, accountId);
  return [
    { accountId, date: voucher.date, debit, credit },
    { accountId: target, date: voucher.date, debit: -debit, credit: -credit },
  ];
}

function withoutIt({ accounts, date }: TurnVoucher, accountId: string): PostedChange {
  const { debit, credit } = accounts.get(accountId) ?? { debit: 0, credit: 0 };
  return { accountId, date, debit: -debit, credit: -credit };
}

function closedInBalances(
  ends: readonly YearsEnd[],
  retainedEarningsId: string,
): ClosingEntries | undefined {
  const closed = ends.flatMap((at) => {
    const result = standingResult(at);
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
      { accountId, date: end, ...sidesOf(toMinor(-amount)) },
      { accountId: target, date: end, ...sidesOf(toMinor(amount)) },
    ]),
  };
}
