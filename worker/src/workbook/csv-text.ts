import { formatDecimal } from "@tieout/core/money";
import type { Cell, Row, Value } from "@tieout/core/workbook";

/** So that spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\ufeff";

/** One record of RFC 4180, with its line's end. Amounts are plain decimals of the currency's digits. */
export function csvRecord({ cells }: Row, digits: number): string {
  return `${cells.map((cell) => field(cell, digits)).join(",")}\r\n`;
}

function field(cell: Cell | undefined, digits: number): string {
  if (cell === undefined || cell.kind === "blank") return "";
  const value: Value = cell.kind === "formula" ? cell.result : cell;
  switch (value.kind) {
    case "text":
      return quoted(harmless(value.text));
    case "number":
      return String(value.number);
    case "amount":
      return formatDecimal(value.amount, digits);
    case "day":
      return value.day;
  }
}

/** CSV has no types: without the apostrophe a spreadsheet would work such a text out as a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
