import { currencyDigits, type Minor, toMinor } from "../money/index.ts";
import { type AmountFormat, excelNumberFormat, type StatementHeading } from "../statement/index.ts";
import { type Aging, type Bucket, buckets, type PartyAging } from "./aging.ts";
import type { Cell, Row } from "./cell.ts";
import { cellAddress, columnLetters } from "./cell-address.ts";
import type { CellStyle } from "./cell-style.ts";
import {
  amountCell,
  amountFormula,
  blankCell,
  numberCell,
  numberFormula,
  textCell,
} from "./cells.ts";
import { amountColumn, textColumn } from "./column-width.ts";
import { headingRowCount, headingRows, printPlan } from "./heading-rows.ts";
import type { DocumentBlock } from "./open-documents-sheet.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { checkStyle, styles } from "./styles.ts";

const titlesRow = headingRowCount + 1;
const firstBucket = 2;
export const totalColumn = firstBucket + buckets.length;
const totalLetter = columnLetters(totalColumn);

/** The row of an aging's totals. The rows after it hold the control account and the difference. */
export function agingTotalRow({ parties }: Aging): number {
  return titlesRow + parties.length + 1;
}

export function agingSheetName({ asOf }: Aging): string {
  return `Aging ${asOf}`;
}

/** One day's aging by party, as formulas over that day's documents, tied to the control account. */
export function agingSheet(
  aging: Aging,
  block: DocumentBlock | undefined,
  heading: StatementHeading,
  { format, partyTitle, controlTitle }: AgingWords,
): CheckedSheet {
  const { parties, totals, total, control } = aging;
  const figure: CellStyle = { numberFormat: excelNumberFormat(format) };
  const digits = currencyDigits(format.currency);
  const totalRow = agingTotalRow(aging);
  const name = agingSheetName(aging);
  const titles = [...buckets.map(({ title }) => title), "Total", "Share"];

  return {
    says: `What was open on ${aging.label}, by party and by days past due.`,
    ...(control !== undefined && {
      check: {
        name,
        says: `Total less ${lowered(controlTitle)}`,
        cells: `${totalLetter}${totalRow + 2}:${totalLetter}${totalRow + 2}`,
        differences: [toMinor(total - control)],
      },
    }),
    plan: {
      name,
      columns: [
        { width: 7 },
        textColumn([controlTitle, ...parties.map(({ party }) => party.name)], 36, 60),
        ...[...totals, total].map((amount) => amountColumn([amount, total], format)),
        { width: 9 },
      ],
      frozen: { rows: titlesRow, columns: 2 },
      gridLines: false,
      print: printPlan(heading, titlesRow, "landscape"),
      rows: [
        ...headingRows(heading),
        {
          cells: [
            textCell("Ref", styles.heading),
            textCell(partyTitle, styles.heading),
            ...titles.map((title) => textCell(title, styles.headingRight)),
          ],
        },
        ...parties.map((party, index) =>
          partyRow(party, titlesRow + 1 + index, aging, block, figure),
        ),
        totalsRow(aging, totalRow, figure),
        ...controlRows(control, total, totalRow, { controlTitle, figure, digits }),
      ],
    },
  };
}

export interface AgingWords {
  readonly format: AmountFormat;
  /** "Customer" or "Supplier". */
  readonly partyTitle: string;
  /** "Accounts receivable in the ledger". */
  readonly controlTitle: string;
}

function partyRow(
  { party, amounts, total }: PartyAging,
  row: number,
  aging: Aging,
  block: DocumentBlock | undefined,
  figure: CellStyle,
): Row {
  const first = cellAddress(firstBucket, row);
  const last = cellAddress(totalColumn - 1, row);
  return {
    cells: [
      numberCell(party.reference, quietCount),
      textCell(party.name, styles.plain),
      ...amounts.map((amount, index) =>
        amountFormula(bucketFormula(block, buckets[index], row), amount, figure),
      ),
      amountFormula(`SUM(${first}:${last})`, total, { ...figure, bold: true }),
      shareCell(total, aging.total, row, agingTotalRow(aging)),
    ],
  };
}

const quietCount: CellStyle = { ...styles.quiet, numberFormat: "0", align: "left" };

function bucketFormula(
  block: DocumentBlock | undefined,
  bucket: Bucket | undefined,
  row: number,
): string {
  if (!block || !bucket) return "0";
  const { references, daysPastDue, outstanding } = block;
  const least = bucket.from === undefined ? "" : `,${daysPastDue},">=${bucket.from}"`;
  const most = bucket.to === undefined ? "" : `,${daysPastDue},"<=${bucket.to}"`;
  return `SUMIFS(${outstanding},${references},$A${row}${least}${most})`;
}

/** A share of nothing is no share. */
function shareCell(part: Minor, whole: Minor, row: number, totalRow: number): Cell {
  const style: CellStyle = { ...styles.quiet, numberFormat: "0.0%", align: "right" };
  if (whole === 0) return blankCell(style);
  return numberFormula(`${totalLetter}${row}/${totalLetter}$${totalRow}`, part / whole, style);
}

function totalsRow({ parties, totals, total }: Aging, totalRow: number, figure: CellStyle): Row {
  const style: CellStyle = { ...figure, bold: true, top: "thin", bottom: "double" };
  return {
    cells: [
      undefined,
      textCell("Total", styles.bold),
      ...[...totals, total].map((amount, index) => {
        const letter = columnLetters(firstBucket + index);
        const range = `${letter}${titlesRow + 1}:${letter}${totalRow - 1}`;
        return amountFormula(parties.length === 0 ? "0" : `SUM(${range})`, amount, style);
      }),
    ],
  };
}

function controlRows(
  control: Minor | undefined,
  total: Minor,
  totalRow: number,
  { controlTitle, figure, digits }: { controlTitle: string; figure: CellStyle; digits: number },
): Row[] {
  if (control === undefined) {
    return [
      {
        cells: [
          undefined,
          textCell(
            "Not checkable: the ledger has nothing to compare with on this day",
            styles.quiet,
          ),
        ],
      },
    ];
  }
  const upToTotal = (label: string, cell: Cell): Row => ({
    cells: [undefined, textCell(label, styles.quiet), ...buckets.map(() => undefined), cell],
  });
  const formula = `ROUND(${totalLetter}${totalRow}-${totalLetter}${totalRow + 1},${digits})`;
  return [
    upToTotal(controlTitle, amountCell(control, figure)),
    upToTotal(
      `Check: total less ${lowered(controlTitle)}`,
      amountFormula(formula, toMinor(total - control), checkStyle(digits)),
    ),
  ];
}

function lowered(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
