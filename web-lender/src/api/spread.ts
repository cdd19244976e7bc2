import type { Basis, Ledger } from "@tieout/core/ledger/ledger";
import {
  type LedgerFrame,
  type PackedBalances,
  unpackLedger,
} from "@tieout/core/ledger/packed-ledger";
import type { SpreadBooks } from "@tieout/core/spread/command";
import { isReadable, type Spread } from "@tieout/core/spread/spread";
import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import type { components } from "@tieout/openapi/lender";

type Figures = components["schemas"]["Figures"];

export type StoredSpread = components["schemas"]["StoredSpread"];
export type CarriedOver = components["schemas"]["CarriedOver"];
export type ChangedSpread = components["schemas"]["ChangedSpread"];

export const statementsPath =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";

/** A record's books, in each basis that was collected. */
export interface RecordBooks {
  readonly ledgers: Readonly<Partial<Record<Basis, Ledger>>>;
  /** Accrual first. */
  readonly bases: readonly Basis[];
  readonly books: SpreadBooks;
  readonly datasourceNameId: string;
  /** When the books were read. */
  readonly asOf: Date;
}

export function booksOf({ balances, datasourceNameId, dataAsOf, ...rest }: Figures): RecordBooks {
  // The BFF has validated its reply: days are days, and amounts whole.
  const frame = rest as LedgerFrame;
  const ledgers: Partial<Record<Basis, Ledger>> = {};
  for (const packed of balances) {
    ledgers[packed.basis] = unpackLedger(frame, packed as PackedBalances);
  }
  return {
    ledgers,
    bases: balances.map(({ basis }) => basis),
    books: spreadBooksOf(ledgers),
    datasourceNameId,
    asOf: new Date(dataAsOf),
  };
}

/**
 * Casts the spread, because openapi-typescript loses readonly arrays. The contract validated it.
 *
 * @throws if a later version of the program stored it in a format that this one can't read
 */
export function spreadIn({ spread }: Pick<StoredSpread, "spread">): Spread {
  if (!isReadable(spread)) throw new Error(`A spread of format ${spread.format} can't be read`);
  return spread as Spread;
}
