import type { Day } from "../calendar/index.ts";
import type { JournalLine } from "../ledger/index.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";

/** An entry of the journal as one thing: an invoice, a payment, a journal entry. */
export interface Transaction {
  readonly id: string;
  readonly type: string;
  readonly date: Day;
  readonly documentNumber?: string;
  readonly referenceNumber?: string;
  readonly partyId?: string;
  readonly memo?: string;
  readonly lineCount: number;
  /** The sum of its debits, which is that of its credits. */
  readonly amount: Minor;
}

/** Makes one thing of a transaction's lines. What only some lines say is taken from the first that does. */
export function transactionOf(lines: readonly [JournalLine, ...JournalLine[]]): Transaction {
  const [{ transactionId, transactionType, date }] = lines;
  const first = (pick: (line: JournalLine) => string | undefined) => lines.map(pick).find(Boolean);
  const documentNumber = first((line) => line.documentNumber);
  const referenceNumber = first((line) => line.referenceNumber);
  const partyId = first((line) => line.partyId);
  const memo = first((line) => line.memo);

  return {
    id: transactionId,
    type: transactionType,
    date,
    ...(documentNumber !== undefined && { documentNumber }),
    ...(referenceNumber !== undefined && { referenceNumber }),
    ...(partyId !== undefined && { partyId }),
    ...(memo !== undefined && { memo }),
    lineCount: lines.length,
    amount: sum(lines.map(({ amount }) => toMinor(Math.max(0, amount)))),
  };
}
