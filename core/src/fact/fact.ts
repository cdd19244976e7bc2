import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

/** A code with values, stored as is; shown as a sentence in the reader's language. */
export interface Fact {
  readonly code: string;
  readonly values: Readonly<Record<string, FactValue>>;
}

/** Numbers are counts; texts are untranslated names or select a message variant. */
export type FactValue = string | number | Money | OnDay | Fact;

export interface Money {
  readonly minor: Minor;
  readonly currency: string;
}

export interface OnDay {
  readonly day: Day;
}

/** Each code requires its own values. */
export type FactOf<Table> = {
  [Code in keyof Table & string]: { readonly code: Code; readonly values: Table[Code] };
}[keyof Table & string];

/** For codes without values. */
export type NoValues = Readonly<Record<string, never>>;
