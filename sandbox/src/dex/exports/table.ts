import type { DayNumber } from "../books/calendar.ts";

/** What stands in a cell: words, an amount, a day, or nothing. */
export type CellValue =
  | string
  | { readonly cents: number }
  | { readonly day: DayNumber }
  | undefined;

/** A sheet before it's written in one format or another. */
export interface Table {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
}
