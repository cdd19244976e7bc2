import type { Day } from "../calendar/day.ts";
import { counted, filled } from "../language/language.ts";
import { currencyDigits, type Minor, toMinor } from "../money/money.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import {
  amountCell,
  amountFormula,
  type Cell,
  type CellStyle,
  cellAddress,
  columnLetters,
  later,
  type Row,
  sheetPrefix,
  textCell,
} from "./cell.ts";
import { type CheckedSheet, contentsSheet } from "./contents-sheet.ts";
import {
  type Books,
  daySpan,
  headingRowCount,
  headingRows,
  type Preparation,
  printPlan,
  type SheetHeading,
  sheetHeading,
} from "./sheet-heading.ts";
import { checkStyle, styles } from "./styles.ts";
import { type TableColumn, tableFrame, tableHead, tableTitlesRow } from "./table-sheet.ts";
import { type LongTableTexts, workbookTexts } from "./texts.ts";
import type { SheetPlan } from "./workbook.ts";

export interface LongYear {
  /** "FY 2024". */
  readonly label: string;
  readonly start: Day;
  readonly end: Day;
  readonly count: number;
}

/** A column that is added up, with the ledger's figure for each year. */
export interface LongSum<Item> {
  readonly title: string;
  /** Counted from 0. */
  readonly column: number;
  readonly amountOf: (item: Item) => Minor;
  readonly inLedger: (year: LongYear) => Minor;
}

/** Longer than memory, so it's read by year while being written. */
export interface LongTable<Item> {
  readonly title: string;
  readonly texts: LongTableTexts;
  readonly books: Books;
  readonly preparation: Preparation;
  readonly years: readonly LongYear[];
  readonly columns: readonly TableColumn<Item>[];
  readonly sums: readonly LongSum<Item>[];
  /** Called with each item as it's written. */
  readonly observe: (item: Item) => void;
  /** Read after all years. */
  readonly after: readonly CheckedSheet[];
  readonly limits: LongLimits;
}

export interface Slice {
  readonly year: LongYear;
  readonly name: string;
  readonly count: number;
}

/** Row limits for splitting, and for using CSV files instead. */
export interface LongLimits {
  readonly rowsOnASheet: number;
  readonly rowsInAWorkbook: number;
}

/** D-45. Sheets allow 1,048,576 rows, but people and programs fail earlier. */
export const usualLimits: LongLimits = { rowsOnASheet: 250_000, rowsInAWorkbook: 1_000_000 };

/** Whether there are too many items for a workbook; then they go into CSV files. */
export function isTooLong({ years, limits }: LongTable<never>): boolean {
  return years.reduce((count, year) => count + year.count, 0) > limits.rowsInAWorkbook;
}

/** An empty year has one sheet that says so. */
export function slicesOf({ limits }: LongTable<never>, year: LongYear): Slice[] {
  const most = limits.rowsOnASheet;
  const sheets = Math.max(1, Math.ceil(year.count / most));
  return Array.from({ length: sheets }, (_, index) => ({
    year,
    name: sheets === 1 ? year.label : `${year.label} (${index + 1})`,
    count: Math.min(most, year.count - index * most),
  }));
}

function longHeading({ books, preparation, title }: LongTable<never>, period?: string) {
  return sheetHeading(books, preparation, title, period);
}

/** In the order of the table's sums. */
export type Sums = readonly Minor[];

/** Without rows, which whoever reads the items makes. */
export function sliceFrame<Item>(
  table: LongTable<Item>,
  slice: Slice,
): { readonly frame: Omit<SheetPlan, "rows">; readonly head: readonly Row[] } {
  const heading = sliceHeading(table, slice);
  return {
    frame: tableFrame(slice.name, heading, table.columns, slice.count),
    head: tableHead(heading, table.columns),
  };
}

