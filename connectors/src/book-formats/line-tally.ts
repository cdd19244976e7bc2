import type { LineFacts } from "@tieout/core/book-mapping/file-books";
import { turnVouchers } from "@tieout/core/book-mapping/turn-vouchers";
import { type Day, endOfMonth } from "@tieout/core/calendar";
import type { JournalLine } from "@tieout/core/ledger";
import { type Minor, toMinor } from "@tieout/core/money";

export interface LineTally {
  readonly add: (line: JournalLine) => void;
  readonly facts: () => LineFacts;
  /** Of some accounts, or of all where none are named. */
  readonly sumsOf: (accountIds?: readonly string[]) => LineSums;
}

export interface LineSums {
  readonly debits: Minor;
  readonly credits: Minor;
  readonly net: Minor;
}

/** As many as a person would look at. */
const shown = 50;

/** Adds lines up by month and by voucher, and keeps none but those among which years are closed. */
export function lineTally(keepsVouchers: boolean): LineTally {
  const months = new Map<string, Map<Day, { debit: number; credit: number }>>();
  /** Those that are out at the moment: memory doesn't grow with the file. */
  const open = new Map<string, number>();
  const turns = turnVouchers();
  let vouchers = 0;
  let voucher: string | undefined;
  const monthOfDay = new Map<Day, Day>();
  let count = 0;
  let debits = 0;
  let credits = 0;
  let first: Day | undefined;
  let last: Day | undefined;

  function add(line: JournalLine): void {
    const { accountId, date, amount, transactionId } = line;
    count++;
    if (first === undefined || date < first) first = date;
    if (last === undefined || date > last) last = date;
    const sums = monthOf(accountId, monthEnd(date));
    // Both sides only ever grow, so a sum past what is exact is seen when it's checked at the end.
    if (amount >= 0) {
      debits += amount;
      sums.debit += amount;
    } else {
      credits -= amount;
      sums.credit -= amount;
    }
    if (!keepsVouchers) return;
    addToVoucher(transactionId, amount);
    turns.add(line);
  }

  /** One that was out and isn't any more is another when it comes again, unless nothing came in between. */
  function addToVoucher(id: string, amount: number): void {
    const before = open.get(id);
    if (before === undefined && id !== voucher) vouchers++;
    voucher = id;
    const sum = (before ?? 0) + amount;
    if (sum === 0) open.delete(id);
    else open.set(id, sum);
  }

  function monthEnd(date: Day): Day {
    const known = monthOfDay.get(date);
    if (known !== undefined) return known;
    const end = endOfMonth(date);
    monthOfDay.set(date, end);
    return end;
  }

  function monthOf(accountId: string, end: Day): { debit: number; credit: number } {
    const ofAccount = months.get(accountId) ?? new Map<Day, { debit: number; credit: number }>();
    months.set(accountId, ofAccount);
    const sums = ofAccount.get(end) ?? { debit: 0, credit: 0 };
    ofAccount.set(end, sums);
    return sums;
  }

  function sumsOf(accountIds?: readonly string[]): LineSums {
    const ids = accountIds && new Set(accountIds);
    const own = ids && [...ids].flatMap((id) => [...(months.get(id)?.values() ?? [])]);
    const debit = own ? own.reduce((sum, month) => sum + month.debit, 0) : debits;
    const credit = own ? own.reduce((sum, month) => sum + month.credit, 0) : credits;
    return { debits: toMinor(debit), credits: toMinor(credit), net: toMinor(debit - credit) };
  }

  function facts(): LineFacts {
    const unbalanced = [...open];
    return {
      count,
      ...(first !== undefined && { first }),
      ...(last !== undefined && { last }),
      debits: toMinor(debits),
      credits: toMinor(credits),
      months: [...months].flatMap(([accountId, ofAccount]) =>
        [...ofAccount].map(([end, { debit, credit }]) => ({
          accountId,
          end,
          debit: toMinor(debit),
          credit: toMinor(credit),
        })),
      ),
      ...(keepsVouchers && { vouchers }),
      turns: turns.found(),
      unbalanced: {
        count: unbalanced.length,
        some: unbalanced.slice(0, shown).map(([transactionId, difference]) => ({
          transactionId,
          difference: toMinor(difference),
        })),
      },
    };
  }

  return { add, facts, sumsOf };
}
