import { odsSheets } from "./ods.ts";
import { delimitedRows } from "./record-parser.ts";
import type { Sheet } from "./typed-cell.ts";
import { xlsSheets } from "./xls.ts";
import { xlsxSheets } from "./xlsx.ts";
import { zipDirectory } from "./zip-directory.ts";

export type SheetKind = "xlsx" | "xls" | "ods" | "csv" | "txt";

/** Reads the sheets of a sniffed file row by row. @throws FileRefused where the content isn't what it began as. */
export async function readSheets(bytes: Buffer, kind: SheetKind): Promise<readonly Sheet[]> {
  switch (kind) {
    case "xlsx":
      return xlsxSheets(bytes, zipDirectory(bytes));
    case "ods":
      return odsSheets(bytes, zipDirectory(bytes));
    case "xls":
      return xlsSheets(bytes);
    case "csv":
    case "txt":
      return [{ name: "", hidden: false, rows: () => delimitedRows(bytes) }];
  }
}

/** As many rows as are looked at to guess what a sheet's columns hold. */
export async function firstRows({ rows }: Sheet, most = 400) {
  const first = [];
  for await (const row of rows()) {
    first.push(row);
    if (first.length >= most) break;
  }
  return first;
}
