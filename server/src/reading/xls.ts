import { type CellObject, utils } from "@e965/xlsx";
import type { SheetCell, SheetRow } from "@tieout/core/file-import";
import { compoundKind } from "./compound-file.ts";
import { FileRefused } from "./refusal.ts";
import { type Sheet, sheetName } from "./sheet.ts";
import { dayCell, mostColumns, numberCell, numberFormatOf, textCell } from "./typed-cell.ts";
import { type ReadWorkbook, readWorkbook } from "./xls-thread.ts";

/** The sheets of an Excel 97 workbook, which has at most 65,536 rows each: it's read as a whole. */
export async function xlsSheets(bytes: Buffer): Promise<Sheet[]> {
  // The package takes almost anything for a workbook of some kind.
  if (compoundKind(bytes) !== "xls") throw new FileRefused("damaged");
  const { sheets, from1904 } = await readWorkbook(bytes);
  return sheets.map((sheet) => ({
    name: sheetName(sheet.name),
    hidden: sheet.hidden,
    rows: () => rowsOf(sheet, from1904),
  }));
}

async function* rowsOf(
  { data, ref }: ReadWorkbook["sheets"][number],
  from1904: boolean,
): AsyncGenerator<SheetRow> {
  const start = utils.decode_range(ref).s.r;
  for (const [i, row] of data.entries()) {
    if (!row || i < start) continue;
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
