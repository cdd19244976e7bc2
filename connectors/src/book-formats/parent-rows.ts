/** A row of a trial balance: the number of its account, and what it says of each period, debit positive. */
export interface NumberedRow {
  readonly row: number;
  readonly account: string;
  readonly figures: readonly number[];
}

/**
 * The rows of accounts that only add up those below them, by their numbers: `10` of `1010` and `1020`. They
 * are taken for that where the others balance without them; else an account may just be worth as much.
 */
export function parentRows(rows: readonly NumberedRow[]): ReadonlySet<number> {
  const sorted = [...rows].sort((one, another) => (one.account < another.account ? -1 : 1));
  const parents = new Set<number>();
  for (const [i, one] of [...sorted.entries()].reverse()) {
    const below = leavesBelow(one, sorted.slice(i + 1), parents);
    if (below.length > 0 && one.figures.some(isSomething) && adds(below, one)) parents.add(one.row);
  }
  const rest = rows.filter(({ row }) => !parents.has(row));
  return balance(rest) ? parents : new Set();
}

function leavesBelow(
  { account }: NumberedRow,
  after: readonly NumberedRow[],
  parents: ReadonlySet<number>,
): NumberedRow[] {
  const end = after.findIndex((one) => !one.account.startsWith(account));
  return after
    .slice(0, end < 0 ? after.length : end)
    .filter((one) => one.account !== account && !parents.has(one.row));
}

const adds = (rows: readonly NumberedRow[], { figures }: NumberedRow) =>
  figures.every((figure, i) => sumOf(rows, i) === figure);

const balance = (rows: readonly NumberedRow[]) =>
  (rows[0]?.figures ?? []).every((_, i) => sumOf(rows, i) === 0);

const sumOf = (rows: readonly NumberedRow[], period: number) =>
  rows.reduce((sum, { figures }) => sum + (figures[period] ?? 0), 0);

const isSomething = (figure: number) => figure !== 0;
