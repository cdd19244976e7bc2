import type { DecimalMark } from "@tieout/core/book-mapping/figure";
import { type ColumnUse, headingsOf, type Mapping } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { columnTexts, figureFields } from "./column-texts.ts";
import { unreadWith } from "./figure-style.ts";

/**
 * A kept mapping, put to another sheet: its headings may stand in another row, but have to be the same.
 * Nothing where the columns are others, or where there were no headings to go by. What is written
 * otherwise than last time is read as it's written, and days are this sheet's own: months above columns say no
 * year, or say it in a title.
 *
 * @param guessed what this sheet seems to be, by itself
 */
export function keptMapping(
  kept: Mapping,
  rows: readonly SheetRow[],
  digits: number,
  guessed: Mapping,
): Mapping | undefined {
  if (kept.headingRow === 0) return undefined;
  const heading = rows.find((row) => sameHeadings(kept.headings, headingsOf(row)));
  if (!heading) return undefined;

  const { yearStart: _, periodStart: __, ...rest } = kept;
  const columns = kept.columns.map((use) => datedAnew(use, guessed));
  if (columns.some((use) => use === undefined)) return undefined;

  const body = rows.filter(({ number }) => number > heading.number);
  const texts = columnTexts(body, kept.columns, figureFields);
  const unread = (decimal: DecimalMark) => unreadWith(texts, { decimal, digits });
  const other = kept.decimal === "." ? "," : ".";
  const decimal = unread(other) < unread(kept.decimal) ? other : kept.decimal;
  return {
    ...rest,
    ...(guessed.yearStart !== undefined && { yearStart: guessed.yearStart }),
    ...(guessed.periodStart !== undefined && { periodStart: guessed.periodStart }),
    columns: columns.filter((use) => use !== undefined),
    headingRow: heading.number,
    decimal,
  };
}

/** A column with the day that it's about in this sheet; nothing where that isn't said any more. */
function datedAnew(use: ColumnUse, { columns }: Mapping): ColumnUse | undefined {
  if (use.end === undefined) return use;
  const end = columns.find(({ column }) => column === use.column)?.end;
  return end === undefined ? undefined : { ...use, end };
}

function sameHeadings(kept: readonly string[], found: readonly string[]): boolean {
  return (
    kept.length === found.length &&
    kept.every((heading, i) => heading.toLowerCase() === found[i]?.toLowerCase())
  );
}
