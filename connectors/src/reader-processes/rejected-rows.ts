import type { LeftOut } from "@tieout/core/book-mapping/file-books";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";

/** A cell may hold pages; a row that is to be mended is known by less. */
const lettersKept = 1_000;

/** Rows that were left out, as they're kept for a download. */
export function rejectedRows(headings: readonly string[], leftOut?: LeftOut): RejectedRows {
  const rows = leftOut?.rows ?? [];
  return {
    headings: headings.map(kept),
    rows: rows.map(({ row, value, fault, cells }) => ({
      row,
      value: kept(value),
      fault,
      cells: cells.map(kept),
    })),
  };
}

/** What a database can keep: no NUL, no halves of letters. */
const kept = (text: string) => text.slice(0, lettersKept).replace(/\0|\p{Cs}/gu, "");
