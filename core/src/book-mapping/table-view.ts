import type { Day } from "../calendar/day.ts";
import { columnLetters } from "../workbook/cell.ts";
import type { ColumnUse, Field, Mapping } from "./mapping.ts";
import { type SheetRow, textOf } from "./sheet-row.ts";

export interface ColumnView {
  readonly column: number;
  /** As a spreadsheet names it. */
  readonly letter: string;
  readonly heading: string;
  readonly samples: readonly string[];
  /** Absent where it's left out. */
  readonly field?: Field;
  readonly end?: Day;
  readonly why?: ColumnUse["why"];
}

export interface RowView {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface TableView {
  /** Without empty ones. */
  readonly columns: readonly ColumnView[];
  /** The first rows below the headings. */
  readonly preview: readonly RowView[];
}

const rowsShown = 20;
const samplesShown = 3;
/** Cells may hold pages, so only the beginning is shown. */
const lettersShown = 120;

/** @param rows the first ones of the sheet; a few hundred are enough */
export function tableView(rows: readonly SheetRow[], mapping: Mapping): TableView {
  const { headingRow, headings, columns } = mapping;
  const body = rows.filter(({ number, cells }) => number > headingRow && cells.some(isFilled));
  const width = Math.max(headings.length, ...body.map(({ cells }) => cells.length), 0);
  const texts = body.map(({ number, cells }) => ({
    row: number,
    cells: Array.from({ length: width }, (_, column) => shown(cells[column])),
  }));

  const views = Array.from({ length: width }, (_, column): ColumnView => {
    const use = columns.find((candidate) => candidate.column === column);
    const filled = texts.map(({ cells }) => cells[column] ?? "").filter((text) => text !== "");
    return {
      column,
      letter: columnLetters(column),
      heading: clean(headings[column] ?? ""),
      samples: [...new Set(filled)].slice(0, samplesShown),
      ...(use && { field: use.field, why: use.why }),
      ...(use?.end !== undefined && { end: use.end }),
    };
  });
  return {
    columns: views.filter(({ heading, samples }) => heading !== "" || samples.length > 0),
    preview: texts.slice(0, rowsShown),
  };
}

const isFilled = (cell: SheetRow["cells"][number]) => textOf(cell).trim() !== "";

const shown = (cell: SheetRow["cells"][number]) => clean(textOf(cell).trim());

/** Shortened, without what PostgreSQL rejects. */
export function clean(text: string): string {
  return [...storable(text)].slice(0, lettersShown).join("");
}

/** Without NUL and lone surrogates, which PostgreSQL rejects. */
export const storable = (text: string): string => text.replace(/\0|\p{Cs}/gu, "");
