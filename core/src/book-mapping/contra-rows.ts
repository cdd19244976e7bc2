import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

export interface ContraFacts {
  /** How many rows name a contra account. */
  readonly named: number;
  /** Of these, rows that the contra account's own row repeats. */
  readonly mirrored: number;
  /** Rows balance on each day, and every contra account has its own rows. */
  readonly ownRows: boolean;
}

export interface ContraRows {
  readonly row: (row: ContraRow) => void;
  /** Undefined where no row names a contra account. */
  readonly facts: () => ContraFacts | undefined;
}

interface ContraRow {
  readonly date: Day;
  readonly accountId: string;
  readonly contraId: string | undefined;
  readonly amount: Minor;
}

/**
 * Tells a journal, where a row posts to both of its accounts, from a listing by account, where the other account has
 * its own row and the posting is in the file twice. Document numbers aren't compared, because some packages number
 * each row. A reversal isn't a mirror, because its side is the other one.
 */
export function contraRows(): ContraRows {
  const days = new Map<Day, number>();
  const accounts = new Set<string>();
  const contras = new Set<string>();
  /** Unmatched postings: positive if from the account whose id sorts first. */
  const open = new Map<string, number>();
  let named = 0;
  let mirrored = 0;

  function row({ date, accountId, contraId, amount }: ContraRow): void {
    days.set(date, (days.get(date) ?? 0) + amount);
    accounts.add(accountId);
    if (contraId === undefined) return;
    named++;
    contras.add(contraId);
    if (contraId !== accountId) view(date, accountId, contraId, amount);
  }

  function view(date: Day, accountId: string, contraId: string, amount: Minor): void {
    const isFirst = accountId < contraId;
    const posting = isFirst
      ? [date, accountId, contraId, amount]
      : [date, contraId, accountId, -amount];
    const key = posting.join("\n");
    const before = open.get(key) ?? 0;
    const after = before + (isFirst ? 1 : -1);
    if (Math.abs(after) < Math.abs(before)) mirrored += 2;
    if (after === 0) open.delete(key);
    else open.set(key, after);
  }

  return {
    row,
    facts: () => {
      if (named === 0) return undefined;
      const balance = [...days.values()].every((sum) => sum === 0);
      const listed = [...contras].every((id) => accounts.has(id));
      return { named, mirrored, ownRows: balance && listed };
    },
  };
}
