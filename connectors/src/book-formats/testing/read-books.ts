import { readAll } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { guessMapping } from "../guess-mapping.ts";
import { ledgerReader } from "../ledger-reader.ts";
import { trialBalanceReader } from "../trial-balance-reader.ts";

export function ledgerOf(sheet: string, chosen?: Mapping) {
  const rows = rowsOf(sheet);
  const mapping = chosen ?? guessMapping(rows, { digits: 2 }).mapping;
  return { mapping, ...readAll(ledgerReader(mapping, { digits: 2 }), rows) };
}

export function trialBalanceOf(sheet: string) {
  const rows = rowsOf(sheet);
  const { mapping, asOf } = guessMapping(rows, { digits: 2 });
  return readAll(trialBalanceReader(mapping, { digits: 2, ...(asOf && { asOf }) }), rows);
}

type Books = ReturnType<typeof ledgerOf>["books"];

/** Zeros left out. */
export function balancesOf(balances: Books["openings"]) {
  const some = balances.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(some.map(({ accountId, amount }) => [accountId, amount]));
}

/** Checks that differ, except for untyped accounts, which aren't a difference in figures. */
export function failing(books: Books) {
  return tieOut(books).checks.filter(
    ({ id, outcome }) => outcome === "differs" && id !== "accounts-typed",
  );
}
