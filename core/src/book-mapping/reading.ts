/** The part of a text that can't be read, as offsets: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Screens translate these codes. */
export type Fault =
  | "missing"
  | "letter"
  | "character"
  | "two-signs"
  | "grouping"
  | "too-many-digits"
  | "too-large"
  | "not-a-number"
  | "formula-error"
  | "no-such-day"
  | "not-a-day"
  | "no-account"
  | "no-figures"
  | "total"
  | "unreadable"
  | "account-too-long"
  | "name-too-long"
  | "type-too-long"
  | "reference-too-long"
  | "memo-too-long";

/** What came of reading a value: the value, nothing because nothing stands there, or what's wrong. */
export type Reading<Value> =
  | { readonly result: "read"; readonly value: Value }
  | { readonly result: "blank" }
  | Refused;

export interface Refused {
  readonly result: "refused";
  readonly fault: Fault;
  readonly span: Span;
}

export const blank = { result: "blank" } as const;

export function read<Value>(value: Value): { readonly result: "read"; readonly value: Value } {
  return { result: "read", value };
}

export function refused(fault: Fault, start: number, end: number): Refused {
  return { result: "refused", fault, span: { start, end } };
}
