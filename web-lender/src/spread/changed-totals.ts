import type { Language } from "@tieout/core/language";
import type { Spread } from "@tieout/core/spread/spread";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { SpreadEditor } from "./spread-editor.ts";
import { statementOf } from "./use-statement.ts";

/** A total that an edit changes, as the statement shows it. */
export interface ChangedTotal {
  readonly lineItemId: string;
  readonly caption: string;
  /** Absent where the total isn't there before, or isn't after. */
  readonly before?: string;
  readonly after?: string;
}

/** The same view of another spread over the same books. */
export function statementAfter(
  editor: SpreadEditor,
  shown: FinancialStatement,
  spread: Spread,
  language: Language,
): FinancialStatement {
  return statementOf(editor.books, spread, shown, language).shown;
}

/** Totals and results whose figure of the column differs, and a balance sheet's outermost ones; in the order on paper. */
export function changedTotals(
  before: FinancialStatement,
  after: FinancialStatement,
  columnId: string,
): ChangedTotal[] {
  const [old, next] = [totalsOf(before, columnId), totalsOf(after, columnId)];
  const ids = new Set([...old.keys(), ...next.keys()]);
  return [...ids].flatMap((lineItemId) => {
    const [was, is] = [old.get(lineItemId), next.get(lineItemId)];
    if (was?.amount === is?.amount && !is?.isOutermost) return [];
    return [
      {
        lineItemId,
        caption: (is ?? was)?.caption ?? "",
        ...(was && { before: was.text }),
        ...(is && { after: is.text }),
      },
    ];
  });
}

interface Total {
  readonly caption: string;
  readonly amount: number;
  readonly text: string;
  readonly isOutermost: boolean;
}

function totalsOf(
  { data, lineItems, financialStatementType }: FinancialStatement,
  columnId: string,
): Map<string, Total> {
  const isBalanceSheet = financialStatementType === "BalanceSheet";
  const [figures] = data;
  const column = figures?.columnHeaders.findIndex((one) => one.reportingPeriodId === columnId) ?? 0;
  const rows = new Map(figures?.rowData.map((row) => [row.lineItemId, row.dataCells[column]]));
  return new Map(
    lineItems.flatMap(({ id, lineItemType, absoluteIndentationLevel, captionText: caption }) => {
      const cell = rows.get(id);
      const adds = lineItemType === "SectionFooter" || lineItemType === "Formula";
      const isOutermost = isBalanceSheet && absoluteIndentationLevel === 0;
      return adds && cell ? [[id, { caption, isOutermost, ...cell }] as const] : [];
    }),
  );
}
