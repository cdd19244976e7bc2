import { type Minor, negate, sum, toMinor } from "@tieout/core/money";
import {
  accountsDifference,
  monthsCarryOver,
  monthsDifference,
  netOf,
} from "@tieout/core/statement";
import type { LineDetail } from "../../api/financial-statement.ts";
import type { JournalLine, JournalLines } from "../../api/ledger-lines.ts";

export type AccountDetail = LineDetail["accounts"][number];
export type AccountMonth = AccountDetail["months"][number];

/** Whether figures add up to what they should, found here and said by the server alike. */
export interface Proof {
  readonly holds: boolean;
  /** What the parts add up to, less what they should; debit positive. */
  readonly difference: Minor;
}

/** The accounts of a cell against the cell. */
export function proveAccounts(line: LineDetail): Proof {
  return proof(accountsDifference(line), line.checked);
}

/**
 * An account's months against the account, and each closing against the one before. A balance starts
 * from its opening and takes in what a new year rolls over; a result counts what was posted, and its
 * closings run over the whole fiscal year, whatever part of it the column is.
 */
export function proveMonths(account: AccountDetail): Proof {
  return proof(monthsDifference(account), account.checked && monthsCarryOver(account));
}

/**
 * A month's journal lines against the month. Undefined while some of them are still to be shown: a
 * part proves nothing.
 */
export function proveLines(
  total: JournalLines,
  lines: readonly JournalLine[],
  month: AccountMonth,
): Proof | undefined {
  if (lines.length < total.count) return undefined;
  const debit = sum(lines.map((line) => toMinor(line.debit)));
  const credit = sum(lines.map((line) => toMinor(line.credit)));
  const sidesAgree =
    debit === total.debit &&
    credit === total.credit &&
    debit === month.debit &&
    credit === month.credit;

  const difference = sum([debit, negate(credit), negate(netOf(month))]);
  return proof(difference, total.checked && sidesAgree);
}

function proof(difference: Minor, agreed: boolean): Proof {
  return { holds: difference === 0 && agreed, difference };
}
