import type { Day } from "../calendar/day.ts";

/** What stands in a cell of a file. A number is kept as the file writes it, so that none is rounded. */
export type SheetCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly written: string }
  | { readonly kind: "day"; readonly day: Day };

export interface SheetRow {
  /** As the spreadsheet counts: the first is 1. */
  readonly number: number;
  /** An empty cell is absent. */
  readonly cells: readonly (SheetCell | undefined)[];
}

/** What a person sees in a cell; nothing for an empty one. */
export function textOf(cell: SheetCell | undefined): string {
  switch (cell?.kind) {
    case undefined:
      return "";
    case "text":
      return cell.text;
    case "number":
      return cell.written;
    case "day":
      return cell.day;
  }
}

export function isBlank({ cells }: SheetRow): boolean {
  return cells.every((cell) => textOf(cell).trim() === "");
}

/** The first words in a row, whatever column they stand in. */
export function firstText({ cells }: SheetRow): string {
  for (const cell of cells) {
    if (cell?.kind === "text" && cell.text.trim() !== "") return cell.text;
  }
  return "";
}

/** As much of a heading as is known again; it's kept for the next file of the shape. */
const headingLetters = 250;

/** What stands over a column, as it's kept: without NUL and halves of letters, which no database keeps. */
export function headingOf(cell: SheetCell | undefined): string {
  return textOf(cell)
    .trim()
    .slice(0, headingLetters)
    .replace(/\0|\p{Cs}/gu, "");
}

/** Printed reports say their headings again on each page. */
export function repeatsHeadings({ cells }: SheetRow, headings: readonly string[]): boolean {
  const filled = headings.filter((heading) => heading !== "").length;
  return filled > 1 && headings.every((heading, i) => heading === headingOf(cells[i]));
}
