import { type Minor, sum, toMinor } from "../money/money.ts";
import { sheetPrefix } from "./cell.ts";
import type { SheetPlan } from "./workbook.ts";

/** Cells of a sheet that are to be zero, and by how much they aren't. */
export interface SheetCheck {
  readonly name: string;
  /** What is compared with what. */
  readonly says: string;
  /** Such as `C40:H41`. */
  readonly cells: string;
  readonly differences: readonly Minor[];
}

/** A sheet, what is on it in a sentence, and the cells that prove it. */
export interface CheckedSheet {
  readonly plan: SheetPlan;
  readonly says: string;
  readonly check?: SheetCheck;
}

/** All of a sheet's differences as one figure, which is zero only if each of them is. */
export function differenceFormula({ name, cells }: SheetCheck): string {
  return `SUMPRODUCT(ABS(${sheetPrefix(name)}${cells}))`;
}

export function totalDifference({ differences }: SheetCheck): Minor {
  return sum(differences.map((difference) => toMinor(Math.abs(difference))));
}
