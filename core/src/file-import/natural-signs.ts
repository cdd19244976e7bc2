import type { FileBooks } from "./file-books.ts";
import type { Mapping } from "./mapping.ts";

/**
 * The same ledger taken otherwise, where it has one amount a line and they don't balance: some packages
 * print what an account grows by above zero, a sale as well as what it brought.
 */
export function withNaturalSigns(mapping: Mapping, { lines }: FileBooks): Mapping | undefined {
  const { kind, columns, signs } = mapping;
  const isParted = columns.some(({ field }) => field === "debit" || field === "side");
  const mayBe = kind === "general-ledger" && !isParted && signs === undefined;
  return mayBe && !balances(lines) ? { ...mapping, signs: "natural" } : undefined;
}

export function balances({ debits, credits }: FileBooks["lines"]): boolean {
  return debits === credits;
}
