/** A row of a trial balance that may be an account. Debit positive, one figure a period. */
export interface SummingRow {
  readonly row: number;
  readonly account?: string;
  /** How far right it begins. */
  readonly depth: number;
  readonly figures: readonly number[];
}

export interface Sums {
  /** Rows that add up others. */
  readonly rows: ReadonlySet<number>;
  /** Rows that are part of another's sum. */
  readonly inside: ReadonlySet<number>;
}

/**
 * Rows that add up others: by their numbers (`10`: `1010`, `1020`; `102-00`: `102-01`), by indentation, by order alone, or as a sum
 * without a number below numbered accounts. Only where the rest balances without them.
 */
export const summingRows = (rows: readonly SummingRow[]): Sums => sumsFound(rows, ways);

/** By their numbers alone, in a file whose rows have no other order. */
export const parentRows = (rows: readonly Omit<SummingRow, "depth">[]): ReadonlySet<number> =>
  sumsFound(
    rows.map((row) => ({ ...row, depth: 0 })),
    [byWholeNumber],
  ).rows;

function sumsFound(rows: readonly SummingRow[], among: readonly Way[]): Sums {
  for (const way of among) {
    const found = way(rows);
    const sums = new Set([...found.keys()].map(({ row }) => row));
    if (sums.size > 0 && balance(rows.filter(({ row }) => !sums.has(row)))) {
      return { rows: sums, inside: new Set([...found.values()].flat().map(({ row }) => row)) };
    }
  }
  return { rows: new Set(), inside: new Set() };
}

/** Each sum with the rows that are part of it. */
type SumsFound = ReadonlyMap<SummingRow, readonly SummingRow[]>;

type Way = (rows: readonly SummingRow[]) => SumsFound;

const byWholeNumber: Way = (rows) => byNumber(rows, (account) => account);

const ways: readonly Way[] = [
  byWholeNumber,
  (rows) => byNumber(rows, withoutZerosAtEnd),
  byIndentation,
  sumsAtEnds,
  byOrder,
];

/** `102` of `102-00-000`. */
function withoutZerosAtEnd(account: string): string {
  const parts = account.split(/[-.\s]/);
  const kept = parts.findLastIndex((part) => /[^0]/.test(part)) + 1;
  const zeros = kept === 0 ? [] : parts.slice(kept);
  return account.slice(0, account.length - zeros.reduce((sum, { length }) => sum + length + 1, 0));
}

type Numbered = SummingRow & { readonly account: string };

function byNumber(
  rows: readonly SummingRow[],
  beginningOf: (account: string) => string,
): SumsFound {
  const sorted = rows
    .flatMap((one): Numbered[] =>
      one.account === undefined ? [] : [{ ...one, account: one.account }],
    )
    .sort((one, another) => (one.account < another.account ? -1 : 1));
  return parentsOf(sorted, (one, after) => {
    const beginning = beginningOf(one.account);
    const end = after.findIndex(({ account }) => !account.startsWith(beginning));
    const below = after.slice(0, end < 0 ? after.length : end);
    return below.filter(({ account }) => account !== one.account);
  });
}

function byIndentation(rows: readonly SummingRow[]): SumsFound {
  return parentsOf(rows, ({ depth }, after) => {
    const end = after.findIndex((one) => one.depth <= depth);
    return after.slice(0, end < 0 ? after.length : end);
  });
}

/** Parents are found from below, so that each adds up accounts alone. One that comes to zero counts beside others that don't. */
function parentsOf<Row extends SummingRow>(
  rows: readonly Row[],
  belowOf: (one: Row, after: readonly Row[]) => readonly Row[],
): SumsFound {
  const parents = new Map<SummingRow, readonly Row[]>();
  for (const [i, one] of [...rows.entries()].reverse()) {
    const below = belowOf(one, rows.slice(i + 1));
    const accounts = below.filter((each) => !parents.has(each));
    if (accounts.length > 0 && adds(accounts, one)) parents.set(one, below);
  }
  return [...parents.keys()].some(isSomething) ? parents : new Map();
}

/** Sums without a number below numbered accounts: "Result before tax". */
function sumsAtEnds(rows: readonly SummingRow[]): SumsFound {
  const unnumbered = rows.filter(({ account }) => account === undefined);
  if (unnumbered.length * 4 > rows.length) return new Map();
  const sums = new Map<SummingRow, readonly SummingRow[]>();
  for (const [i, one] of rows.entries()) {
    if (one.account !== undefined || !isSomething(one)) continue;
    const before = rows.slice(Math.max(0, i - mostAdded), i).filter((each) => !sums.has(each));
    // Totals of all accounts add up these, and not their sums.
    if (countThatAdds(before.toReversed(), one) > 1) sums.set(one, [one]);
  }
  return sums;
}

/** Groups whose indentation is a cell's format alone: each is what the rows below come to, and nearly all rows are in one. */
function byOrder(rows: readonly SummingRow[]): SumsFound {
  const parents = new Map<SummingRow, readonly SummingRow[]>();
  const inGroups = new Set<SummingRow>();
  for (const [i, one] of [...rows.entries()].reverse()) {
    const next = rows.slice(i + 1, i + 1 + mostAdded);
    const after = next.filter((each) => !parents.has(each) && !inGroups.has(each));
    const below = isSomething(one) ? after.slice(0, countThatAdds(after, one)) : [];
    if (below.length === 0) continue;
    parents.set(one, below);
    for (const each of below) inGroups.add(each);
  }
  const isThroughout = inGroups.size * 4 >= (rows.length - parents.size) * 3;
  return parents.size >= fewestGroups && isThroughout ? parents : new Map();
}

/** Bounds the comparisons in long files. */
const mostAdded = 500;

/** Fewer may be chance. */
const fewestGroups = 3;

/** How many of the first rows come to a figure; 0 if none do. */
function countThatAdds(rows: readonly SummingRow[], { figures }: SummingRow): number {
  const rest = [...figures];
  for (const [i, one] of rows.entries()) {
    for (const [period, figure] of one.figures.entries())
      rest[period] = (rest[period] ?? 0) - figure;
    if (rest.every((figure) => figure === 0)) return i + 1;
  }
  return 0;
}

const adds = (rows: readonly SummingRow[], { figures }: SummingRow) =>
  figures.every((figure, i) => sumOf(rows, i) === figure);

const balance = (rows: readonly SummingRow[]) =>
  (rows[0]?.figures ?? []).every((_, i) => sumOf(rows, i) === 0);

const sumOf = (rows: readonly SummingRow[], period: number) =>
  rows.reduce((sum, { figures }) => sum + (figures[period] ?? 0), 0);

const isSomething = ({ figures }: SummingRow) => figures.some((figure) => figure !== 0);
