import type { Day } from "../calendar/index.ts";
import type { Minor } from "../money/money.ts";
import { type Books, type Preparation, sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import type { TableColumn } from "./table-sheet.ts";
import type { LongTableTexts } from "./texts.ts";

/** A fiscal year and how many items were collected in it, counted before the first is read. */
export interface LongYear {
  /** "FY 2024". */
  readonly label: string;
  readonly start: Day;
  readonly end: Day;
  readonly count: number;
}

/** A column that is added up, and what the ledger says it comes to in a year. */
export interface LongSum<Item> {
  readonly title: string;
  /** Counted from 0. */
  readonly column: number;
  readonly amountOf: (item: Item) => Minor;
  readonly inLedger: (year: LongYear) => Minor;
}

/** A table that is longer than memory: it's read year by year, while it's written. */
export interface LongTable<Item> {
  readonly title: string;
  readonly texts: LongTableTexts;
  readonly books: Books;
  readonly preparation: Preparation;
  readonly years: readonly LongYear[];
  readonly columns: readonly TableColumn<Item>[];
  readonly sums: readonly LongSum<Item>[];
  /** Sees each item as it passes. */
  readonly observe: (item: Item) => void;
  /** Sheets that are made of what was observed; read after all years. */
  readonly after: readonly CheckedSheet[];
  readonly limits: LongLimits;
}

/** A part of a year that goes on one sheet. */
export interface Slice {
  readonly year: LongYear;
  readonly name: string;
  readonly count: number;
}

/** How long a table may get before it's cut, and before it's no workbook any more. */
export interface LongLimits {
  readonly rowsOnASheet: number;
  readonly rowsInAWorkbook: number;
}

/** D-45. A sheet ends at 1,048,576 rows, but people and programs give up long before. */
export const usualLimits: LongLimits = { rowsOnASheet: 250_000, rowsInAWorkbook: 1_000_000 };

/** Whether the items are too many for a workbook, and go into CSV files beside it. */
export function isTooLong({ years, limits }: LongTable<never>): boolean {
  return years.reduce((count, year) => count + year.count, 0) > limits.rowsInAWorkbook;
}

/** The sheets that a year takes. A year without items has one all the same: it says that there are none. */
export function slicesOf({ limits }: LongTable<never>, year: LongYear): Slice[] {
  const most = limits.rowsOnASheet;
  const sheets = Math.max(1, Math.ceil(year.count / most));
  return Array.from({ length: sheets }, (_, index) => ({
    year,
    name: sheets === 1 ? year.label : `${year.label} (${index + 1})`,
    count: Math.min(most, year.count - index * most),
  }));
}

export function longHeading({ books, preparation, title }: LongTable<never>, period?: string) {
  return sheetHeading(books, preparation, title, period);
}
