import { formatDay } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import { currencyDigits, type Minor, sum, toMinor } from "../money/money.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import { type Aging, type AgingView, type Bucket, buckets, type PartyAging } from "./aging.ts";
import {
  amountCell,
  amountFormula,
  blankCell,
  type Cell,
  type CellStyle,
  cellAddress,
  columnLetters,
  linkCell,
  numberCell,
  numberFormula,
  type Row,
  sheetPrefix,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import type { DocumentBlock } from "./open-documents-sheet.ts";
import { headingRowCount, headingRows, printPlan, type SheetHeading } from "./sheet-heading.ts";
import { checkStyle, styles } from "./styles.ts";
import { amountColumn, textColumn } from "./table-sheet.ts";
import { type AgingSideTexts, type WorkbookTexts, workbookTexts } from "./texts.ts";

const titlesRow = headingRowCount + 1;
const firstBucket = 2;
const totalColumn = firstBucket + buckets.length;
const totalLetter = columnLetters(totalColumn);

/** Control account and difference are in the rows below. */
function agingTotalRow({ parties }: Aging): number {
  return titlesRow + parties.length + 1;
}

function agingSheetName({ asOf }: Aging, { sheets }: WorkbookTexts): string {
  return `${sheets.aging} ${asOf}`;
}

/** Formulas over that day's documents, tied to the control account. */
export function agingSheet(
  aging: Aging,
  block: DocumentBlock | undefined,
  heading: SheetHeading,
  { format, language, side }: AgingView,
): CheckedSheet {
  const texts = workbookTexts[language];
  const { parties, totals, total, control } = aging;
  const figure: CellStyle = { numberFormat: excelNumberFormat(format) };
  const digits = currencyDigits(format.currency);
  const totalRow = agingTotalRow(aging);
  const name = agingSheetName(aging, texts);
  const { columns } = texts;
  const titles = [...texts.aging.buckets, columns.total, columns.share];

  return {
    says: filled(texts.aging.says, { day: formatDay(aging.asOf, language) }),
    ...(control !== undefined && {
      check: {
        name,
        says: side.lessControl,
        cells: `${totalLetter}${totalRow + 2}:${totalLetter}${totalRow + 2}`,
        differences: [toMinor(total - control)],
      },
    }),
    plan: {
      name,
      columns: [
        { width: 7 },
        textColumn([side.control, ...parties.map(({ party }) => party.name)], 36, 60),
        ...[...totals, total].map((amount) => amountColumn([amount, total], format)),
        { width: 12 },
      ],
      frozen: { rows: titlesRow, columns: 2 },
      gridLines: false,
      print: printPlan(heading, titlesRow, "landscape"),
      rows: [
        ...headingRows(heading),
        {
          cells: [
            textCell(columns.ref, styles.heading),
            textCell(side.party, styles.heading),
            ...titles.map((title) => textCell(title, styles.headingRight)),
          ],
        },
        ...parties.map((party, index) =>
          partyRow(party, titlesRow + 1 + index, aging, block, figure),
        ),
        totalsRow(aging, totalRow, figure, texts),
        ...controlRows(control, total, totalRow, { texts, side, figure, digits }),
      ],
    },
  };
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

/** Empty where the whole is zero. */
function shareCell(part: Minor, whole: Minor, row: number, totalRow: number): Cell {
  const style: CellStyle = { ...styles.quiet, numberFormat: "0.0%", align: "right" };
  if (whole === 0) return blankCell(style);
  return numberFormula(`${totalLetter}${row}/${totalLetter}$${totalRow}`, part / whole, style);
}

function totalsRow(
  { parties, totals, total }: Aging,
  totalRow: number,
  figure: CellStyle,
  texts: WorkbookTexts,
): Row {
  const style: CellStyle = { ...figure, bold: true, top: "thin", bottom: "double" };
  return {
    cells: [
      undefined,
      textCell(texts.total, styles.bold),
      ...[...totals, total].map((amount, index) => {
        const letter = columnLetters(firstBucket + index);
        const range = `${letter}${titlesRow + 1}:${letter}${totalRow - 1}`;
        return amountFormula(parties.length === 0 ? "0" : `SUM(${range})`, amount, style);
      }),
    ],
  };
}

interface ControlView {
  readonly texts: WorkbookTexts;
  readonly side: AgingSideTexts;
  readonly figure: CellStyle;
  readonly digits: number;
}

function controlRows(
  control: Minor | undefined,
  total: Minor,
  totalRow: number,
  { texts, side, figure, digits }: ControlView,
): Row[] {
  if (control === undefined) {
    return [{ cells: [undefined, textCell(texts.aging.noControl, styles.quiet)] }];
  }
  const upToTotal = (label: string, cell: Cell): Row => ({
    cells: [undefined, textCell(label, styles.quiet), ...buckets.map(() => undefined), cell],
  });
  const formula = `ROUND(${totalLetter}${totalRow}-${totalLetter}${totalRow + 1},${digits})`;
  return [
    upToTotal(side.control, amountCell(control, figure)),
    upToTotal(
      filled(texts.checks.of, { compared: side.lessControl }),
      amountFormula(formula, toMinor(total - control), checkStyle(digits)),
    ),
  ];
}

/** A row per day: buckets, and the tie to control accounts. */
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
