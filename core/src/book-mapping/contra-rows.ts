import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

export interface ContraFacts {
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

/** Tells rows that post to both accounts from listings where each side has a row. Documents and reversals don't count. */
export function contraRows(): ContraRows {
  const days = new Map<Day, number>();
  const accounts = new Set<string>();
  const contras = new Set<string>();
  /** Unmatched postings: positive if from the account first by name. */
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
