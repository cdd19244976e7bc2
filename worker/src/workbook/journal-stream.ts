import type { JournalLine } from "@tieout/core/ledger";
import { type LongYear, type Transaction, transactionOf } from "@tieout/core/workbook";

/** A year's items in pages, in the order in which they're to stand. Read once, as fast as they're written. */
export type ReadYear<Item> = (year: LongYear) => AsyncIterable<readonly Item[]>;

/** Puts lines together that belong to one transaction. They must come one after the other. */
export async function* transactionsOf(
  pages: AsyncIterable<readonly JournalLine[]>,
): AsyncGenerator<Transaction[]> {
  let own: [JournalLine, ...JournalLine[]] | undefined;
  for await (const lines of pages) {
    const ended: Transaction[] = [];
    for (const line of lines) {
      if (own && own[0].transactionId === line.transactionId) {
        own.push(line);
        continue;
      }
      if (own) ended.push(transactionOf(own));
      own = [line];
    }
    yield ended;
  }
  if (own) yield [transactionOf(own)];
}
