import type { Language } from "@tieout/core/language";
import { comparedColumn } from "@tieout/core/spread/adjusted-view";
import type { Spread } from "@tieout/core/spread/spread";
import type { RecordBooks } from "../api/spread.ts";
import { type LineDetail, lineDetailOf } from "./line-detail.ts";
import { type ShownStatement, type StatementView, statementOf } from "./use-statement.ts";

interface Viewed {
  readonly books: RecordBooks;
  readonly spread: Spread;
  readonly view: StatementView;
  readonly viewed: ShownStatement;
  readonly language: Language;
}

/**
 * A cell opened to its accounts and months. One of three columns of a period opens the books behind it: reported ones,
 * or those with the adjustments.
 */
export function lineDetailAt(
  { books, spread, view, viewed, language }: Viewed,
  lineItemId: string,
  reportingPeriodId: string,
): LineDetail | undefined {
  const { periodId, part } = comparedColumn(reportingPeriodId);
  if (!part) return lineDetailOf(viewed, lineItemId, reportingPeriodId);
  const { figures: _, ...reported } = view;
  const opened: StatementView =
    part === "Reported" ? reported : { ...reported, figures: "Adjusted" };
  const detail = lineDetailOf(statementOf(books, spread, opened, language), lineItemId, periodId);
  return detail && { ...detail, column: { ...detail.column, reportingPeriodId } };
}
