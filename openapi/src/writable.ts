/**
 * A contract, or a part of it, without `readonly`. The contracts' types promise that nobody writes to an answer; the
 * clients' own types can't read readonly lists (openapi-fetch 0.17 takes them for objects), so to them the lists are
 * the ordinary ones.
 */
export type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;
