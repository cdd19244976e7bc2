import { type Minor, negate, sum, toMinor } from "@tieout/core/money";
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
export function proveAccounts({ accounts, amount, checked }: LineDetail): Proof {
  return proof(sum(accounts.map((account) => toMinor(account.amount))), toMinor(amount), checked);
}

/**
 * An account's months against the account, and each closing against the one before. A balance starts
 * from its opening and takes in what a new year rolls over; a result counts what was posted, and its
 * closings run over the whole fiscal year, whatever part of it the column is.
 */
export function proveMonths(account: AccountDetail): Proof {
  const { opening, months, amount, checked } = account;
  const movements = months.map((month) => movementOf(account, month));
  const found = sum([toMinor(opening ?? 0), ...movements]);

  const carriesOver = months.every((month, index) => {
    const before = index === 0 ? opening : months[index - 1]?.closing;
    const { closing, earningsRolled = 0 } = month;
    return (
      before === undefined ||
      sum([toMinor(before), netOf(month), toMinor(earningsRolled)]) === closing
    );
  });
  return proof(found, toMinor(amount), checked && carriesOver);
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

  return proof(sum([debit, negate(credit)]), netOf(month), total.checked && sidesAgree);
}

/** What a month adds to an account: its lines, and to a balance what the finished year came to. */
export function movementOf({ opening }: AccountDetail, month: AccountMonth): Minor {
  if (opening === undefined) return netOf(month);
  return sum([netOf(month), toMinor(month.earningsRolled ?? 0)]);
}

/** What was posted, debits less credits. */
function netOf({ debit, credit }: AccountMonth): Minor {
  return sum([toMinor(debit), negate(toMinor(credit))]);
}

function proof(found: Minor, expected: Minor, agreed: boolean): Proof {
  const difference = sum([found, negate(expected)]);
  return { holds: difference === 0 && agreed, difference };
}
