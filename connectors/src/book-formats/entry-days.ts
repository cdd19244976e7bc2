import type { LineFacts } from "@tieout/core/book-mapping/file-books";
import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";

interface EntryDays {
  readonly add: (line: Pick<JournalLine, "transactionId" | "date" | "amount">) => void;
  /** Of entries that balance, but not on each of their days. */
  readonly misdated: (isUnbalanced: (transactionId: string) => boolean) => LineFacts["misdated"];
}

/** As many as a person would look at. */
const shown = 50;

/**
 * Finds entries with a line of another day than the others. A number that is used again balances on each of its days, so it isn't
 * taken for one. Keeps only what doesn't balance yet.
 */
export function entryDays(): EntryDays {
  const open = new Map<string, Map<Day, number>>();

  return {
    add: ({ transactionId, date, amount }) => {
      const days = open.get(transactionId) ?? new Map<Day, number>();
      const sum = (days.get(date) ?? 0) + amount;
      if (sum === 0) days.delete(date);
      else days.set(date, sum);
      if (days.size === 0) open.delete(transactionId);
      else open.set(transactionId, days);
    },
    misdated: (isUnbalanced) => {
      const found = [...open].filter(([transactionId]) => !isUnbalanced(transactionId));
      return {
        count: found.length,
        some: found.slice(0, shown).flatMap(([transactionId, days]) => {
          const [last] = [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
          return last ? [{ transactionId, on: last[0], difference: toMinor(last[1]) }] : [];
        }),
      };
    },
  };
}
