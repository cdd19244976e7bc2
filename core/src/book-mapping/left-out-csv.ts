import { type CellSeparator, csvRecord } from "../text/text.ts";
import type { LeftOut } from "./file-books.ts";
import type { Fault } from "./reading.ts";

/** The rows that were left out as they're kept, with their headings; for a download. */
export interface RejectedRows {
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly value: string;
    readonly fault: string;
    readonly cells: readonly string[];
  }[];
}

export interface LeftOutWords {
  /** Over the column with the row's number: `Row`. */
  readonly row: string;
  /** Over the column with the reason: `Why`. */
  readonly reason: string;
  readonly faults: Record<Fault, string>;
}

/** The rows that were left out, in their own columns and with why, for a spreadsheet to open. */
export function leftOutCsv(
  { rows }: LeftOut,
  headings: readonly string[],
  words: LeftOutWords,
  separator: CellSeparator,
): string {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const own = (cells: readonly string[]) => Array.from({ length: width }, (_, i) => cells[i] ?? "");
  const records = [
    [words.row, ...own(headings), words.reason],
    ...rows.map(({ row, cells, fault }) => [String(row), ...own(cells), words.faults[fault]]),
  ];
  return records.map((record) => csvRecord(record, separator)).join("");
}
