import { type Answer, found } from "../qbxml/message.ts";
import { element, type Xml } from "../qbxml/write-xml.ts";

export interface Column {
  readonly type: string;
  readonly data: "STRTYPE" | "AMTTYPE" | "DATETYPE" | "IDTYPE" | "INTTYPE" | "DATETIMETYPE";
  readonly title?: string;
}

/** A line of a report: a heading, or cells under the columns, in their order. */
export type Row =
  | { readonly kind: "TextRow"; readonly text: string }
  | {
      readonly kind: "DataRow" | "SubtotalRow" | "TotalRow";
      /** What the row is about, by its full name. */
      readonly about?: { readonly type: "account" | "customer" | "vendor"; readonly name: string };
      readonly cells: readonly (string | undefined)[];
    };

export interface Report {
  readonly title: string;
  readonly subtitle: string;
  /** Left out where a report has none, as an aging hasn't. */
  readonly basis?: "Accrual" | "Cash";
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** The report as qbXML, its columns and rows counted from 1. */
export function reportAnswer({ title, subtitle, basis, columns, rows }: Report): Answer {
  return found([
    element("ReportRet", [
      element("ReportTitle", title),
      element("ReportSubtitle", subtitle),
      basis === undefined ? undefined : element("ReportBasis", basis),
      element("NumRows", rows.length),
      element("NumColumns", columns.length),
      element("NumColTitleRows", 1),
      ...columns.map(({ type, data, title: heading }, index) =>
        element(
          "ColDesc",
          [
            element("ColTitle", undefined, { titleRow: 1, value: heading }),
            element("ColType", type),
          ],
          { colID: index + 1, dataType: data },
        ),
      ),
      rows.length === 0 ? undefined : element("ReportData", rows.map(rowXml)),
    ]),
  ]);
}

function rowXml(row: Row, index: number): Xml {
  const rowNumber = index + 1;
  if (row.kind === "TextRow") return element("TextRow", undefined, { rowNumber, value: row.text });
  const { kind, about, cells } = row;
  return element(
    kind,
    [
      about && element("RowData", undefined, { rowType: about.type, value: about.name }),
      // Cells without anything in them aren't sent.
      ...cells.map((value, column) =>
        value === undefined
          ? undefined
          : element("ColData", undefined, { colID: column + 1, value }),
      ),
    ],
    { rowNumber },
  );
}

export const labelColumn: Column = { type: "Label", data: "STRTYPE" };
export const blankColumn: Column = { type: "Blank", data: "STRTYPE" };
export const amountColumn = (title: string): Column => ({ type: "Amount", data: "AMTTYPE", title });
