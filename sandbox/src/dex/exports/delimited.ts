import { formatDay } from "../books/calendar.ts";
import { formatAmount } from "../books/dollars.ts";
import type { CellValue, Table } from "./table.ts";

export interface Writing {
  readonly separator: "," | ";" | "\t";
  /** With a comma, days are written as they are where commas are: 31.12.2025. */
  readonly decimal: "." | ",";
}

/** A table as lines of text. */
export function delimited({ rows }: Table, writing: Writing): string {
  return rows
    .map((row) => row.map((cell) => quoted(textOf(cell, writing), writing)).join(writing.separator))
    .map((line) => `${line}\r\n`)
    .join("");
}

function textOf(cell: CellValue, { decimal }: Writing): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return cell;
  if ("cents" in cell) return formatAmount(cell.cents).replace(".", decimal);
  const day = formatDay(cell.day);
  return decimal === "." ? day : day.split("-").reverse().join(".");
}

function quoted(text: string, { separator }: Writing): string {
  const mustBe = text.includes(separator) || /["\r\n]/.test(text);
  return mustBe ? `"${text.replaceAll('"', '""')}"` : text;
}
