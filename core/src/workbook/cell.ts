import type { Day } from "../calendar/index.ts";
import type { Minor } from "../money/money.ts";
import type { CellStyle } from "./cell-style.ts";

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
