import type { PeriodColumn, PeriodSortOrder } from "../calendar/fiscal-year.ts";
import { type Minor, negate, sum, toMinor } from "../money/money.ts";
import type { StatementType } from "./layout.ts";

export interface Proof {
  readonly holds: boolean;
  /** Parts less the total; debit positive. */
  readonly difference: Minor;
}

/** Minor units, debit positive; `checked` is the sender's own result. */
interface Checkable {
  readonly checked?: boolean;
}

interface Sides {
  readonly debit: number;
  readonly credit: number;
}

/** A cell and what is behind it. */
export interface ProvableLine extends Checkable {
  readonly amount: number;
  readonly accounts: readonly { readonly amount: number }[];
  readonly others?: { readonly amount: number } | undefined;
}

export interface ProvableMonth extends Sides {
  readonly closing: number;
  /** A finished year's result, rolled in as this period began. */
  readonly earningsRolled?: number | undefined;
}

export interface ProvableAccount extends Checkable {
  readonly amount: number;
  /** Balance sheet only; results start from zero. */
  readonly opening?: number | undefined;
  readonly months: readonly ProvableMonth[];
}

/** Over all lines of a month, listed or not. */
export interface LineTotals extends Sides, Checkable {
  readonly count: number;
}

export function proveAccounts({ accounts, others, amount, checked }: ProvableLine): Proof {
  const amounts = accounts.map((account) => toMinor(account.amount));
  const difference = sum([...amounts, toMinor(others?.amount ?? 0), negate(toMinor(amount))]);
  return proof(difference, checked);
}

/**
 * Months against the account, and each closing against the previous one. A balance starts from its opening and takes in
 * rolled earnings; a result's closings run over the whole fiscal year, whatever the column.
 */
export function proveMonths(account: ProvableAccount): Proof {
  const { opening, months, amount, checked = true } = account;
  const movements = months.map((month) => movementOf(account, month));
  const difference = sum([toMinor(opening ?? 0), ...movements, negate(toMinor(amount))]);
  return proof(difference, checked && carryOver(account));
}

/** Undefined while lines are missing: a part proves nothing. */
export function proveLines(
  total: LineTotals,
  lines: readonly Sides[],
  month: Sides,
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
  return proof(difference, (total.checked ?? true) && sidesAgree);
}

/** The month's postings, and for a balance the rolled earnings of a finished year too. */
export function movementOf({ opening }: ProvableAccount, month: ProvableMonth): Minor {
  if (opening === undefined) return netOf(month);
  return sum([netOf(month), toMinor(month.earningsRolled ?? 0)]);
}

/** Whether each opening is the previous closing; a result's first may be anything. */
function carryOver({ opening, months }: ProvableAccount): boolean {
  return months.every((month, index) => {
    const before = index === 0 ? opening : months[index - 1]?.closing;
    const { closing, earningsRolled = 0 } = month;
    return (
      before === undefined ||
      sum([toMinor(before), netOf(month), toMinor(earningsRolled)]) === closing
    );
  });
}

/** Debits less credits. */
function netOf({ debit, credit }: Sides): Minor {
  return sum([toMinor(debit), negate(toMinor(credit))]);
}

function proof(difference: Minor, agreed = true): Proof {
  return { holds: difference === 0 && agreed, difference };
}

/** The change as a fraction of the earlier column; undefined where they don't compare. */
export function lineGrowth(
  amounts: readonly number[],
  {
    type,
    order,
    columns,
  }: {
    readonly type: StatementType;
    readonly order: PeriodSortOrder;
    readonly columns: readonly Pick<PeriodColumn, "toDate">[];
  },
): (number | undefined)[] {
  const before = order === "OldestFirst" ? -1 : 1;
  return columns.map(({ toDate }, index) => {
    // A partial year doesn't compare; balances always do.
    const comparable = type === "BalanceSheet" || !toDate;
    return comparable ? growth(amounts[index + before] ?? 0, amounts[index] ?? 0) : undefined;
  });
}

/** Undefined from zero and across zero. */
function growth(previous: number, amount: number): number | undefined {
  if (previous === 0 || Math.sign(previous) === -Math.sign(amount)) return undefined;
  return (amount - previous) / previous;
}
