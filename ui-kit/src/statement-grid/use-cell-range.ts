import { useState } from "react";
import type { Position } from "./grid-model.ts";
import type { ActiveCell } from "./use-active-cell.ts";

export interface Rectangle {
  readonly firstRow: number;
  readonly lastRow: number;
  /** 0 is the caption. */
  readonly first: number;
  readonly last: number;
}

/** Figures selected together, from where the range began to the active cell. */
export interface CellRange {
  readonly rectangle: Rectangle | undefined;
  /** The selected columns of a row; none where the last is less than the first. */
  readonly columnsIn: (row: number) => { readonly first: number; readonly last: number };
  readonly begin: (rowId: string, column: number) => void;
  /** From this cell, unless a range has begun. */
  readonly extend: (rowId: string, column: number) => void;
  /** Says whether there was one. */
  readonly end: () => boolean;
}

const noColumns = { first: 0, last: -1 };

export function useCellRange(
  active: ActiveCell,
  indexById: ReadonlyMap<string, number>,
): CellRange {
  const [start, setStart] = useState<{ readonly rowId: string; readonly column: number }>();
  const row = start && indexById.get(start.rowId);
  const rectangle =
    start && row !== undefined ? between({ row, column: start.column }, active) : undefined;

  return {
    rectangle,
    columnsIn: (index) =>
      rectangle && rectangle.firstRow <= index && index <= rectangle.lastRow
        ? rectangle
        : noColumns,
    begin: (rowId, column) => setStart({ rowId, column }),
    extend: (rowId, column) => {
      if (!rectangle) setStart({ rowId, column });
    },
    end: () => {
      if (start) setStart(undefined);
      return start !== undefined;
    },
  };
}

const between = (one: Position, other: Position): Rectangle => ({
  firstRow: Math.min(one.row, other.row),
  lastRow: Math.max(one.row, other.row),
  first: Math.min(one.column, other.column),
  last: Math.max(one.column, other.column),
});
