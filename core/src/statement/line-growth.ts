import type { PeriodColumn, PeriodSortOrder } from "../calendar/index.ts";
import type { StatementType } from "./statement.ts";

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
