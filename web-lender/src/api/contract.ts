import type { paths } from "@tieout/openapi/lender";

/**
 * The lender's contract, as the client's types can read it: openapi-fetch 0.17 takes a readonly array
 * for a plain object and loses its items, so here the arrays are the ordinary ones.
 */
export type Contract = Writable<paths>;

/** The same without `readonly`: what the client takes as a body. */
export type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;
