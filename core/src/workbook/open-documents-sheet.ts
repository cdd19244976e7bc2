import type { OpenDocument } from "../ledger/index.ts";
import { type AmountFormat, excelNumberFormat, type StatementHeading } from "../statement/index.ts";
import type { AgedDocument, Aging } from "./aging.ts";
import { sheetPrefix } from "./cell-address.ts";
import { amountCell, dayCell, numberCell, numberFormula, textCell } from "./cells.ts";
import { amountColumn } from "./column-width.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { styles } from "./styles.ts";
import { type TableColumn, tableSheet, tableTitlesRow } from "./table-sheet.ts";

const openDocumentsName = "Open documents";

/** The rows of one day's documents. The aging's formulas look at no others. */
export interface DocumentBlock {
  readonly references: string;
  readonly daysPastDue: string;
  readonly outstanding: string;
}

/** Every open document on every day, the ones of a day together. */
export function openDocumentsSheet(
  agings: readonly Aging[],
  heading: StatementHeading,
  format: AmountFormat,
): CheckedSheet {
  const documents = agings.flatMap((aging) => aging.documents);
  return {
    says: "Every open document on each of those days. Filter by As of.",
    plan: tableSheet(openDocumentsName, heading, columnsOf(documents, format), documents),
  };
}

/** Where each day's documents stand; nothing for a day without any. */
export function documentBlocks(agings: readonly Aging[]): (DocumentBlock | undefined)[] {
  let first = tableTitlesRow + 1;
  return agings.map(({ documents }) => {
    const last = first + documents.length - 1;
    const block = (letter: string) =>
      `${sheetPrefix(openDocumentsName)}$${letter}$${first}:$${letter}$${last}`;
    const found = documents.length > 0 && {
      references: block("B"),
      daysPastDue: block("H"),
      outstanding: block("J"),
    };
    first = last + 1;
    return found || undefined;
  });
}

function columnsOf(
  documents: readonly AgedDocument[],
  format: AmountFormat,
): TableColumn<AgedDocument>[] {
  const figure = { numberFormat: excelNumberFormat(format) };
  const totals = amountColumn(
    documents.map(({ document }) => document.total),
    format,
  );
  return [
    { title: "As of", width: 12, cellOf: ({ document }) => dayCell(document.asOf, styles.day) },
    { title: "Ref", width: 7, cellOf: ({ party }) => numberCell(party.reference, styles.count) },
    {
      title: "Party",
      width: 40,
      align: "spaced",
      cellOf: ({ party }) => textCell(party.name, styles.spaced),
    },
    {
      title: "Kind",
      width: 14,
      cellOf: ({ document }) => textCell(kinds[document.kind], styles.plain),
    },
    {
      title: "Number",
      width: 18,
      cellOf: ({ document }) => textCell(document.number, styles.plain),
    },
    { title: "Date", width: 12, cellOf: ({ document }) => dayCell(document.date, styles.day) },
    { title: "Due", width: 12, cellOf: ({ document }) => dayCell(document.dueDate, styles.day) },
    {
      title: "Days past due",
      width: 14,
      align: "right",
      cellOf: ({ daysPastDue }, row) =>
        numberFormula(`A${row}-IF(G${row}="",F${row},G${row})`, daysPastDue, wholeDays),
    },
    {
      title: "Total",
      ...totals,
      align: "right",
      cellOf: ({ document }) => amountCell(document.total, figure),
    },
    {
      title: "Outstanding",
      ...totals,
      align: "right",
      cellOf: ({ document }) => amountCell(document.outstanding, figure),
    },
  ];
}

const wholeDays = { numberFormat: "0" };

const kinds: Record<OpenDocument["kind"], string> = {
  invoice: "Invoice",
  credit: "Credit",
  bill: "Bill",
  "vendor-credit": "Vendor credit",
  unapplied: "Unapplied",
};
