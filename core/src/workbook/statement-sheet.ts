import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import { filled } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { currencyDigits, type Minor, sum } from "../money/money.ts";
import { type HeadedStatement, statementHeading } from "../statement/heading.ts";
import { asReported, excelNumberFormat } from "../statement/number-style.ts";
import type { LineItem, NumberStyle, Statement } from "../statement/statement.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import {
  amountFormula,
  type Cell,
  type CellStyle,
  cellAddress,
  columnLetters,
  dayCell,
  later,
  type Row,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import {
  headingRowCount,
  headingRows,
  onSheet,
  type Preparation,
  printPlan,
} from "./sheet-heading.ts";
import { type StatementCheck, statementChecks } from "./statement-checks.ts";
import {
  lineFormula,
  type PlacedLine,
  placeStatement,
  type StatementColumn,
  type StatementPlace,
  sumOf,
} from "./statement-formulas.ts";
import { checkStyle, headingDay, type LineStyles, lineStyles, styles } from "./styles.ts";
import { amountColumn, textColumn } from "./table-sheet.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";

interface StatementSheetRequest {
  readonly name: string;
  readonly statement: Statement;
  readonly ledger: Ledger;
  readonly grid: BalanceGrid;
  readonly preparation: Preparation;
  readonly numberStyle: NumberStyle;
}

/** The caption and the account's number. */
export const textColumnCount = 2;

export function statementSheet(request: StatementSheetRequest): CheckedSheet {
  const { name, statement, ledger, grid, preparation, numberStyle } = request;
  const { columns, lineItems, currency } = statement;
  const { language } = preparation;
  const texts = workbookTexts[language];
  const heading = onSheet(
    statementHeading(statement, { ...preparation, numberStyle }),
    preparation,
  );
  const format = { style: numberStyle, currency, language };
  const { endRow, place } = placeOnSheet(statement);
  const lettered = columns.map((_, index) => columnAt(index, endRow));
  const checks = statementChecks(request, place, lettered);
  const firstCheck = place.lastRow + 2;
  const lastCheck = firstCheck + checks.length - 1;
  const numbers = new Map(ledger.accounts.map(({ id, number }) => [id, number]));

  return {
    says: `${heading.period}. ${heading.currencyAndScaling}.`,
    check: {
      name,
      says: [...new Set(checks.map(({ caption }) => caption))].join(" · "),
      cells: `${columnLetters(textColumnCount)}${firstCheck}:${cellAddress(textColumnCount + Math.max(columns.length, 1) - 1, lastCheck)}`,
      differences: checks.flatMap(({ cells }) => cells.map(({ difference }) => difference)),
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
        ...columns.map(({ label }, index) =>
          amountColumn(
            lineItems.flatMap(({ amounts }) => amounts?.slice(index, index + 1) ?? []),
            format,
            label,
          ),
        ),
      ],
      frozen: { rows: endRow, columns: textColumnCount },
      gridLines: false,
      print: printPlan(heading, endRow, columns.length > 5 ? "landscape" : "portrait"),
      rows: later(function* () {
        yield* headingRows(heading);
        yield* columnTitles(statement, texts);
        const placed = { statement, place, grid, lettered, numbers };
        const stylesOf = lineStyles(excelNumberFormat(format));
        yield* lineRows(place, (line) => lineRow(line, placed, stylesOf));
        const summed = lettered.map(({ letter }, index) => ({
          letter,
          amountOf: ({ amounts }: LineItem) => amounts?.[index],
        }));
        yield* partialRows(place, summed, texts, excelNumberFormat(format));
        yield { cells: [] };
        yield* checks.map((check) => checkRow(check, texts, checkStyle(currencyDigits(currency))));
      }),
    },
  };
}

/** Where a statement's lines stand on its sheet, below the days of its columns. */
export function placeOnSheet(statement: Statement): {
  readonly endRow: number;
  readonly place: StatementPlace;
} {
  const endRow = headingRowCount + (statement.type === "BalanceSheet" ? 2 : 3);
  return { endRow, place: placeStatement(statement, endRow + 1) };
}

/** A column of figures, below the days that it begins and ends on. */
export function columnAt(index: number, endRow: number): StatementColumn {
  const letter = columnLetters(textColumnCount + index);
  return { letter, startCell: `${letter}$${endRow - 1}`, endCell: `${letter}$${endRow}` };
}

