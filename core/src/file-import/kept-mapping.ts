import { columnTexts, figureFields } from "./column-texts.ts";
import type { DecimalMark } from "./figure.ts";
import { unreadWith } from "./figure-style.ts";
import { headingsOf, type Mapping } from "./mapping.ts";
import type { SheetRow } from "./sheet-row.ts";

/**
 * A kept mapping, put to another sheet: its headings may stand in another row, but have to be the same.
 * Nothing where the columns are others, or where there were no headings to go by. What is written
 * otherwise than last time is read as it's written.
 */
export function keptMapping(
  kept: Mapping,
  rows: readonly SheetRow[],
  digits: number,
): Mapping | undefined {
  if (kept.headingRow === 0) return undefined;
  const heading = rows.find((row) => sameHeadings(kept.headings, headingsOf(row)));
  if (!heading) return undefined;

  const body = rows.filter(({ number }) => number > heading.number);
  const texts = columnTexts(body, kept.columns, figureFields);
  const unread = (decimal: DecimalMark) => unreadWith(texts, { decimal, digits });
  const other = kept.decimal === "." ? "," : ".";
  const decimal = unread(other) < unread(kept.decimal) ? other : kept.decimal;
  return { ...kept, headingRow: heading.number, decimal };
}

function sameHeadings(kept: readonly string[], found: readonly string[]): boolean {
  return (
    kept.length === found.length &&
    kept.every((heading, i) => heading.toLowerCase() === found[i]?.toLowerCase())
  );
}
