import type { FileBooks } from "./file-books.ts";
import type { Mapping } from "./mapping.ts";

/**
 * The same ledger with its signs taken otherwise, where it has one amount a line and they don't balance:
 * some packages print what an account grows by above zero, a sale as well as what it brought.
 */
export function withOtherSigns(mapping: Mapping, { lines }: FileBooks): Mapping | undefined {
  const { signs, ...asPrinted } = mapping;
  if (mapping.kind !== "general-ledger" || isParted(mapping) || balances(lines)) return undefined;
  return signs === undefined ? { ...mapping, signs: "natural" } : asPrinted;
}

/** Whether amounts stand above zero for what an account grows by. Columns of their own tell sides already. */
export function isNatural(mapping: Mapping): boolean {
  return mapping.signs === "natural" && !isParted(mapping);
}

export function balances({ debits, credits }: FileBooks["lines"]): boolean {
  return debits === credits;
}

const isParted = ({ columns }: Mapping) =>
  columns.some(({ field }) => field === "debit" || field === "side");
