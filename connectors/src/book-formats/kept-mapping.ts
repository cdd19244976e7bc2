import { type DecimalMark, readFigure } from "@tieout/core/book-mapping/figure";
import {
  type ColumnUse,
  type Field,
  headingsOf,
  type Mapping,
} from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { balanceFields } from "./period-figures.ts";

/**
 * Applies a kept mapping where the headings are equal, in whatever row; undefined where they differ or there were none.
 * Formats and days come from `guessed`, this sheet's own.
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

  const { yearStart: _, periodStart: __, batch: ___, ...rest } = kept;
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
    ...(guessed.batch && { batch: guessed.batch }),
    ...(guessed.periodStart !== undefined && { periodStart: guessed.periodStart }),
    columns: columns.filter((use) => use !== undefined),
    headingRow: heading.number,
    decimal,
  };
}

/** Undefined where this sheet doesn't name the column's day. */
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

interface DecimalVerdict {
  readonly decimal: DecimalMark;
  /** Every sample reads equally well with either mark, so the file doesn't tell. */
  readonly ambiguous: boolean;
}

const unreadWith = (
  samples: readonly string[],
  style: { readonly decimal: DecimalMark; readonly digits: number },
): number => samples.filter((text) => readFigure(text, style).result === "refused").length;

/** The decimal mark that leaves the fewest samples unread. */
export function decimalMarkOf(samples: Iterable<string>, digits: number): DecimalVerdict {
  const unread = { ".": 0, ",": 0 };
  let telling = false;
  for (const text of samples) {
    const point = readFigure(text, { decimal: ".", digits });
    const comma = readFigure(text, { decimal: ",", digits });
    if (point.result === "refused") unread["."]++;
    if (comma.result === "refused") unread[","]++;
    const differ =
      point.result === "read" && comma.result === "read" && point.value !== comma.value;
    telling ||= differ;
  }
  const decimal = unread[","] < unread["."] ? "," : ".";
  return { decimal, ambiguous: telling && unread[","] === unread["."] };
}

export const figureFields: ReadonlySet<Field> = new Set<Field>([...balanceFields, "balance"]);

/** Texts in the wanted columns; a spreadsheet's numbers and days are left out. */
export function columnTexts(
  rows: readonly SheetRow[],
  columns: readonly ColumnUse[],
  wanted: ReadonlySet<Field>,
): string[] {
  const indexes = columns.filter(({ field }) => wanted.has(field)).map(({ column }) => column);
  return rows.flatMap(({ cells }) =>
    indexes.flatMap((column) => {
      const cell = cells[column];
      return cell?.kind === "text" ? [cell.text] : [];
    }),
  );
}
