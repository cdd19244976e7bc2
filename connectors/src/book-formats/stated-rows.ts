import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { toMinor } from "@tieout/core/money";
import { netIncomeNamed, netLossNamed, totalAssetsNamed } from "./statement-words.ts";

/** A row of a trial balance. */
interface NamedRow {
  readonly row: number;
  readonly name: string;
  readonly isNumbered: boolean;
  /** Its amount in each period, debit positive. */
  readonly figures: readonly number[];
}

export interface StatedRows {
  /** Rows that aren't totals by name. */
  readonly account: (row: NamedRow) => void;
  readonly total: (row: Pick<NamedRow, "name" | "figures">) => void;
  /** The row that says what the others' income and expenses come to. @param parents rows that add up others */
  readonly resultRow: (parents: ReadonlySet<number>) => number | undefined;
  /** Of the last period. @param result the row found before, of these or of equal rows */
  readonly totals: (result: number | undefined) => FileBooks["statedTotals"];
}

/**
 * Net income and total assets, where a trial balance has rows of its own for them. A row of net income is no account if all others
 * balance without it; whether its sign is that of a profit or of a credit, it doesn't say.
 */
export function statedRows(): StatedRows {
  const sums = new Map<number, readonly number[]>();
  const results: NamedRow[] = [];
  const assets = new Set<number>();

  return {
    account: (one) => {
      sums.set(one.row, one.figures);
      const isNamed = netIncomeNamed(one.name) || netLossNamed(one.name);
      if (isNamed) results.push(one);
    },
    total: ({ name, figures }) => {
      const amount = figures.at(-1);
      if (totalAssetsNamed(name) && amount !== undefined) assets.add(amount);
    },
    resultRow: (parents) => {
      // An account may be called so too; a row without a number goes before it.
      const bare = results.filter(({ isNumbered }) => !isNumbered);
      const [result, ...others] = bare.length > 0 ? bare : results;
      if (!result || others.length > 0 || result.figures.every((figure) => figure === 0)) return;
      const rest = [...sums].filter(([row]) => row !== result.row && !parents.has(row));
      const balances = result.figures.every(
        (_, i) => rest.reduce((sum, [, figures]) => sum + (figures[i] ?? 0), 0) === 0,
      );
      // With a number it may be an account, unless it's what the rows above it come to.
      const above = rest.filter(([row]) => row < result.row);
      const addsUp = result.figures.every(
        (said, i) => above.reduce((sum, [, figures]) => sum + (figures[i] ?? 0), 0) === said,
      );
      return balances && rest.length > 1 && (addsUp || !result.isNumbered) ? result.row : undefined;
    },
    totals: (result) => {
      const netIncome = results.find(({ row }) => row === result)?.figures.at(-1);
      const [totalAssets, ...others] = assets;
      const isOne = totalAssets !== undefined && totalAssets > 0 && others.length === 0;
      if (netIncome === undefined && !isOne) return undefined;
      return {
        ...(netIncome !== undefined && { netIncome: toMinor(netIncome), ofEitherSign: true }),
        ...(isOne && { totalAssets: toMinor(totalAssets) }),
      };
    },
  };
}
