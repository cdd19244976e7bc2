import type { Ledger } from "../../ledger/ledger.ts";
import type { StatementSource } from "../../statement/present-statement.ts";
import { standardSpread } from "../spread.ts";
import { spreadBooksOf } from "../spread-books.ts";

/** Books nobody has edited. */
export function standardSource(ledger: Ledger): StatementSource {
  const { accounts, basis } = ledger;
  return {
    accounts,
    spread: standardSpread(accounts),
    books: spreadBooksOf({ [basis]: ledger }),
  };
}
