import type { Day } from "../calendar/day.ts";

/** Numbers stay as the file writes them, so that none is rounded. */
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

export function firstText({ cells }: SheetRow): string {
  for (const cell of cells) {
    if (cell?.kind === "text" && cell.text.trim() !== "") return cell.text;
  }
  return "";
}

/** Enough of a heading to recognize it in the next file. */
const headingLetters = 250;

/** A heading as stored: without NUL and lone surrogates, which PostgreSQL rejects. */
export function headingOf(cell: SheetCell | undefined): string {
  return textOf(cell)
    .trim()
    .slice(0, headingLetters)
    .replace(/\0|\p{Cs}/gu, "");
}

/** Printed reports repeat their headings on each page. */
export function repeatsHeadings({ cells }: SheetRow, headings: readonly string[]): boolean {
  const filled = headings.filter((heading) => heading !== "").length;
  return filled > 1 && headings.every((heading, i) => heading === headingOf(cells[i]));
}
