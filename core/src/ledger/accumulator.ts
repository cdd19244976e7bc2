import type { Day } from "../calendar/index.ts";
import { toMinor } from "../money/money.ts";
import type { Movement } from "./ledger.ts";

/** As much of a line as matters to balances. */
export interface Posting {
  readonly accountId: string;
  readonly date: Day;
  /** Whole minor units, debit positive. */
  readonly amount: number;
}

/** Adds up lines by account and cut, in one pass and in memory that doesn't grow with them. */
export interface Accumulator {
  readonly add: (line: Posting) => void;
  /** What has been added so far. Throws where an amount left the safe range. */
  readonly movements: () => Movement[];
  readonly count: () => number;
  /** Lines on accounts that the chart doesn't have, by account. They aren't in the movements. */
  readonly orphans: () => ReadonlyMap<string, number>;
  /** How many lines lie after the last cut or before `from`. They aren't in the movements either. */
  readonly outside: () => number;
}

/** An empty accumulator for those accounts and periods. `cuts` ascend; the first starts on `from`. */
export function accumulator(
  accountIds: readonly string[],
  cuts: readonly Day[],
  from: Day,
): Accumulator {
  const width = cuts.length;
  const rows = new Map(accountIds.map((id, index) => [id, index * width]));
  // Both only ever grow, so that a sum past 2^53 − 1 can't come back unseen: checked once, at the end.
  const debits = new Float64Array(accountIds.length * width);
  const credits = new Float64Array(accountIds.length * width);
  const orphans = new Map<string, number>();
  const cutOfDay = new Map<Day, number>();
  let count = 0;
  let outside = 0;
  // Lines come sorted by day, or by account, more often than not.
  let lastDay: Day | undefined;
  let lastCut = -1;

  function add({ accountId, date, amount }: Posting): void {
    count++;
    if (date !== lastDay) {
      lastDay = date;
      lastCut = cutOf(date);
    }
    const row = rows.get(accountId);
    if (row === undefined) orphans.set(accountId, (orphans.get(accountId) ?? 0) + 1);
    else if (lastCut < 0) outside++;
    else if (amount >= 0) debits[row + lastCut] = (debits[row + lastCut] ?? 0) + amount;
    else credits[row + lastCut] = (credits[row + lastCut] ?? 0) - amount;
  }

  function cutOf(date: Day): number {
    let cut = cutOfDay.get(date);
    if (cut === undefined) {
      cut = date < from ? -1 : cuts.findIndex((end) => date <= end);
      cutOfDay.set(date, cut);
    }
    return cut;
  }

  function movements(): Movement[] {
    const found: Movement[] = [];
    for (const [accountId, row] of rows) {
      for (const [cut, end] of cuts.entries()) {
        const debit = toMinor(debits[row + cut] ?? 0);
        const credit = toMinor(credits[row + cut] ?? 0);
        if (debit !== 0 || credit !== 0) found.push({ accountId, end, debit, credit });
      }
    }
    return found;
  }

  return { add, movements, count: () => count, orphans: () => orphans, outside: () => outside };
}
