import { ConnectorError } from "../connector-error.ts";
import { bounded, childOf, childrenOf, textOf, type XmlElement } from "./qbxml.ts";

/** One row of a report, by what its columns are. */
export interface ReportRow {
  readonly kind: "text" | "data" | "subtotal" | "total";
  /** The account's full name, where the row is of one. */
  readonly account?: string;
  /** What stands in the first column, or all that a text row says. */
  readonly label: string;
  /** By a column's type: TxnID, Date, Debit. */
  readonly cell: (type: string) => string | undefined;
  /** What stands in the columns of amounts, in their order; absent where a cell is empty. */
  readonly amounts: readonly (string | undefined)[];
}

export interface Report {
  readonly rows: readonly ReportRow[];
  /** How many columns of amounts it has. */
  readonly columns: number;
}

interface Column {
  readonly id: string;
  readonly type: string;
  readonly isAmount: boolean;
}

const kinds = {
  TextRow: "text",
  DataRow: "data",
  SubtotalRow: "subtotal",
  TotalRow: "total",
} as const satisfies Record<string, ReportRow["kind"]>;

/** Reads a report's rows. A report that QuickBooks found nothing for has none. */
export function reportOf(answer: XmlElement): Report {
  const report = childOf(answer, "ReportRet");
  if (!report) return { rows: [], columns: 0 };
  const columns = childrenOf(report, "ColDesc").map(columnOf);
  const data = childOf(report, "ReportData");
  const rows = (data?.children ?? []).flatMap((row) => rowOf(row, columns) ?? []);
  return { rows, columns: columns.filter(({ isAmount }) => isAmount).length };
}

function columnOf(column: XmlElement): Column {
  const id = column.attribute("colID");
  if (id === undefined) throw new ConnectorError("bad-data", "A report's column has no number.");
  const type = textOf(column, "ColType") ?? "";
  return { id, type, isAmount: column.attribute("dataType") === "AMTTYPE" };
}

function rowOf(row: XmlElement, columns: readonly Column[]): ReportRow | undefined {
  if (!Object.hasOwn(kinds, row.name)) return undefined;
  const cells = new Map(
    childrenOf(row, "ColData").map((cell) => [
      cell.attribute("colID"),
      bounded(cell.attribute("value") ?? ""),
    ]),
  );
  const about = childOf(row, "RowData");
  const account =
    about?.attribute("rowType") === "account" && bounded(about.attribute("value") ?? "");
  const first = columns[0] && cells.get(columns[0].id);
  return {
    // `hasOwn`, above, has seen that it's one of them.
    kind: kinds[row.name as keyof typeof kinds],
    ...(account && { account }),
    label: bounded(row.attribute("value") ?? first ?? "").trim(),
    cell: (type) => {
      const column = columns.find((candidate) => candidate.type === type);
      return (column && cells.get(column.id)?.trim()) || undefined;
    },
    amounts: columns
      .filter(({ isAmount }) => isAmount)
      .map(({ id }) => cells.get(id)?.trim() || undefined),
  };
}
