import type { Language } from "@tieout/core/language";
import { type Minor, toMinor } from "@tieout/core/money";
import type { Spread } from "@tieout/core/spread/spread";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { NodeRef } from "@tieout/core/statement/layout";
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
): ComparedTotal[] {
  return comparedTotals(before, after, columnId).filter(
    ({ changed, isOutermost }) => changed || isOutermost,
  );
}

/** A total on both sides of an edit. */
export interface ComparedTotal extends ChangedTotal {
  readonly node: NodeRef;
  readonly changed: boolean;
  /** All of a balance sheet's side, which says that it still balances. */
  readonly isOutermost: boolean;
  /** As reported, in minor units. */
  readonly difference: Minor;
}

/** All totals and results of both, in the order on paper. */
export function comparedTotals(
  before: FinancialStatement,
  after: FinancialStatement,
  columnId: string,
): ComparedTotal[] {
  const [old, next] = [totalsOf(before, columnId), totalsOf(after, columnId)];
  return merged([...old.keys()], [...next.keys()]).flatMap((lineItemId) => {
    const [was, is] = [old.get(lineItemId), next.get(lineItemId)];
    const total = is ?? was;
    if (!total) return [];
    return [
      {
        lineItemId,
        node: total.node,
        caption: total.caption,
        changed: was?.amount !== is?.amount,
        isOutermost: is?.isOutermost === true,
        difference: toMinor((is?.amount ?? 0) - (was?.amount ?? 0)),
        ...(was && { before: was.text }),
        ...(is && { after: is.text }),
      },
    ];
  });
}

/** The new order, and what is gone after the line that it followed. */
function merged(old: readonly string[], next: readonly string[]): string[] {
  const order = [...next];
  for (const [i, id] of old.entries()) {
    const previous = old[i - 1];
    if (order.includes(id)) continue;
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
  }
  return order;
}

interface Total {
  readonly node: NodeRef;
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
    lineItems.flatMap((line) => {
      const { id, node, lineItemType, absoluteIndentationLevel, captionText: caption } = line;
      const cell = rows.get(id);
      const adds = lineItemType === "SectionFooter" || lineItemType === "Formula";
      const isOutermost = isBalanceSheet && absoluteIndentationLevel === 0;
      return adds && cell ? [[id, { node, caption, isOutermost, ...cell }] as const] : [];
    }),
  );
}
