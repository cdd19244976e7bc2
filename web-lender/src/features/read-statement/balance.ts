import { type Minor, sum, toMinor } from "@tieout/core/money";
import { asReported } from "@tieout/core/statement";
import type { Check } from "../../api/checks.ts";
import type { FinancialStatement, LineItem } from "../../api/financial-statement.ts";

/** Whether assets equal liabilities and equity, as far as it is proved. */
export type Balance =
  /** In so many of the periods shown; without a count where this statement doesn't say it itself. */
  | { readonly state: "balanced"; readonly count?: number }
  /** With the check's own sentence: where, and by how much. */
  | { readonly state: "unbalanced"; readonly words: string }
  | { readonly state: "unknown" };

/** The books' own check, and beside it what this statement's totals come to. */
export function balanceOf(checks: readonly Check[], statement: FinancialStatement): Balance {
  const check = checks.find(
    ({ id, basis }) => id === "assets-equal-liabilities-and-equity" && basis === statement.basis,
  );
  if (!check || check.outcome === "Inconclusive") return { state: "unknown" };
  if (check.outcome === "Fail") return { state: "unbalanced", words: check.outcomeDescription };

  const count = statement.data[0]?.columnHeaders.length ?? 0;
  return addsUp(statement) ? { state: "balanced", count } : { state: "balanced" };
}

/** With debits positive, the outermost totals of a balance sheet come to nothing in each column. */
function addsUp({ financialStatementType, lineItems, data: [data] }: FinancialStatement): boolean {
  if (financialStatementType !== "BalanceSheet" || !data) return false;
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

  return (
    totals.length > 1 &&
    data.columnHeaders.every(
      (_, column) =>
        sum(totals.map(({ side, dataCells }) => asDebit(dataCells[column], side))) === 0,
    )
  );
}

type DataCell = FinancialStatement["data"][number]["rowData"][number]["dataCells"][number];

/** An amount as it's shown, with debits positive again. */
function asDebit(cell: DataCell | undefined, side: LineItem["reportedAs"]): Minor {
  return asReported(toMinor(cell?.amount ?? 0), side);
}
