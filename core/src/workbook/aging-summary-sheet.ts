import { formatDay } from "../calendar/index.ts";
import { currencyDigits, type Minor, sum, toMinor } from "../money/money.ts";
import { excelNumberFormat } from "../statement/index.ts";
import { type Aging, type AgingView, buckets } from "./aging.ts";
import { agingSheetName, agingTotalRow, totalColumn } from "./aging-sheet.ts";
import {
  amountFormula,
  blankCell,
  type Cell,
  type CellStyle,
  columnLetters,
  linkCell,
  numberCell,
  numberFormula,
  type Row,
  sheetPrefix,
  textCell,
} from "./cell.ts";
import { amountColumn } from "./column-width.ts";
import { headingRowCount, headingRows, printPlan } from "./heading-rows.ts";
import type { SheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { checkStyle, styles } from "./styles.ts";
import { workbookTexts } from "./texts.ts";

const titlesRow = headingRowCount + 1;

/** A row a day: how the buckets move, and whether each day ties to its control account. */
export function agingSummarySheet(
  agings: readonly Aging[],
  heading: SheetHeading,
  view: AgingView,
): CheckedSheet {
  const { format, language, side } = view;
  const { columns, sheets, aging } = workbookTexts[language];
  const digits = currencyDigits(format.currency);
  const figure: CellStyle = { numberFormat: excelNumberFormat(format) };
  const titles = [
    ...aging.buckets,
    columns.total,
    columns.overNinetyShare,
    side.parties,
    columns.inLedger,
    columns.difference,
  ];
  const all = agings.flatMap(({ totals, total }) => [...totals, total]);

  return {
    says: side.saysSummary,
    plan: {
      name: sheets.summary,
      columns: [
        { width: 16 },
        ...buckets.map(() => amountColumn(all, format)),
        amountColumn(all, format),
        { width: columns.overNinetyShare.length + 2 },
        { width: 14 },
        amountColumn(all, format),
        amountColumn(all, format),
      ],
      frozen: { rows: titlesRow, columns: 1 },
      gridLines: false,
      print: printPlan(heading, titlesRow),
      rows: [
        ...headingRows(heading),
        {
          cells: [
            textCell(columns.asOf, styles.heading),
            ...titles.map((title) => textCell(title, styles.headingRight)),
          ],
        },
        ...agings.map((aged) => dayRow(aged, view, figure, digits)),
      ],
    },
  };
}

function dayRow(aging: Aging, { language }: AgingView, figure: CellStyle, digits: number): Row {
  const { asOf, totals, total, parties, control } = aging;
  const texts = workbookTexts[language];
  const name = agingSheetName(aging, texts);
  const totalRow = agingTotalRow(aging);
  const lifted = (amount: Minor, column: number, row: number, style: CellStyle): Cell =>
    amountFormula(`${sheetPrefix(name)}${columnLetters(column)}${row}`, amount, style);

  return {
    cells: [
      linkCell(formatDay(asOf, language), name, styles.link),
      ...totals.map((amount, index) => lifted(amount, 2 + index, totalRow, figure)),
      lifted(total, totalColumn, totalRow, { ...figure, bold: true }),
      overdueShare(aging, name, totalRow),
      numberCell(parties.length, styles.count),
      ...(control === undefined
        ? [textCell(texts.aging.notCheckable, { ...styles.quiet, align: "right" })]
        : [
            lifted(control, totalColumn, totalRow + 1, figure),
            lifted(toMinor(total - control), totalColumn, totalRow + 2, checkStyle(digits)),
          ]),
    ],
  };
}

function overdueShare({ totals, total }: Aging, name: string, totalRow: number): Cell {
  const style: CellStyle = { numberFormat: "0.0%", align: "right" };
  if (total === 0) return blankCell(style);
  const [last, whole] = [totalColumn - 1, totalColumn].map(
    (column) => `${sheetPrefix(name)}${columnLetters(column)}${totalRow}`,
  );
  return numberFormula(`${last}/${whole}`, sum(totals.slice(-1)) / total, style);
}
