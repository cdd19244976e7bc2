import type { StatementRows } from "./statement-rows.ts";

/** The same statement with one of its periods; the last one, where none is chosen. */
export function onlyColumn(
  { columns, rows }: StatementRows,
  id: string | undefined,
): StatementRows {
  const chosen = columns.findIndex((column) => column.id === id);
  const index = chosen < 0 ? columns.length - 1 : chosen;

  return {
    columns: columns.slice(index, index + 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(index, index + 1) })),
  };
}
