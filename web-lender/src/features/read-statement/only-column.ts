import type { StatementRows } from "./statement-rows.ts";

/** The same statement with one of its periods; the last one, where none is chosen. */
export function onlyColumn(
  { columns, rows }: StatementRows,
  id: string | undefined,
): StatementRows {
  const chosen = columns.findIndex((column) => column.id === id);
  const index = chosen < 0 ? columns.length - 1 : chosen;

  return {
    // There is room for one line only, and the choice above it says which period it is.
    columns: columns.slice(index, index + 1).map(({ sublabel, ...column }) => column),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(index, index + 1) })),
  };
}
