import { type Minor, sum, toMinor } from "@tieout/core/money";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { asReported } from "@tieout/core/statement/number-style";
import { unknownSectionId } from "@tieout/core/statement/standard-sections";

/** A column where assets don't equal liabilities and equity, and by how much: debit positive. */
export interface OutOfBalance {
  readonly label: string;
  readonly difference: Minor;
}

/**
 * Debit positive, a balance sheet's outermost totals sum to zero per column. Undefined for a statement that doesn't
 * tell.
 */
export function outOfBalance({
  financialStatementType,
  lineItems,
  data: [data],
}: FinancialStatement): readonly OutOfBalance[] | undefined {
  if (financialStatementType !== "BalanceSheet" || !data) return undefined;
  const sides = new Map(
    lineItems
      .filter(
        (line) => line.lineItemType === "SectionFooter" && line.absoluteIndentationLevel === 0,
      )
      .map(({ id, reportedAs }) => [id, reportedAs]),
  );
  const totals = data.rowData.flatMap(({ lineItemId, dataCells }) => {
    const side = sides.get(lineItemId);
    return side ? [{ side, dataCells }] : [];
  });
  if (totals.length < 2) return undefined;
  return data.columnHeaders.flatMap(({ label }, column) => {
    const amounts = totals.map(({ side, dataCells }) =>
      // Back to debit positive.
      asReported(dataCells[column]?.amount ?? none, side),
    );
    const difference = sum(amounts);
    return difference === 0 ? [] : [{ label, difference }];
  });
}

/** Whether accounts of unknown type, which are in neither total, have a balance in a column that is shown. */
export function hasUnknownTypes({ data: [data] }: FinancialStatement): boolean {
  const line = data?.rowData.find(({ lineItemId }) => lineItemId === `${unknownSectionId}/footer`);
  return line?.dataCells.some(({ amount }) => amount !== undefined && amount !== 0) ?? false;
}

const none = toMinor(0);
