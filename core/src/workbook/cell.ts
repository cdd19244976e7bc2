import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

/** Amounts are in minor units; the workbook has the currency's digits. */
export type Value =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "amount"; readonly amount: Minor }
  | { readonly kind: "day"; readonly day: Day };

/** Without the equals sign, and with the value that core computed. */
export interface Formula {
  readonly kind: "formula";
  readonly formula: string;
  readonly result: Value;
}

export type Cell = (Value | Formula | { readonly kind: "blank" }) & {
  readonly style: CellStyle;
  /** A sheet of the same workbook. */
  readonly linkTo?: string;
};

export interface Row {
  /** From column A. */
  readonly cells: readonly (Cell | undefined)[];
  /** In points; automatic by default. */
  readonly height?: number;
}

/** Rows created on each read, because cells take far more memory than figures. */
export function later(make: () => Iterator<Row>): Iterable<Row> {
  return { [Symbol.iterator]: make };
}

/** Equal styles are stored once. */
export interface CellStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In points; 10 by default. */
  readonly size?: number;
  /** Six hexadecimal digits, without a number sign. */
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "left" | "center" | "right";
  /** In steps of about three characters. */
  readonly indent?: number;
  readonly wrap?: boolean;
  /** For multiline rows; bottom by default. */
  readonly vertical?: "top";
  readonly underline?: boolean;
  readonly top?: Rule;
  readonly bottom?: Rule;
  /** Such as `#,##0.00;(#,##0.00)`. */
  readonly numberFormat?: string;
}

export type Rule = "hair" | "thin" | "medium" | "double";

/** Counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** `D7` for column 3 of row 7; rows count from 1. */
export function cellAddress(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** Quoted for formulas: `'Monthly balances'!`. */
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

/** With the amount that core computed. */
export function amountFormula(formula: string, amount: Minor, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "amount", amount }, style };
}

export function numberFormula(formula: string, number: number, style: CellStyle): Cell {
  return { kind: "formula", formula, result: { kind: "number", number }, style };
}
