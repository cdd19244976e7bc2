import { excelNumberFormat } from "../statement/number-style.ts";
import type { AgedDocument, Aging, AgingView } from "./aging.ts";
import { amountCell, dayCell, numberCell, numberFormula, sheetPrefix, textCell } from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import type { SheetHeading } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import { amountColumn, type TableColumn, tableSheet, tableTitlesRow } from "./table-sheet.ts";
import { workbookTexts } from "./texts.ts";

/** The aging formulas look only at these rows. */
export interface DocumentBlock {
  readonly references: string;
  readonly daysPastDue: string;
  readonly outstanding: string;
}

/** Every day's open documents, grouped by day. */
export function openDocumentsSheet(
  agings: readonly Aging[],
  heading: SheetHeading,
  view: AgingView,
): CheckedSheet {
  const { sheets, says } = workbookTexts[view.language];
  const documents = agings.flatMap((aging) => aging.documents);
  return {
    says: says.openDocuments,
    plan: tableSheet(sheets.openDocuments, heading, columnsOf(documents, view), documents),
  };
}

/** Absent for days without documents. */
export function documentBlocks(
  agings: readonly Aging[],
  sheetName: string,
): (DocumentBlock | undefined)[] {
  let first = tableTitlesRow + 1;
  return agings.map(({ documents }) => {
    const last = first + documents.length - 1;
    const block = (letter: string) =>
      `${sheetPrefix(sheetName)}$${letter}$${first}:$${letter}$${last}`;
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
  { format, language }: AgingView,
): TableColumn<AgedDocument>[] {
  const { columns, aging } = workbookTexts[language];
  const figure = { numberFormat: excelNumberFormat(format) };
  const totals = amountColumn(
    documents.map(({ document }) => document.total),
    format,
  );
  return [
    {
      title: columns.asOf,
      width: 12,
      cellOf: ({ document }) => dayCell(document.asOf, styles.day),
    },
    {
      title: columns.ref,
      width: 7,
      cellOf: ({ party }) => numberCell(party.reference, styles.count),
    },
    {
      title: columns.party,
      width: 40,
      align: "spaced",
      cellOf: ({ party }) => textCell(party.name, styles.spaced),
    },
    {
      title: columns.kind,
      width: 24,
      cellOf: ({ document }) => textCell(aging.documentKinds[document.kind], styles.plain),
    },
    {
      title: columns.number,
      width: 18,
      cellOf: ({ document }) => textCell(document.number, styles.plain),
    },
    {
      title: columns.date,
      width: 12,
      cellOf: ({ document }) => dayCell(document.date, styles.day),
    },
    {
      title: columns.due,
      width: 12,
      cellOf: ({ document }) => dayCell(document.dueDate, styles.day),
    },
    {
      title: columns.daysPastDue,
      width: 14,
      align: "right",
      cellOf: ({ daysPastDue }, row) =>
        numberFormula(`A${row}-IF(G${row}="",F${row},G${row})`, daysPastDue, wholeDays),
    },
    {
      title: columns.total,
      ...totals,
      align: "right",
      cellOf: ({ document }) => amountCell(document.total, figure),
    },
    {
      title: columns.outstanding,
      ...totals,
      align: "right",
      cellOf: ({ document }) => amountCell(document.outstanding, figure),
    },
  ];
}

const wholeDays = { numberFormat: "0" };
