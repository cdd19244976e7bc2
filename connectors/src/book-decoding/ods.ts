import type { SheetCell, SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { parseDay } from "@tieout/core/calendar/day";
import { FileRefused } from "./refusal.ts";
import {
  longer,
  mostColumns,
  mostRows,
  mostSheets,
  numberCell,
  type Sheet,
  sheetName,
  textCell,
  turnsSide,
} from "./typed-cell.ts";
import type { XmlHandlers } from "./xml-stream.ts";
import { allOf, type ZipDirectory, type ZipEntry, zippedXml } from "./zip-directory.ts";

/** Reads an OpenDocument spreadsheet; all sheets are in one part, which is read again for each. */
export async function odsSheets(bytes: Buffer, directory: ZipDirectory): Promise<Sheet[]> {
  const entry = directory.get("content.xml");
  if (!entry) throw new FileRefused("damaged");
  const names = namesOf.get(bytes) ?? (await allOf(sheetNames(bytes, entry)));
  namesOf.set(bytes, names);
  return names.map((name, index) => ({
    name,
    hidden: false,
    rows: () => zippedXml<SheetRow>(bytes, entry, (out) => rowHandlers(index, out)),
  }));
}

/** Cached because finding sheet names takes a full read, and a file is opened more than once. */
const namesOf = new WeakMap<Buffer, readonly string[]>();

function sheetNames(bytes: Buffer, entry: ZipEntry): AsyncGenerator<string> {
  let count = 0;
  return zippedXml<string>(bytes, entry, (out) => ({
    open: (name, attribute) => {
      if (name !== "table") return;
      if (++count > mostSheets) throw new FileRefused("damaged");
      out(sheetName(attribute("name") ?? ""));
    },
  }));
}

interface OpenCell {
  readonly type: string;
  readonly value: string;
  readonly repeated: number;
}

/** Spreadsheets pad sheets with empty cells and rows, written once with a repeat count. */
function rowHandlers(wanted: number, out: (row: SheetRow) => void): XmlHandlers {
  let table = -1;
  let number = 0;
  let rowRepeated = 1;
  let cells: (SheetCell | undefined)[] = [];
  let cell: OpenCell | undefined;
  let text = "";
  let paragraphs = 0;
  let aside = 0;

  function endRow(): void {
    const filled = cells.some((one) => one !== undefined);
    // Rows without anything are only counted.
    for (let i = 0; filled && i < rowRepeated && number + i < mostRows; i++) {
      out({ number: number + i + 1, cells });
    }
    number += rowRepeated;
  }

  return {
    open: (name, attribute) => {
      if (name === "table") {
        table++;
        number = 0;
      }
      if (table !== wanted) return;
      const times = (key: string) => Math.max(1, Number(attribute(key) ?? 1) || 1);
      if (name === "annotation") aside++;
      else if (name === "table-row") {
        cells = [];
        rowRepeated = times("number-rows-repeated");
      } else if (name === "table-cell" || name === "covered-table-cell") {
        const type = attribute("value-type") ?? "";
        const value =
          (type === "date" ? attribute("date-value") : attribute("value")) ??
          attribute("boolean-value") ??
          "";
        cell = { type, value, repeated: times("number-columns-repeated") };
        text = "";
        paragraphs = 0;
      } else if (name === "p" && aside === 0 && paragraphs++ > 0) text = longer(text, "\n");
      else if (name === "s" && aside === 0) {
        text = longer(text, " ".repeat(Math.min(100, times("c"))));
      }
    },
    text: (found) => {
      if (cell && aside === 0 && paragraphs > 0) text = longer(text, found);
    },
    close: (name) => {
      if (table !== wanted) return;
      if (name === "annotation") aside--;
      else if (cell && (name === "table-cell" || name === "covered-table-cell")) {
        const found = cellOf(cell, text);
        const room = Math.min(cell.repeated, mostColumns - cells.length);
        for (let i = 0; i < room; i++) cells.push(found);
        cell = undefined;
      } else if (name === "table-row") endRow();
    },
  };
}

function cellOf({ type, value }: OpenCell, text: string): SheetCell | undefined {
  if (type === "float" || type === "currency" || type === "percentage") {
    const shown = text.trim();
    const leastDigits = /^0\d+$/.test(shown) ? shown.length : 0;
    return numberCell(value, { leastDigits, isCredit: turnsSide(value, shown) });
  }
  const day = type === "date" ? parseDay(value.slice(0, 10)) : undefined;
  return day ? { kind: "day", day } : textCell(text);
}
