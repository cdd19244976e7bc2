import type { SheetCell, SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { parseDay } from "@tieout/core/calendar";
import { FileRefused } from "./refusal.ts";
import type { Sheet } from "./sheet.ts";
import { dayCell, longer, mostColumns, mostRows, numberCell, textCell } from "./typed-cell.ts";
import { type XlsxParts, xlsxParts } from "./xlsx-parts.ts";
import type { XmlHandlers } from "./xml-stream.ts";
import type { ZipDirectory } from "./zip-directory.ts";
import { zippedXml } from "./zip-xml.ts";

/** The sheets of an Excel workbook, each of whose rows is read when it's asked for. */
export async function xlsxSheets(bytes: Buffer, directory: ZipDirectory): Promise<Sheet[]> {
  const parts = await xlsxParts(bytes, directory);
  return parts.sheets.map(({ name, hidden, part }) => ({
    name,
    hidden,
    rows: () => {
      const entry = directory.get(part);
      if (!entry) throw new FileRefused("damaged");
      return zippedXml<SheetRow>(bytes, entry, (out) => rowHandlers(parts, out));
    },
  }));
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

function rowHandlers(parts: XlsxParts, out: (row: SheetRow) => void): XmlHandlers {
  let number = 0;
  let cells: (SheetCell | undefined)[] = [];
  let cell: OpenCell | undefined;
  let column = -1;
  let value = "";
  let inValue = false;

  return {
    open: (name, attribute) => {
      if (name === "row") {
        number = Number(attribute("r") ?? number + 1);
        if (!(Number.isInteger(number) && number > 0 && number <= mostRows))
          throw new FileRefused("damaged");
        cells = [];
        column = -1;
      } else if (name === "c") {
        const place = attribute("r");
        column = place === undefined ? column + 1 : columnOf(place);
        cell = { column, type: attribute("t") ?? "n", style: Number(attribute("s") ?? 0) };
        value = "";
      } else if (name === "v" || name === "t") inValue = cell !== undefined;
    },
    text: (found) => {
      if (inValue) value = longer(value, found);
    },
    close: (name) => {
      if (name === "v" || name === "t") inValue = false;
      else if (name === "c" && cell) {
        if (cell.column < mostColumns) cells[cell.column] = cellOf(cell, value, parts);
        cell = undefined;
      } else if (name === "row") out({ number, cells: Array.from(cells) });
    },
  };
}

function cellOf({ type, style }: OpenCell, value: string, parts: XlsxParts): SheetCell | undefined {
  if (value === "") return undefined;
  switch (type) {
    case "s":
      return textCell(parts.texts[Number(value)] ?? "");
    case "n": {
      const format = parts.formats[style];
      return format?.isDay
        ? dayCell(value, parts.from1904)
        : numberCell(value, format ?? { leastDigits: 0, isCredit: false });
    }
    case "d": {
      const day = parseDay(value.slice(0, 10));
      return day ? { kind: "day", day } : textCell(value);
    }
    case "b":
      return textCell(value === "1" ? "TRUE" : "FALSE");
    default:
      // Texts in place, results of formulas, and what went wrong in one: #REF!
      return textCell(value);
  }
}

function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? "") {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}
