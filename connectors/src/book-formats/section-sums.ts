import type { SectionSum } from "@tieout/core/book-mapping/reported-statement";
import { type Minor, toMinor } from "@tieout/core/money";
import { accountOfText } from "./account-text.ts";
import { lineNamed } from "./statement-words.ts";

interface StatementRow {
  readonly label: string;
  readonly amount?: Minor;
}

interface Totalled {
  /** The row of its heading, or of the account above those below it. */
  readonly from: number;
  /** The row of its total. */
  readonly to: number;
}

/** A page that's wrong in more places is one that we don't understand. */
const mostKept = 20;

/**
 * The sections and parents of a statement whose totals aren't what their rows come to. Nothing is said of a page on which most don't:
 * it adds up in a way of its own.
 *
 * @param ends of each heading, the row of its total
 * @param unit by as much as each row may be rounded; 1 where none is
 */
export function sumsThatDiffer(
  rows: readonly StatementRow[],
  ends: ReadonlyMap<number, number>,
  unit: number,
): readonly SectionSum[] {
  const all = [...ends].map(([from, to]): Totalled => ({ from, to }));
  const totals = new Set(all.map(({ to }) => to));
  const checked = all.flatMap((section) => {
    const reported = rows[section.to]?.amount;
    if (reported === undefined) return [];
    const ways = sumsOf(rows, section, { all, totals });
    const slack = unit > 1 ? unit * (section.to - section.from) : 0;
    const isRight = ways.some((added) => Math.abs(added - reported) <= slack);
    const [added = toMinor(0)] = ways;
    const { name } = accountOfText(rows[section.from]?.label ?? "");
    return [{ isRight, sum: { name, reported, added } }];
  });
  const wrong = checked.flatMap(({ isRight, sum }) => (isRight ? [] : [sum]));
  return wrong.length * 2 <= checked.length ? wrong.slice(0, mostKept) : [];
}

/** A section's sum, twice: from the totals of its inner sections, then from the rows inside those. */
function sumsOf(
  rows: readonly StatementRow[],
  { from, to }: Totalled,
  { all, totals }: { readonly all: readonly Totalled[]; readonly totals: ReadonlySet<number> },
): readonly Minor[] {
  const inside = all.filter((one) => one.from > from && one.to < to);
  const covers = (row: number) => inside.some((one) => row >= one.from && row < one.to);
  const isInner = (row: number) => inside.some((one) => row > one.from && row < one.to);
  const own = rows[from]?.amount ?? 0;
  let byTotals = 0;
  let byRows = 0;
  for (let row = from + 1; row < to; row++) {
    const { label = "", amount = 0 } = rows[row] ?? {};
    if (totals.has(row) ? !isInner(row) : !covers(row) && !lineNamed(label)) byTotals += amount;
    if (!totals.has(row) && !lineNamed(label)) byRows += amount;
  }
  // Results are lines between the sections of a profit and loss, and the year's is one of equity's.
  const lines = rows
    .slice(from + 1, to)
    .reduce((sum, { label, amount = 0 }) => (lineNamed(label) ? sum + amount : sum), 0);
  const sums = [byTotals, byRows, byTotals + lines, byRows + lines];
  return [...sums, ...sums.map((sum) => sum + own)].map(toMinor);
}
