import { type Minor, toMinor } from "../money/money.ts";
import { type AmountFormat, formatAmount } from "../statement/number-style.ts";
import { type Cell, type Row, textCell } from "./cell.ts";
import { headingRowCount, headingRows, printPlan, type SheetHeading } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import type { ColumnPlan, SheetPlan } from "./workbook.ts";

export interface TableColumn<Item> {
  readonly title: string;
  readonly width: number;
  /** `spaced` texts follow right-aligned figures, so they start a little later. */
  readonly align?: "right" | "spaced";
  /** `row` is the sheet's, for formulas about their own row. */
  readonly cellOf: (item: Item, row: number) => Cell | undefined;
}

export const tableTitlesRow = headingRowCount + 1;

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

export function tableHead<Item>(
  heading: SheetHeading,
  columns: readonly TableColumn<Item>[],
): Row[] {
  return [...headingRows(heading), tableTitles(columns)];
}

export function tableTitles<Item>(columns: readonly TableColumn<Item>[]): Row {
  return {
    cells: columns.map(({ title, align }) => textCell(title, titleStyles[align ?? "left"])),
  };
}

/** As high as the longest wrapped text needs, because not every program adjusts row heights. */
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

/** Fits the largest negative figure and the title. */
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

export function textColumn(texts: Iterable<string>, least: number, most: number): ColumnPlan {
  let longest = least;
  for (const { length } of texts) if (length + 2 > longest) longest = length + 2;
  return { width: Math.min(longest, most) };
}

// Widths are in digits; most letters are narrower, but titles are bold.
const widthOfALetter = 0.9;

/** Line breaks would run into the next one-line row. */
export function oneLine(text: string): string {
  if (!/[\r\n]/.test(text)) return text;
  return text.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? " " : space));
}
