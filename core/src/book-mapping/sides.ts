import type { Field } from "./mapping.ts";

/** How a sheet tells debits from credits: by a column for each, or by the sign in one. */
export type Sides = "two-columns" | "one-signed";

const pairs = [
  { debit: "debit", credit: "credit", signed: "amount" },
  { debit: "openingDebit", credit: "openingCredit", signed: "opening" },
  { debit: "closingDebit", credit: "closingCredit", signed: "closing" },
] as const satisfies readonly Record<"debit" | "credit" | "signed", Field>[];

type Fields = readonly (Field | undefined)[];

export function sidesOf(fields: Fields): Sides {
  const isSide = pairs.some((pair) => fields.includes(pair.debit) || fields.includes(pair.credit));
  return isSide ? "two-columns" : "one-signed";
}

/**
 * Switches between one signed column and two. One leaves the credits' column out; of two, the credits are in the next
 * column if it's unassigned.
 */
export function withSides(fields: Fields, sides: Sides): (Field | undefined)[] {
  return sides === "one-signed" ? fields.map(signed) : fields.map(parted);
}

function signed(field: Field | undefined): Field | undefined {
  const pair = pairs.find(({ debit, credit }) => field === debit || field === credit);
  if (!pair) return field;
  return field === pair.debit ? pair.signed : undefined;
}

function parted(field: Field | undefined, index: number, fields: Fields): Field | undefined {
  const own = pairs.find((pair) => pair.signed === field);
  if (own) return own.debit;
  const before = pairs.find((pair) => pair.signed === fields[index - 1]);
  return field === undefined && before ? before.credit : field;
}
