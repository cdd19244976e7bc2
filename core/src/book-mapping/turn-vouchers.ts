import { type Day, endOfMonth, partsOf } from "../calendar/day.ts";
import type { JournalLine } from "../ledger/ledger.ts";

/** An entry on the first or last day of a month, added up by account. */
export interface TurnVoucher {
  readonly transactionId: string;
  readonly date: Day;
  readonly accounts: ReadonlyMap<string, { readonly debit: number; readonly credit: number }>;
}

export interface TurnVouchers {
  readonly add: (line: JournalLine) => void;
  readonly found: () => readonly TurnVoucher[];
}

/** Beyond this many, closings are kept as they are. */
const mostKept = 100_000;

/** Keeps entries on month boundaries, the only days on which years open or close. */
export function turnVouchers(): TurnVouchers {
  const turns = new Map<Day, boolean>();
  const vouchers = new Map<string, KeptVoucher>();
  let kept = 0;

  function add({ date, transactionId, accountId, amount }: JournalLine): void {
    if (kept > mostKept || !isTurn(date)) return;
    const { accounts } = voucherOf(transactionId, date);
    const { debit, credit } = accounts.get(accountId) ?? nothing;
    if (!accounts.has(accountId)) kept++;
    accounts.set(accountId, {
      debit: debit + Math.max(amount, 0),
      credit: credit + Math.max(-amount, 0),
    });
    if (kept > mostKept) vouchers.clear();
  }

  function voucherOf(transactionId: string, date: Day): KeptVoucher {
    const key = `${date} ${transactionId}`;
    const voucher = vouchers.get(key) ?? { transactionId, date, accounts: new Map() };
    vouchers.set(key, voucher);
    return voucher;
  }

  function isTurn(date: Day): boolean {
    const known = turns.get(date);
    if (known !== undefined) return known;
    const turn = endOfMonth(date) === date || partsOf(date).dayOfMonth === 1;
    turns.set(date, turn);
    return turn;
  }

  return { add, found: () => [...vouchers.values()] };
}

interface KeptVoucher extends TurnVoucher {
  readonly accounts: Map<string, { readonly debit: number; readonly credit: number }>;
}

const nothing = { debit: 0, credit: 0 };
