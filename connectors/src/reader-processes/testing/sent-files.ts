import { utils, write } from "@e965/xlsx";
import { textOf } from "@tieout/core/book-mapping/sheet-row";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import type { Day } from "@tieout/core/calendar/day";
import { expect } from "vitest";
import { OtherReportSent } from "../look-at-table.ts";
import { readFile } from "../read-file.ts";

/** That a report is refused, as a workbook and as text, by what its name "KIND of SOURCE" says it is. */
export async function expectRefused(name: string, text: string) {
  const [kind, source] = name.split(" of ");

  for (const bookType of ["xlsx", "csv"] as const) {
    const refused = readText(text, bookType);
    await expect(refused).rejects.toBeInstanceOf(OtherReportSent);
    await expect(refused).rejects.toMatchObject({ report: { kind, source } });
  }
}

/** Reads a file of one sheet, whose rows are lines and whose cells are parted by `|`. */
export function readText(text: string, bookType: "xlsx" | "csv", choices: object = {}) {
  const book = bookOf({ Sheet1: text });
  const bytes = write(book, { type: "buffer", bookType }) as Buffer;
  return readFile({
    bytes,
    kind: bookType,
    fileName: "export",
    choices,
    kept: [],
    materialityBasisPoints: 100,
    today,
  });
}

/** Reads a workbook of such sheets, by their names. */
export function readSheetsOf(sheets: Readonly<Record<string, string>>, choices: object = {}) {
  const bytes = write(bookOf(sheets), { type: "buffer", bookType: "xlsx" }) as Buffer;
  return readFile({
    bytes,
    kind: "xlsx",
    fileName: "export",
    choices,
    kept: [],
    materialityBasisPoints: 100,
    today,
  });
}

function bookOf(sheets: Readonly<Record<string, string>>) {
  const book = utils.book_new();
  for (const [name, text] of Object.entries(sheets)) {
    const cells = rowsOf(text).map((row) => row.cells.map(textOf));
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  return book;
}

const today = "2026-01-10" as Day;
