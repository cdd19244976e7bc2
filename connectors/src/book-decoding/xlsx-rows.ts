import type { SheetCell, SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { parseDay } from "@tieout/core/calendar/day";
import { cellValues } from "./formula-value.ts";
import { FileRefused } from "./refusal.ts";
import {
  dayCell,
  longer,
  mostColumns,
  mostRows,
  type NumberFormat,
  numberCell,
  textCell,
} from "./typed-cell.ts";
import type { XmlHandlers } from "./xml-stream.ts";

/** The parts of a workbook that all its sheets share. */
export interface RowParts {
  readonly from1904: boolean;
  readonly texts: readonly string[];
  /** For each style of a cell, how it shows a number. */
  readonly formats: readonly NumberFormat[];
}

interface OpenCell {
  readonly place: string;
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

/** A sheet's rows, one by one. */
export function rowHandlers(parts: RowParts, out: (row: SheetRow) => void): XmlHandlers {
  let number = 0;
  let cells: (SheetCell | undefined)[] = [];
  let cell: OpenCell | undefined;
  let column = -1;
  let value = "";
  let formula = "";
  let inValue = false;
  let inFormula = false;
  const values = cellValues();

  /** A number's value, or its formula's result if the file doesn't have the value. */
  const numberOf = ({ type, place }: OpenCell): string => {
    const isNumber = type === "n";
    const result =
      isNumber && value === "" && formula !== "" ? (values.of(formula, number) ?? "") : value;
    if (isNumber && result !== "") values.keep(place, result);
    else if (result !== "" || formula !== "") values.keepOther(place);
    return result;
  };

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
        const [type, style] = [attribute("t") ?? "n", Number(attribute("s") ?? 0)];
        cell = { place: place ?? "", column, type, style };
        value = "";
        formula = "";
      } else if (name === "v" || name === "t") inValue = cell !== undefined;
      else if (name === "f") inFormula = cell !== undefined;
    },
    text: (found) => {
      if (inValue) value = longer(value, found);
      else if (inFormula) formula = longer(formula, found);
    },
    close: (name) => {
      if (name === "v" || name === "t") inValue = false;
      else if (name === "f") inFormula = false;
      else if (name === "c" && cell) {
        if (cell.column < mostColumns) cells[cell.column] = cellOf(cell, numberOf(cell), parts);
        cell = undefined;
      } else if (name === "row") out({ number, cells: Array.from(cells) });
    },
  };
}

function cellOf({ type, style }: OpenCell, value: string, parts: RowParts): SheetCell | undefined {
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
      // Inline texts, formula results and errors such as #REF!
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
