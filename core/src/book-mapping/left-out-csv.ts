import type { Language } from "../language/language.ts";
import { type CellSeparator, csvRecord } from "../text/text.ts";
import en from "../texts/en/left-out-rows.json" with { type: "json" };
import es from "../texts/es/left-out-rows.json" with { type: "json" };
import fr from "../texts/fr/left-out-rows.json" with { type: "json" };
import type { LeftOut } from "./file-books.ts";

export interface RejectedRows {
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly value: string;
    readonly fault: string;
    readonly cells: readonly string[];
  }[];
}

/** The columns over a row's number and over the reason, and each reason. */
type LeftOutTexts = typeof en;

export const leftOutTexts: Readonly<Record<Language, LeftOutTexts>> = { en, es, fr };

/** Rejected rows with reasons, as CSV for a spreadsheet. */
export function leftOutCsv(
  { rows }: LeftOut,
  headings: readonly string[],
  texts: LeftOutTexts,
  separator: CellSeparator,
): string {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const own = (cells: readonly string[]) => Array.from({ length: width }, (_, i) => cells[i] ?? "");
  const records = [
    [texts.row, ...own(headings), texts.reason],
    ...rows.map(({ row, cells, fault }) => [String(row), ...own(cells), texts.faults[fault]]),
  ];
  return records.map((record) => csvRecord(record, separator)).join("");
}