export function shownCaption({
  captionText,
  absoluteIndentationLevel,
}: PlacedLine["item"]): string {
  return `${"   ".repeat(absoluteIndentationLevel)}${captionText}`;
}

export function columnTitles(
  { type, columns }: Pick<HeadedStatement, "type" | "columns">,
  { columns: texts, dayFormat }: WorkbookTexts,
): Row[] {
  const labels: Row = {
    cells: [
      textCell("", styles.headingTop),
      textCell("", styles.headingTop),
      ...columns.map(({ label }) => textCell(label, styles.headingTopRight)),
    ],
  };
  const days = (
    [word, number]: readonly [string, string],
    style: CellStyle,
    dayOf: (column: PeriodColumn) => Cell,
  ): Row => ({ cells: [textCell(word, style), textCell(number, style), ...columns.map(dayOf)] });
  const ends = days(
    [type === "BalanceSheet" ? texts.asOf : texts.to, texts.number],
    styles.headingQuiet,
    ({ end }) => dayCell(end, headingDay("last", dayFormat)),
  );
  if (type === "BalanceSheet") return [labels, ends];

  const starts = days([texts.from, ""], styles.headingTopQuiet, ({ start }) =>
    dayCell(start, headingDay("above", dayFormat)),
  );
  return [labels, starts, ends];
}

interface PlacedStatement {
  readonly statement: Statement;
  readonly place: StatementPlace;
  readonly grid: BalanceGrid;
  readonly lettered: readonly StatementColumn[];
  readonly numbers: ReadonlyMap<string, string | undefined>;
}

/** With the empty rows between outermost sections. */
export function* lineRows(
  { lines }: StatementPlace,
  rowOf: (line: PlacedLine) => Row,
): Generator<Row> {
  let next = lines[0]?.row ?? 0;
  for (const line of lines) {
    for (; next < line.row; next += 1) yield { cells: [] };
    yield rowOf(line);
    next += 1;
  }
}

export interface SummedColumn {
  readonly letter: string;
  readonly amountOf: (item: LineItem) => Minor | undefined;
}

/** The sums that totals with very many terms are made of. */
export function* partialRows(
  { partialSums }: StatementPlace,
  columns: readonly SummedColumn[],
  { partialSum }: WorkbookTexts,
  numberFormat: string,
): Generator<Row> {
  if (partialSums.size > 0) yield { cells: [] };
  for (const parts of partialSums.values()) {
    for (const [index, { total, terms }] of parts.entries()) {
      const [part, count] = [String(index + 1), String(parts.length)];
      const caption = filled(partialSum, { total: total.captionText, part, count });
      const cells = columns.map(({ letter, amountOf }) => {
        const amount = sum(terms.flatMap(({ item }) => amountOf(item) ?? []));
        const formula = sumOf(terms, total.reportedAs, letter);
        const style = { ...styles.quiet, numberFormat };
        return amountFormula(formula, asReported(amount, total.reportedAs), style);
      });
      yield { cells: [textCell(caption, styles.quiet), undefined, ...cells] };
    }
  }
}

export function checkRow(
  { caption, cells }: StatementCheck,
  { checks }: WorkbookTexts,
  style: CellStyle,
): Row {
  return {
    cells: [
      textCell(filled(checks.of, { compared: caption }), styles.quiet),
      undefined,
      ...cells.map(({ formula, difference }) => amountFormula(formula, difference, style)),
    ],
  };
}

function lineRow(
  { item }: PlacedLine,
  { statement, place, grid, lettered, numbers }: PlacedStatement,
  stylesOf: LineStyles,
): Row {
  const { caption, number, figure } = stylesOf(item);
  const { amounts, accountId = "" } = item;
  const cells: Cell[] = [
    textCell(item.captionText, caption),
    textCell(numbers.get(accountId), number),
  ];
  for (const [index, column] of lettered.entries()) {
    const amount = amounts?.[index];
    if (amount === undefined) continue;
    const formula = lineFormula(item, statement, place, grid, column);
    cells.push(amountFormula(formula, asReported(amount, item.reportedAs), figure));
  }
  return { cells };
}
