import { filled } from "../language/language.ts";
import { currencyDigits } from "../money/money.ts";
import type { AdjustedCell } from "../spread/adjusted-statement.ts";
import { statementHeading } from "../statement/heading.ts";
import { asReported, excelNumberFormat } from "../statement/number-style.ts";
import type { LineItem, Statement } from "../statement/statement.ts";
import {
  type AdjustedSheetRequest,
  measureFormulas,
  measures,
  type PeriodColumns,
  periodColumns,
  wholeChecks,
} from "./adjusted-formulas.ts";
import {
  amountFormula,
  blankCell,
  type Cell,
  type CellStyle,
  columnLetters,
  dayCell,
  later,
  numberCell,
  type Row,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import {
  headingRowCount,
  headingRows,
  onSheet,
  printPlan,
  type SheetHeading,
  widePrintPlan,
} from "./sheet-heading.ts";
import { wholeCaption } from "./statement-checks.ts";
import { type PlacedLine, placeStatement, type StatementPlace } from "./statement-formulas.ts";
import {
  checkRow,
  lineRows,
  partialRows,
  shownCaption,
  textColumnCount,
} from "./statement-sheet.ts";
import { checkStyle, headingDay, lineStyles, styles } from "./styles.ts";
import { amountColumn, textColumn } from "./table-sheet.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";

/**
 * A statement as adjusted: reported figures refer to the statement's own sheet, adjustments add up the entries'
 * sheet, and adjusted figures are their sum.
 */
export function adjustedSheet(request: AdjustedSheetRequest): CheckedSheet {
  const { name, shown, ledgers, preparation, numberStyle } = request;
  const { columns, lineItems, currency, type } = shown.adjusted;
  const { language } = preparation;
  const texts = workbookTexts[language];
  const format = { style: numberStyle, currency, language };
  const heading = headingOf(request, texts);
  const endRow = headingRowCount + (type === "BalanceSheet" ? 2 : 3);
  const titlesRow = endRow + 1;
  const place = placeStatement(shown.adjusted, titlesRow + 1);
  const periods = columns.map((_, index) => periodColumns(index, endRow));
  const checks = wholeChecks(request, place, periods);
  const checkedRow = place.lastRow + 2;
  const entriesColumn = textColumnCount + measures.length * columns.length;
  const lastLetter = columnLetters(Math.max(entriesColumn - 1, textColumnCount));
  const numbers = new Map(ledgers.reported.accounts.map(({ id, number }) => [id, number]));

  return {
    says: `${heading.period}. ${heading.currencyAndScaling}. ${texts.adjustments.says}`,
    check: {
      name,
      says: wholeCaption(shown.adjusted, preparation),
      cells: `${columnLetters(textColumnCount)}${checkedRow}:${lastLetter}${checkedRow}`,
      differences: checks.map(({ difference }) => difference),
      claim: "addsUp",
    },
    plan: {
      name,
      columns: [
        textColumn(lineItems.map(shownCaption), 44, 64),
        textColumn(
          [...numbers.values()].map((number = "") => number),
          9,
          16,
        ),
        ...columns.flatMap(({ label }, index) =>
          measures.map((measure) =>
            amountColumn(
              shown.lines.flatMap(({ cells }) => cells[index]?.[measure] ?? []),
              format,
              measure === "reported" ? label : texts.columns[measure],
            ),
          ),
        ),
        { width: 14 },
      ],
      frozen: { rows: titlesRow, columns: textColumnCount },
      gridLines: false,
      print: printed(heading, titlesRow, checkedRow, entriesColumn),
      rows: later(function* () {
        yield* headingRows(heading);
        yield* columnTitles(shown.adjusted, texts);
        const cellsOf = new Map(shown.lines.map(({ item, cells }) => [item.id, cells]));
        const lineRow = lineRowsOf(request, place, periods, numbers);
        yield* lineRows(place, (line) => lineRow(line, cellsOf.get(line.item.id) ?? []));
        const summed = periods.flatMap((period, index) =>
          measures.map((measure) => ({
            letter: period[measure].letter,
            amountOf: ({ id }: LineItem) => cellsOf.get(id)?.[index]?.[measure],
          })),
        );
        yield* partialRows(place, summed, texts, excelNumberFormat(format));
        yield { cells: [] };
        yield checkRow(
          { caption: wholeCaption(shown.adjusted, preparation), cells: checks },
          texts,
          checkStyle(currencyDigits(currency)),
        );
      }),
    },
  };
}

function headingOf(
  { shown, preparation, numberStyle }: AdjustedSheetRequest,
  { adjustments }: WorkbookTexts,
): SheetHeading {
  const heading = onSheet(
    statementHeading(shown.adjusted, { ...preparation, numberStyle }),
    preparation,
  );
  return {
    ...heading,
    title: filled(adjustments.title, { statement: heading.title }),
    note: [heading.note, adjustments.note].filter(Boolean).join(" · "),
  };
}

// As many as are readable on a page.
const periodsAPage = 4;

function printed(heading: SheetHeading, titlesRow: number, lastRow: number, lastColumn: number) {
  if (lastColumn <= textColumnCount + measures.length * periodsAPage) {
    return printPlan(heading, titlesRow);
  }
  const first = headingRowCount + 1;
  return {
    ...widePrintPlan(heading, { titlesRow: first, lastRow, lastColumn }),
    repeatedRows: { first, last: titlesRow },
  };
}

function columnTitles(
  { type, columns }: Statement,
  { columns: texts, dayFormat }: WorkbookTexts,
): Row[] {
  const row = (
    [caption, number]: readonly [string, string],
    style: CellStyle,
    cellsOf: (column: Statement["columns"][number]) => readonly Cell[],
    last: string = "",
  ): Row => ({
    cells: [
      textCell(caption, style),
      textCell(number, style),
      ...columns.flatMap(cellsOf),
      textCell(last, { ...style, ...styles.spaced }),
    ],
  });
  const over = (cell: Cell): Cell[] => [
    cell,
    blankCell(styles.headingTop),
    blankCell(styles.headingTop),
  ];
  const day = headingDay("above", dayFormat);
  const starts = row([texts.from, ""], styles.headingTopQuiet, ({ start }) =>
    over(dayCell(start, day)),
  );
  const end = type === "BalanceSheet" ? texts.asOf : texts.to;

  return [
    row(["", ""], styles.headingTop, ({ label }) => over(textCell(label, styles.headingTopRight))),
    ...(type === "BalanceSheet" ? [] : [starts]),
    row([end, ""], styles.headingTopQuiet, (column) => over(dayCell(column.end, day))),
    row(
      ["", texts.number],
      styles.headingQuiet,
      () => measures.map((measure) => textCell(texts[measure], styles.headingRight)),
      texts.entries,
    ),
  ];
}

type LineRow = (line: PlacedLine, cells: readonly AdjustedCell[]) => Row;

function lineRowsOf(
  request: AdjustedSheetRequest,
  place: StatementPlace,
  periods: readonly PeriodColumns[],
  numbers: ReadonlyMap<string, string | undefined>,
): LineRow {
  const { shown, posted, preparation, numberStyle } = request;
  const { currency } = shown.adjusted;
  const { language } = preparation;
  const stylesOf = lineStyles(excelNumberFormat({ style: numberStyle, currency, language }));
  const formulaOf = measureFormulas(request, place);
  const numberOf = new Map(posted.confirmed.map(({ entry, number }) => [entry.id, number]));

  return (line, cells) => {
    const { item } = line;
    const { caption, number, figure } = stylesOf(item);
    const entries = new Set(cells.flatMap(({ adjustmentIds }) => adjustmentIds));
    const entryNumbers = [...entries].flatMap((id) => numberOf.get(id) ?? []);
    return {
      cells: [
        textCell(item.captionText, caption),
        textCell(numbers.get(item.accountId ?? ""), number),
        ...periods.flatMap((period, index) =>
          measures.flatMap((measure) => {
            const amount = cells[index]?.[measure];
            if (amount === undefined) return [];
            const formula = formulaOf[measure](line, period, index);
            return [amountFormula(formula, asReported(amount, item.reportedAs), figure)];
          }),
        ),
        ...entriesCells(entryNumbers),
      ],
    };
  };
}

/** One stays a number, since spreadsheets warn of numbers that are texts. */
function entriesCells(numbers: readonly number[]): Cell[] {
  const [first, ...others] = numbers.toSorted((one, other) => one - other);
  if (first === undefined) return [];
  if (others.length === 0) return [numberCell(first, { ...entriesStyle, align: "left" })];
  return [textCell([first, ...others].join(", "), entriesStyle)];
}

const entriesStyle: CellStyle = { ...styles.quiet, ...styles.spaced };
