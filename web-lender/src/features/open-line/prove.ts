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

/** An account's opening and its months against the account, and each closing against the one before. */
export function proveMonths(account: AccountDetail): Proof {
  let closing = toMinor(account.opening ?? 0);
  let carriesOver = true;
  for (const month of account.months) {
    closing = sum([closing, movementOf(month)]);
    if (closing !== month.closing) carriesOver = false;
  }
  return proof(closing, toMinor(account.amount), account.checked && carriesOver);
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
  const expected = sum([toMinor(month.debit), negate(toMinor(month.credit))]);

  return proof(sum([debit, negate(credit)]), expected, total.checked && sidesAgree);
}

/** What a month adds to an account: its lines, and the result a new fiscal year takes in. */
export function movementOf({ debit, credit, earningsRolled }: AccountMonth): Minor {
  return sum([toMinor(debit), negate(toMinor(credit)), toMinor(earningsRolled ?? 0)]);
}

function proof(found: Minor, expected: Minor, agreed: boolean): Proof {
  const difference = sum([found, negate(expected)]);
  return { holds: difference === 0 && agreed, difference };
}
