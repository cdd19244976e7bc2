import type { ColumnUse, Field } from "@tieout/core/book-mapping/mapping";
import { isBlank, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";

/**
 * Whether a ledger stands in parts, each under a heading that names its account, so that what its lines
 * name is somebody else: a customer, or what was bought.
 */
export function isInParts(columns: readonly ColumnUse[], body: readonly SheetRow[]): boolean {
  const filled = ({ cells }: SheetRow, ...fields: Field[]) =>
    columns.some(
      ({ field, column }) => fields.includes(field) && textOf(cells[column]).trim() !== "",
    );
  const isLine = (row: SheetRow) =>
    filled(row, "date") && filled(row, "debit", "credit", "amount", "balance", "closing");
  const lines = body.filter(isLine);
  if (lines.length === 0) return false;
  const named = lines.filter((row) => filled(row, "account", "accountNumber"));
  if (named.length > lines.length / 2) return false;

  // The first account's heading stands above the first line.
  const above = body.slice(0, body.findIndex(isLine));
  return above.some((row) => !isBlank(row) && !filled(row, "debit", "credit", "amount"));
}

/** Where the headings of a ledger's parts stand, if that's a column of theirs alone. */
export function headingColumn(
  columns: readonly ColumnUse[],
  body: readonly SheetRow[],
): number | undefined {
  const date = columns.find(({ field }) => field === "date")?.column;
  const first = body.find((row) => !isBlank(row));
  const column = first?.cells.findIndex((cell) => textOf(cell).trim() !== "") ?? -1;
  const isFree = columns.every((use) => use.column !== column);
  const isEmptyInLines = body.every(
    ({ cells }) => textOf(cells[date ?? -1]).trim() === "" || textOf(cells[column]).trim() === "",
  );
  return column >= 0 && isFree && isEmptyInLines ? column : undefined;
}

/** Whether a column's texts go with the accounts, one to one, as names do. What was posted varies. */
export function goesWithAccounts(
  column: number,
  accounts: number,
  body: readonly SheetRow[],
): boolean {
  const names = new Map<string, Set<string>>();
  for (const { cells } of body) {
    const [account, name] = [textOf(cells[accounts]).trim(), textOf(cells[column]).trim()];
    if (account === "" || name === "") continue;
    names.set(account, (names.get(account) ?? new Set()).add(name));
  }
  const single = [...names.values()].filter(({ size }) => size === 1).length;
  const all = new Set([...names.values()].flatMap((of) => [...of]));
  return names.size > 0 && single >= names.size * 0.9 && all.size >= names.size * 0.8;
}
