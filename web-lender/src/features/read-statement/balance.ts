import { sum, toMinor } from "@tieout/core/money";
import type { Check } from "../../api/checks.ts";
import type { FinancialStatement } from "../../api/financial-statement.ts";

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

/** Debits are positive, so the outermost totals of a balance sheet come to nothing in each column. */
function addsUp({ financialStatementType, lineItems, data: [data] }: FinancialStatement): boolean {
  if (financialStatementType !== "BalanceSheet" || !data) return false;
  const outermost = new Set(
    lineItems
      .filter(
        (line) => line.lineItemType === "SectionFooter" && line.absoluteIndentationLevel === 0,
      )
      .map(({ id }) => id),
  );
  const totals = data.rowData.filter(({ lineItemId }) => outermost.has(lineItemId));

  return (
    totals.length > 1 &&
    data.columnHeaders.every(
      (_, column) =>
        sum(totals.map(({ dataCells }) => toMinor(dataCells[column]?.amount ?? 0))) === 0,
    )
  );
}
