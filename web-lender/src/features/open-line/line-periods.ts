import { lineGrowth } from "@tieout/core/statement";
import type { FinancialStatement } from "../../api/financial-statement.ts";
import type { ShownFigure } from "./figure.tsx";

/** A line in one column, beside the column before it. */
export interface LinePeriod {
  readonly reportingPeriodId: string;
  readonly label: string;
  /** As the statement shows it. */
  readonly figure: ShownFigure;
  /** Growth since the column before, as a part of it; absent where the two don't compare. */
  readonly change?: number;
}

/** What a line says in each column, in the statement's order. Nothing for a header. */
export function periodsOf(statement: FinancialStatement, lineItemId: string): LinePeriod[] {
  const [data] = statement.data;
  const cells = data?.rowData.find((row) => row.lineItemId === lineItemId)?.dataCells ?? [];
  const columns = data?.columnHeaders ?? [];
  const changes = lineGrowth(
    cells.map(({ amount }) => amount),
    {
      type: statement.financialStatementType,
      order: statement.reportingPeriodSortOrder,
      columns,
    },
  );

  return columns.flatMap(({ reportingPeriodId, label }, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const change = changes[index];
    const figure = { text: cell.text, isNegative: cell.amount < 0 };
    return [{ reportingPeriodId, label, figure, ...(change !== undefined && { change }) }];
  });
}
