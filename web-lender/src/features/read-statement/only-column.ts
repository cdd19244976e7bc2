import type { StatementRows } from "./statement-rows.ts";

/**
 * The same statement as a phone has room for: one of its periods, the last one where none is chosen,
 * and captions without their account numbers.
 */
export function onlyColumn(
  { columns, rows }: StatementRows,
  id: string | undefined,
): StatementRows {
  const chosen = columns.findIndex((column) => column.id === id);
  const index = chosen < 0 ? columns.length - 1 : chosen;

  return {
    // There is room for one line only, and the choice above it says which period it is.
    columns: columns.slice(index, index + 1).map(({ sublabel, ...column }) => column),
    rows: rows.map(({ code, ...row }) => ({ ...row, cells: row.cells.slice(index, index + 1) })),
  };
}
