import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";

/** What the rows of a ledger that name the account on the other side as well say of each other. */
export interface ContraFacts {
  /** How many rows name it. */
  readonly named: number;
  /** How many of them another row gives once more, as the other account sees it. */
  readonly mirrored: number;
  /** Rows balance by themselves on each day, and each account that they name has rows of its own. */
  readonly ownRows: boolean;
}

export interface ContraRows {
  readonly row: (row: ContraRow) => void;
  /** Nothing where no row names the other side. */
  readonly facts: () => ContraFacts | undefined;
}

interface ContraRow {
  readonly date: Day;
  readonly accountId: string;
  readonly contraId: string | undefined;
  readonly amount: Minor;
}

/**
 * Tells a journal, where a row is a posting to both of its accounts, from a listing by account, where the
 * other account has a row of its own: then the posting stands in the file twice. Documents aren't asked:
 * some packages number each row. A reversal isn't taken for a mirror, as its side is the other one.
 */
export function contraRows(): ContraRows {
  const days = new Map<Day, number>();
  const accounts = new Set<string>();
  const contras = new Set<string>();
  /** Postings that one account has told of more often than the other: above zero, the first by name. */
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
