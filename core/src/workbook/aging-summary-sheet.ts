import { currencyDigits, type Minor, sum, toMinor } from "../money/index.ts";
import { excelNumberFormat, type StatementHeading } from "../statement/index.ts";
import { type Aging, buckets } from "./aging.ts";
import { type AgingWords, agingSheetName, agingTotalRow, totalColumn } from "./aging-sheet.ts";
import type { Cell, Row } from "./cell.ts";
import { columnLetters, sheetPrefix } from "./cell-address.ts";
import type { CellStyle } from "./cell-style.ts";
import {
  amountFormula,
  blankCell,
  linkCell,
  numberCell,
  numberFormula,
  textCell,
} from "./cells.ts";
import { amountColumn } from "./column-width.ts";
import { headingRowCount, headingRows, printPlan } from "./heading-rows.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { checkStyle, styles } from "./styles.ts";

const titlesRow = headingRowCount + 1;

/** A row a day: how the buckets move, and whether each day ties to its control account. */
export function agingSummarySheet(
  agings: readonly Aging[],
  heading: StatementHeading,
  { format, partyTitle, controlTitle }: AgingWords,
): CheckedSheet {
  const digits = currencyDigits(format.currency);
  const figure: CellStyle = { numberFormat: excelNumberFormat(format) };
  const titles = [
    ...buckets.map(({ title }) => title),
    "Total",
    "Over 90 share",
    `${partyTitle}s`,
    "In the ledger",
    "Difference",
  ];
  const all = agings.flatMap(({ totals, total }) => [...totals, total]);

  return {
    says: `One row a day. Difference is against ${controlTitle}.`,
    plan: {
      name: "Summary",
      columns: [
        { width: 16 },
        ...buckets.map(() => amountColumn(all, format)),
        amountColumn(all, format),
        { width: 14 },
        { width: 12 },
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
            textCell("As of", styles.heading),
            ...titles.map((title) => textCell(title, styles.headingRight)),
          ],
        },
        ...agings.map((aging) => dayRow(aging, figure, digits)),
      ],
    },
  };
}

function dayRow(aging: Aging, figure: CellStyle, digits: number): Row {
  const { label, totals, total, parties, control } = aging;
  const name = agingSheetName(aging);
  const totalRow = agingTotalRow(aging);
  const lifted = (amount: Minor, column: number, row: number, style: CellStyle): Cell =>
    amountFormula(`${sheetPrefix(name)}${columnLetters(column)}${row}`, amount, style);

  return {
    cells: [
      linkCell(label, name, styles.link),
      ...totals.map((amount, index) => lifted(amount, 2 + index, totalRow, figure)),
      lifted(total, totalColumn, totalRow, { ...figure, bold: true }),
      overdueShare(aging, name, totalRow),
      numberCell(parties.length, styles.count),
      ...(control === undefined
        ? [textCell("not checkable", { ...styles.quiet, align: "right" })]
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
