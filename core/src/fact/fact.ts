import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

/**
 * What is so, before anybody has put it into a sentence: a code, and the values that go with it. Facts are
 * kept and passed on; a sentence in the reader's language is made of one where it's shown.
 */
export interface Fact {
  readonly code: string;
  readonly values: Readonly<Record<string, FactValue>>;
}

/** A number is a count; a text is a name that nobody translates, or chooses among a message's variants. */
export type FactValue = string | number | Money | OnDay | Fact;

export interface Money {
  readonly minor: Minor;
  readonly currency: string;
}

export interface OnDay {
  readonly day: Day;
}

/** The facts of a table of codes and their values: each code demands its own values. */
export type FactOf<Table> = {
  [Code in keyof Table & string]: { readonly code: Code; readonly values: Table[Code] };
}[keyof Table & string];

/** What a code demands that says all by itself. */
export type NoValues = Readonly<Record<string, never>>;
