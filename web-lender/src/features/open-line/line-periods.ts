import type { FinancialStatement } from "../../api/financial-statement.ts";

/** A line in one column, beside the column before it. */
export interface LinePeriod {
  readonly reportingPeriodId: string;
  readonly label: string;
  /** As the statement shows it. */
  readonly text: string;
  /** Growth since the column before, as a part of it; absent where the two don't compare. */
  readonly change?: number;
}

/** What a line says in each column, in the statement's order. Nothing for a header. */
export function periodsOf(statement: FinancialStatement, lineItemId: string): LinePeriod[] {
  const [data] = statement.data;
  const cells = data?.rowData.find((row) => row.lineItemId === lineItemId)?.dataCells ?? [];
  const columns = data?.columnHeaders ?? [];
  const before = statement.reportingPeriodSortOrder === "OldestFirst" ? -1 : 1;

  return columns.flatMap(({ reportingPeriodId, label, toDate }, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const { amount, text } = cell;
    // A part of a year earns and spends a part of it; balances compare at any two days.
    const isComparable = statement.financialStatementType === "BalanceSheet" || !toDate;
    const change = isComparable ? growth(cells[index + before]?.amount ?? 0, amount) : undefined;
    return [{ reportingPeriodId, label, text, ...(change !== undefined && { change }) }];
  });
}

/** Nothing from zero, and nothing across it: a profit after a loss didn't grow by a part of the loss. */
function growth(previous: number, amount: number): number | undefined {
  if (previous === 0 || Math.sign(previous) === -Math.sign(amount)) return undefined;
  return (amount - previous) / previous;
}
