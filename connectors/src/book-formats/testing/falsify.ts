import type { FileTable } from "@tieout/core/book-mapping/file-report";
import type { Field } from "@tieout/core/book-mapping/mapping";
import type { CellValue, Table } from "../../../../sandbox/src/dex/exports/tables.ts";

export const falsifications = ["amount", "date", "account", "sign", "dropped", "doubled"] as const;
export type Falsification = (typeof falsifications)[number];

type Row = Table["rows"][number];

/**
 * The table with one thing wrong, as somebody who edits a spreadsheet makes it wrong. Undefined where the table doesn't say such
 * a thing: a trial balance has no dates.
 *
 * @param table how the true one was read
 * @param place from 0, the first row with figures, to 1
 */
export function falsified(
  { name, rows }: Table,
  table: FileTable,
  kind: Falsification,
  place: number,
): { readonly table: Table; readonly row: number } | undefined {
  const columns = columnsOf(table);
  const data = rows.flatMap((row, at) => (isData(row, at, table, columns) ? [at] : []));
  const at = data[Math.floor(place * (data.length - 1))];
  const row = at === undefined ? undefined : rows[at];
  if (at === undefined || row === undefined) return undefined;
  const changed = changedRows();
  return changed && { table: { name, rows: changed }, row: at + 1 };

  function changedRows(): readonly Row[] | undefined {
    if (at === undefined || row === undefined) return undefined;
    switch (kind) {
      case "amount":
        return rows.with(at, withOtherAmount(row, columns));
      case "sign":
        return rows.with(at, withOtherSign(row, columns));
      case "dropped":
        return rows.toSpliced(at, 1);
      case "doubled":
        return rows.toSpliced(at, 0, row);
      case "date":
        return replaced(columns.dates);
      case "account":
        return columns.accounts.some((column) => isFilled(row[column]))
          ? replaced(columns.accounts)
          : moved();
    }
  }

  /** With the cells of another row that has others there. */
  function replaced(which: readonly number[]): readonly Row[] | undefined {
    if (at === undefined || row === undefined || which.length === 0) return undefined;
    const isOther = (other: Row) => which.some((one) => textOf(other[one]) !== textOf(row[one]));
    const from = [...data.filter((one) => one > at), ...data]
      .map((one) => rows[one] ?? [])
      .find(isOther);
    return (
      from &&
      rows.with(
        at,
        row.map((cell, column) => (which.includes(column) ? from[column] : cell)),
      )
    );
  }

  /** Below the heading of another account: rows that aren't data stand between two accounts. */
  function moved(): readonly Row[] | undefined {
    if (at === undefined || row === undefined) return undefined;
    const next = data.find((one, index) => one > at && one - (data[index - 1] ?? one) > 1);
    if (next !== undefined) return rows.toSpliced(next, 0, row).toSpliced(at, 1);
    return rows.toSpliced(at, 1).toSpliced(data[0] ?? 0, 0, row);
  }
}

interface Columns {
  readonly accounts: readonly number[];
  readonly dates: readonly number[];
  /** In pairs of debit and credit, or alone; the ones that count first. */
  readonly figures: readonly (readonly number[])[];
}

function columnsOf({ columns }: FileTable): Columns {
  const of = (...fields: readonly Field[]) =>
    columns.flatMap(({ field, column }) => (field && fields.includes(field) ? [column] : []));
  const figures = [of("amount"), of("debit", "credit"), of("closingDebit", "closingCredit")];
  return {
    accounts: of("account", "accountNumber", "accountName"),
    dates: of("date"),
    figures: [...figures, of("closing")].filter(({ length }) => length > 0),
  };
}

function isData(row: Row, at: number, table: FileTable, columns: Columns): boolean {
  const isDated = columns.dates.some((column) => /\d.*\d/.test(textOf(row[column])));
  const isNamed = columns.accounts.some((column) => isFilled(row[column]));
  const isTotal = row.some((cell) => /^\s*(grand )?(sub)?totals?\b/i.test(textOf(cell)));
  const isPlaced = columns.dates.length > 0 ? isDated : isNamed;
  return at >= table.headingRow && isPlaced && !isTotal && figureIn(row, columns) !== undefined;
}

/** The first figure that isn't zero. */
const figureIn = (row: Row, { figures }: Columns): number | undefined =>
  figures.flat().find((column) => /[1-9]/.test(textOf(row[column])));

function withOtherAmount(row: Row, columns: Columns): Row {
  const column = figureIn(row, columns) ?? 0;
  const cell = row[column];
  if (typeof cell === "object" && "cents" in cell) {
    return row.with(column, { cents: cell.cents + Math.sign(cell.cents) * 10_000 });
  }
  const otherDigit = (text: string) => text.replace(/[1-9]/, (digit) => `${(+digit % 9) + 1}`);
  return row.with(column, withText(cell, otherDigit));
}

/** On the other side: in the other column where there are two, else with the other sign. */
function withOtherSign(row: Row, columns: Columns): Row {
  const column = figureIn(row, columns) ?? 0;
  const pair = columns.figures.find((one) => one.includes(column)) ?? [];
  const other = pair.find((one) => one !== column);
  const cell = row[column];
  if (other !== undefined) {
    const full = [...row, ...Array.from({ length: Math.max(0, other + 1 - row.length) }, () => "")];
    return full.with(column, row[other] ?? "").with(other, cell);
  }
  if (typeof cell === "object" && "cents" in cell) return row.with(column, { cents: -cell.cents });
  const turned = (text: string) =>
    /^[-(]/.test(text) ? text.replace(/^[-(]|\)$/g, "") : `-${text}`;
  return row.with(column, withText(cell, turned));
}

function withText(cell: CellValue, change: (text: string) => string): CellValue {
  if (typeof cell === "string") return change(cell);
  return typeof cell === "object" && "formula" in cell ? { formula: change(cell.formula) } : cell;
}

const isFilled = (cell: CellValue) => textOf(cell).trim() !== "";

function textOf(cell: CellValue): string {
  if (cell === undefined || typeof cell === "string") return cell ?? "";
  if ("cents" in cell) return String(cell.cents);
  return "day" in cell ? String(cell.day) : cell.formula;
}
