import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

/** What a cell holds. An amount is in minor units; the workbook says how many digits its currency has. */
export type Value =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "amount"; readonly amount: Minor }
  | { readonly kind: "day"; readonly day: Day };

/** A formula without its equals sign, and what it gives today, which core has worked out by itself. */
export interface Formula {
  readonly kind: "formula";
  readonly formula: string;
  readonly result: Value;
}

export type Cell = (Value | Formula | { readonly kind: "blank" }) & {
  readonly style: CellStyle;
  /** Where a click leads: a sheet of the same workbook. */
  readonly linkTo?: string;
};

export interface Row {
  /** From column A. */
  readonly cells: readonly (Cell | undefined)[];
  /** In points; the spreadsheet's own choice where nothing is said. */
  readonly height?: number;
}

/** Rows that are made anew each time somebody reads them, and not before: cells take far more room than figures. */
export function later(make: () => Iterator<Row>): Iterable<Row> {
  return { [Symbol.iterator]: make };
}

/** How a cell looks. Equal styles are one style in the file, whoever made them. */
export interface CellStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In points; 10 where nothing is said. */
  readonly size?: number;
  /** Six hexadecimal digits, without a number sign. */
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "left" | "center" | "right";
  /** In steps of about three characters. */
  readonly indent?: number;
  readonly wrap?: boolean;
  /** Beside texts that run over several lines; at the bottom where nothing is said. */
  readonly vertical?: "top";
  readonly underline?: boolean;
  readonly top?: Rule;
  readonly bottom?: Rule;
  /** A number format code, as spreadsheets write them: `#,##0.00;(#,##0.00)`. */
  readonly numberFormat?: string;
}

export type Rule = "hair" | "thin" | "medium" | "double";

/** The letters of a column, counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** `D7` for column 3 of row 7; rows count from 1, as people and spreadsheets count them. */
export function cellAddress(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** A sheet's name as a formula must write it: `'Monthly balances'!`. */
export function sheetPrefix(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}

export function textCell(text: string | undefined, style: CellStyle): Cell {
  return text === undefined || text === "" ? blankCell(style) : { kind: "text", text, style };
}

export function linkCell(text: string, sheet: string, style: CellStyle): Cell {
  return { kind: "text", text, style, linkTo: sheet };
}

export function numberCell(number: number, style: CellStyle): Cell {
  return { kind: "number", number, style };
}

export function amountCell(amount: Minor, style: CellStyle): Cell {
  return { kind: "amount", amount, style };
}

export function dayCell(day: Day | undefined, style: CellStyle): Cell {
  return day === undefined ? blankCell(style) : { kind: "day", day, style };
}

export function blankCell(style: CellStyle): Cell {
  return { kind: "blank", style };
}

/** A formula that gives an amount, and the amount that core has worked out for it. */
export function amountFormula(formula: string, amount: Minor, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "amount", amount }, style };
}

export function numberFormula(formula: string, number: number, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "number", number }, style };
}
