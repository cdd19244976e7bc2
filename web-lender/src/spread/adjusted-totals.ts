import type { Language } from "@tieout/core/language";
import type { Spread } from "@tieout/core/spread/spread";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { RecordBooks } from "../api/spread.ts";
import { type StatementView, statementOf } from "./use-statement.ts";

/** A total as adjusted, before and after an edit, in each period of the view. */
interface AdjustedTotal {
  readonly lineItemId: string;
  readonly caption: string;
  readonly cells: readonly { readonly before: string; readonly after: string }[];
}

interface AdjustedTotals {
  /** "FY 2025" */
  readonly periods: readonly string[];
  readonly totals: readonly AdjustedTotal[];
}

/** What analysts look at first. Shown whether or not they change. */
const always: ReadonlySet<string> = new Set([
  "assets/footer",
  "liabilities/footer",
  "equity/footer",
  "formula/net-income",
]);

/** The main totals of a statement, and all others that differ, in the order on paper. */
export function adjustedTotals(
  books: RecordBooks,
  { before, after }: { readonly before: Spread; readonly after: Spread },
  view: StatementView,
  language: Language,
): AdjustedTotals {
  const shown = (spread: Spread) =>
    statementOf(books, spread, { ...view, figures: "Adjusted" }, language).shown;
  const [was, is] = [shown(before), shown(after)];
  const known = textsOf(was);
  const periods = is.data[0]?.columnHeaders.map(({ label }) => label) ?? [];
  const figures = textsOf(is);

  const totals = is.lineItems.flatMap(({ id: lineItemId, lineItemType, captionText: caption }) => {
    if (lineItemType !== "SectionFooter" && lineItemType !== "Formula") return [];
    const earlier = known.get(lineItemId) ?? [];
    const cells = (figures.get(lineItemId) ?? []).map((text, i) => ({
      before: earlier[i] ?? "—",
      after: text,
    }));
    const differs = cells.some((cell) => cell.before !== cell.after);
    return differs || always.has(lineItemId) ? [{ lineItemId, caption, cells }] : [];
  });
  return { periods, totals };
}

function textsOf({ data }: FinancialStatement): Map<string, readonly string[]> {
  return new Map(
    data[0]?.rowData.map((row) => [row.lineItemId, row.dataCells.map(({ text }) => text)]),
  );
}
