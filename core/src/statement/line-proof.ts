import type { PeriodColumn, PeriodSortOrder } from "../calendar/fiscal-year.ts";
import { type Minor, negate, sum, toMinor } from "../money/money.ts";
import type { StatementType } from "./layout.ts";

/** Whether figures add up to what they should. */
export interface Proof {
  readonly holds: boolean;
  /** What the parts add up to, less what they should; debit positive. */
  readonly difference: Minor;
}

/** Figures in minor units, debit positive, maybe with what their sender found on adding them up. */
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
  /** The accounts that aren't listed one by one. */
  readonly others?: { readonly amount: number } | undefined;
}

/** What was posted to an account in one period of its ledger, and what was left. */
export interface ProvableMonth extends Sides {
  readonly closing: number;
  /** The result of a finished year, which the account took in as this period began. */
  readonly earningsRolled?: number | undefined;
}

export interface ProvableAccount extends Checkable {
  readonly amount: number;
  /** Of a balance alone; a result starts from nothing. */
  readonly opening?: number | undefined;
  readonly months: readonly ProvableMonth[];
}

/** All lines of a month, however many of them are listed. */
export interface LineTotals extends Sides, Checkable {
  readonly count: number;
}

/** The accounts of a cell against the cell. */
export function proveAccounts({ accounts, others, amount, checked }: ProvableLine): Proof {
  const amounts = accounts.map((account) => toMinor(account.amount));
  const difference = sum([...amounts, toMinor(others?.amount ?? 0), negate(toMinor(amount))]);
  return proof(difference, checked);
}

/**
 * An account's months against the account, and each closing against the one before. A balance starts
 * from its opening and takes in what a new year rolls over; a result counts what was posted, and its
 * closings run over the whole fiscal year, whatever part of it the column is.
 */
export function proveMonths(account: ProvableAccount): Proof {
  const { opening, months, amount, checked = true } = account;
  const movements = months.map((month) => movementOf(account, month));
  const difference = sum([toMinor(opening ?? 0), ...movements, negate(toMinor(amount))]);
  return proof(difference, checked && carryOver(account));
}

/**
 * A month's journal lines against the month. Undefined while some of them are still to be shown: a
 * part proves nothing.
 */
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

/** What a month adds to an account: its lines, and to a balance what the finished year came to. */
export function movementOf({ opening }: ProvableAccount, month: ProvableMonth): Minor {
  if (opening === undefined) return netOf(month);
  return sum([netOf(month), toMinor(month.earningsRolled ?? 0)]);
}

/** Whether each period starts from what the one before it left. A result's first one starts anywhere. */
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

/** What was posted, debits less credits. */
function netOf({ debit, credit }: Sides): Minor {
  return sum([toMinor(debit), negate(toMinor(credit))]);
}

function proof(difference: Minor, agreed = true): Proof {
  return { holds: difference === 0 && agreed, difference };
}

/**
 * How a line grew from one column to the next, as a part of what it was; undefined where the two don't
 * compare.
 */
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
    // A part of a year earns and spends a part of it; balances compare at any two days.
    const comparable = type === "BalanceSheet" || !toDate;
    return comparable ? growth(amounts[index + before] ?? 0, amounts[index] ?? 0) : undefined;
  });
}

/** Nothing from zero, and nothing across it: a profit after a loss didn't grow by a part of the loss. */
function growth(previous: number, amount: number): number | undefined {
  if (previous === 0 || Math.sign(previous) === -Math.sign(amount)) return undefined;
  return (amount - previous) / previous;
}
