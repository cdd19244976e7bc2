import { type Minor, toMinor } from "../money/money.ts";
import { type AmountFormat, formatAmount } from "../statement/number-style.ts";
import { type Cell, type Row, textCell } from "./cell.ts";
import { headingRowCount, headingRows, printPlan, type SheetHeading } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import type { ColumnPlan, SheetPlan } from "./workbook.ts";

/** A column of a plain table. */
export interface TableColumn<Item> {
  readonly title: string;
  readonly width: number;
  /** Figures stand under a title at the right; texts that follow them begin a little later. */
  readonly align?: "right" | "spaced";
  /** The row number is the sheet's, for formulas that look at their own row. */
  readonly cellOf: (item: Item, row: number) => Cell | undefined;
}

/** Where the titles of a table stand; its items begin in the next row. */
export const tableTitlesRow = headingRowCount + 1;

/** A sheet with a table that people may filter, and whatever stands below it. */
export function tableSheet<Item>(
  name: string,
  heading: SheetHeading,
  columns: readonly TableColumn<Item>[],
  items: readonly Item[],
  below: readonly Row[] = [],
): SheetPlan {
  return {
    ...tableFrame(name, heading, columns, items.length),
    rows: [
      ...tableHead(heading, columns),
      ...items.map((item, index) => tableRow(columns, item, tableTitlesRow + 1 + index)),
      ...below,
    ],
  };
}

/** A table's sheet without its rows. */
export function tableFrame<Item>(
  name: string,
  heading: SheetHeading,
  columns: readonly TableColumn<Item>[],
  count: number,
): Omit<SheetPlan, "rows"> {
  return {
    name,
    columns: columns.map(({ title, width }) => ({ width: Math.max(width, title.length + 2) })),
    frozen: { rows: tableTitlesRow, columns: 0 },
    ...(count > 0 && { filter: { firstRow: tableTitlesRow, lastRow: tableTitlesRow + count } }),
    gridLines: true,
    print: printPlan(heading, tableTitlesRow),
  };
}

const titleStyles = {
  left: styles.heading,
  right: styles.headingRight,
  spaced: { ...styles.heading, ...styles.spaced },
} as const;

/** The rows above a table's first item. */
export function tableHead<Item>(
  heading: SheetHeading,
  columns: readonly TableColumn<Item>[],
): Row[] {
  const titles = columns.map(({ title, align }) => textCell(title, titleStyles[align ?? "left"]));
  return [...headingRows(heading), { cells: titles }];
}

/** An item's row, as high as its longest wrapped text needs: not every program works that out. */
export function tableRow<Item>(
  columns: readonly TableColumn<Item>[],
  item: Item,
  row: number,
): Row {
  let most = 1;
  const cells = columns.map(({ cellOf, width }) => {
    const cell = cellOf(item, row);
    most = Math.max(most, linesOf(cell, width));
    return cell;
  });
  return most === 1 ? { cells } : { cells, height: most * lineHeight };
}

const lineHeight = 13.5;

function linesOf(cell: Cell | undefined, width: number): number {
  if (cell?.kind !== "text" || !cell.style.wrap) return 1;
  return Math.ceil((cell.text.length * 0.95) / width);
}

/** As wide as the largest figure below zero, as it's shown, and no narrower than what stands over it. */
export function amountColumn(
  amounts: Iterable<Minor>,
  format: AmountFormat,
  label = "",
): ColumnPlan {
  let largest = 0;
  for (const amount of amounts) if (Math.abs(amount) > largest) largest = Math.abs(amount);
  const { length } = formatAmount(toMinor(-largest), format);
  return { width: Math.max(17, length + 3, Math.ceil(label.length * widthOfALetter) + 1) };
}

/** As wide as the longest text, between two bounds. */
export function textColumn(texts: Iterable<string>, least: number, most: number): ColumnPlan {
  let longest = least;
  for (const { length } of texts) if (length + 2 > longest) longest = length + 2;
  return { width: Math.min(longest, most) };
}

// Widths are counted in digits. Most letters are narrower, though what stands over figures is bold.
const widthOfALetter = 0.9;

/** A text without its line breaks: in a table of one-line rows they'd run into the next. */
export function oneLine(text: string): string {
  if (!/[\r\n]/.test(text)) return text;
  return text.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? " " : space));
}
