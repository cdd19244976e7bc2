import { type CellObject, read, SSF, utils, type WorkSheet } from "@e965/xlsx";
import type { SheetCell, SheetRow } from "@tieout/core/file-import";
import { compoundKind } from "./compound-file.ts";
import { FileRefused } from "./refusal.ts";
import type { Sheet } from "./sheet.ts";
import { dayCell, mostColumns, textCell } from "./typed-cell.ts";

/** The sheets of an Excel 97 workbook, which has at most 65,536 rows each: it's read as a whole. */
export function xlsSheets(bytes: Buffer): Sheet[] {
  const workbook = parsed(bytes);
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.flatMap((name, i) => {
    const sheet = workbook.Sheets[name];
    const hidden = (workbook.Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0;
    return sheet ? [{ name, hidden, rows: () => rowsOf(sheet, from1904) }] : [];
  });
}

function parsed(bytes: Buffer) {
  // The package takes almost anything for a workbook of some kind.
  if (compoundKind(bytes) !== "xls") throw new FileRefused("damaged");
  try {
    return read(bytes, {
      type: "buffer",
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellText: false,
    });
  } catch {
    throw new FileRefused("damaged");
  }
}

async function* rowsOf(sheet: WorkSheet, from1904: boolean): AsyncGenerator<SheetRow> {
  const rows = sheet["!data"] ?? [];
  const start = utils.decode_range(sheet["!ref"] ?? "A1").s.r;
  for (const [i, row] of rows.entries()) {
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
      return SSF.is_date(format) && /[dy]/i.test(format)
        ? dayCell(written, from1904)
        : { kind: "number", written };
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