export function sliceFoot<Item>(
  { columns, sums, books, preparation }: LongTable<Item>,
  { count }: Slice,
  came: Sums,
): Row {
  const style: CellStyle = {
    numberFormat: excelNumberFormat({ style: "Actuals", currency: books.currency }),
    bold: true,
    top: "thin",
    bottom: "double",
  };
  const { total } = workbookTexts[preparation.language];
  const cells: (Cell | undefined)[] = columns.map((_, column) =>
    column === 0 ? textCell(total, styles.bold) : undefined,
  );
  for (const [index, { column }] of sums.entries()) {
    const letter = columnLetters(column);
    const range = `${letter}${tableTitlesRow + 1}:${letter}${tableTitlesRow + count}`;
    cells[column] = amountFormula(
      count === 0 ? "0" : `SUM(${range})`,
      came[index] ?? toMinor(0),
      style,
    );
  }
  return { cells };
}

export function longContents<Item>(
  { books, preparation, title, texts }: LongTable<Item>,
  sheets: readonly CheckedSheet[],
  notes: readonly string[] = texts.notes,
): SheetPlan {
  return contentsSheet(books, preparation, title, sheets, notes);
}

export function sliceSays<Item>(
  { texts, preparation: { language } }: LongTable<Item>,
  { year, count }: Slice,
): string {
  const items = counted(count, texts.noun, language);
  const span = daySpan(year.start, year.end, language);
  return filled(workbookTexts[language].long.says, { items, span });
}

/** Each year's items against the ledger; read after the items. `onSheets`: false for CSV, which formulas can't reach. */
export function longTieOut<Item>(
  table: LongTable<Item>,
  cameTo: (year: LongYear) => Sums,
  onSheets: boolean,
): CheckedSheet {
  const { sheets, columns } = workbookTexts[table.preparation.language];
  const title = `${table.title} · ${sheets.tieOut}`;
  const heading: SheetHeading = { ...longHeading(table), title };
  const { year, figure, inLedger, difference } = columns;
  const place = onSheets ? columns.onSheets : columns.inFiles;
  const titles = [year, figure, place, inLedger, difference];
  const titlesRow = headingRowCount + 1;

  return {
    says: table.texts.saysTieOut,
    plan: {
      name: sheets.tieOut,
      columns: [{ width: 14 }, { width: 14 }, { width: 22 }, { width: 22 }, { width: 20 }],
      frozen: { rows: titlesRow, columns: 0 },
      gridLines: false,
      print: printPlan(heading, titlesRow, "portrait"),
      rows: later(function* () {
        yield* headingRows(heading);
        yield {
          cells: titles.map((title, index) =>
            textCell(title, index < 2 ? styles.heading : styles.headingRight),
          ),
        };
        let row = titlesRow;
        for (const collected of table.years) {
          const came = cameTo(collected);
          for (const [index] of table.sums.entries()) {
            row += 1;
            yield tieOutRow(table, collected, index, came[index] ?? toMinor(0), onSheets, row);
          }
        }
      }),
    },
  };
}

function tieOutRow<Item>(
  table: LongTable<Item>,
  year: LongYear,
  index: number,
  came: Minor,
  onSheets: boolean,
  row: number,
): Row {
  const { books } = table;
  const sum = table.sums[index];
  if (!sum) return { cells: [] };
  const figure: CellStyle = {
    numberFormat: excelNumberFormat({ style: "Actuals", currency: books.currency }),
  };
  const digits = currencyDigits(books.currency);
  const expected = sum.inLedger(year);
  const places = slicesOf(table, year).map(
    ({ name, count }) =>
      `${sheetPrefix(name)}${cellAddress(sum.column, tableTitlesRow + count + 1)}`,
  );
  return {
    cells: [
      textCell(year.label, styles.plain),
      textCell(sum.title, styles.plain),
      onSheets ? amountFormula(places.join("+"), came, figure) : amountCell(came, figure),
      amountCell(expected, figure),
      amountFormula(
        `ROUND(C${row}-D${row},${digits})`,
        toMinor(came - expected),
        checkStyle(digits),
      ),
    ],
  };
}

function sliceHeading<Item>(table: LongTable<Item>, { name, year }: Slice): SheetHeading {
  const { language } = table.preparation;
  const heading = longHeading(table, daySpan(year.start, year.end, language));
  return { ...heading, title: `${table.title} · ${name}` };
}
