import type * as Reading from "@e965/xlsx";
import type { CellObject, WorkBook, WorkSheet } from "@e965/xlsx";
import type { SheetCell, SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { compoundKind } from "./compound-file.ts";
import { FileRefused } from "./refusal.ts";
import {
  dayCell,
  mostColumns,
  numberCell,
  numberFormatOf,
  type Sheet,
  sheetName,
  textCell,
} from "./typed-cell.ts";

/** Excel 97 has at most 65,536 rows a sheet, so it's read whole. Corrupt bytes can loop the package: run it killable. */
export async function xlsSheets(bytes: Buffer): Promise<Sheet[]> {
  // The package accepts almost anything as a workbook.
  if (compoundKind(bytes) !== "xls") throw new FileRefused("damaged");
  // Loaded on demand: it's slow to load, and few files need it.
  const { read, utils } = await import("@e965/xlsx");
  const { SheetNames, Sheets, Workbook } = workbookOf(bytes, read);
  const from1904 = Workbook?.WBProps?.date1904 === true;
  return SheetNames.flatMap((name, i) => {
    const sheet = Sheets[name];
    if (!sheet) return [];
    const hidden = (Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0;
    const firstRow = utils.decode_range(sheet["!ref"] ?? "A1").s.r;
    return [{ name: sheetName(name), hidden, rows: () => rowsOf(sheet, firstRow, from1904) }];
  });
}

function workbookOf(bytes: Buffer, read: typeof Reading.read): WorkBook {
  try {
    const options = { cellNF: true, cellHTML: false, cellText: false };
    return read(bytes, { type: "buffer", dense: true, ...options });
  } catch {
    throw new FileRefused("damaged");
  }
}

async function* rowsOf(
  sheet: WorkSheet,
  firstRow: number,
  from1904: boolean,
): AsyncGenerator<SheetRow> {
  // Empty rows are holes, like empty cells.
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet["!data"] ?? [];
  for (const [i, row] of rows.entries()) {
    if (!row || i < firstRow) continue;
    const cells = Array.from(row.slice(0, mostColumns), (cell) => cellOf(cell, from1904));
    if (cells.some((cell) => cell !== undefined)) yield { number: i + 1, cells };
  }
}

function cellOf(cell: CellObject | undefined, from1904: boolean): SheetCell | undefined {
  switch (cell?.t) {
    case "n": {
      const written = String(cell.v);
      const format = typeof cell.z === "string" ? cell.z : "General";
      const shown = numberFormatOf(format);
      return shown.isDay ? dayCell(written, from1904) : numberCell(written, shown);
    }
    case "s":
      return textCell(String(cell.v ?? ""));
    case "b":
      return textCell(cell.v === true ? "TRUE" : "FALSE");
    case "e":
      return textCell(String(cell.w ?? "#VALUE!"));
    default:
      return undefined;
  }
}
