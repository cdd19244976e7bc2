/** Values of a sheet's cells so far, for formulas that packages write without calculating them. */
export interface CellValues {
  readonly keep: (place: string, written: string) => void;
  /** A cell with anything but a known number, which no sum can count. */
  readonly keepOther: (place: string) => void;
  /** The result of a sum of numbers and of cells above, where empty ones are zero; undefined for any other formula. */
  readonly of: (formula: string, row: number) => string | undefined;
}

/** More than any statement has; ledgers with sums below this many figures stay without those sums. */
const mostKept = 100_000;

/** Cells that a sheet's sums of columns may look at in all, so that many long sums don't take long. */
const mostAdded = 2_000_000;

/** Finer than any currency, and exact as whole numbers. */
const parts = 10_000;

const token = /\s*(?:(\d+(?:\.\d+)?)|\$?([A-Z]{1,3})\$?(\d{1,7})|([-+()]))/y;

/** QuickBooks Online's way to write amounts: each is a formula, and nothing has calculated it. */
export function cellValues(): CellValues {
  const kept = new Map<string, number>();
  const others = new Set<string>();
  let added = 0;

  /** Of a cell that a formula in `row` names. */
  function numberIn(column: string, above: number, row: number): number | undefined {
    const place = `${column}${above}`;
    const isEmpty = above < row && !others.has(place) && kept.size + others.size < mostKept;
    return kept.get(place) ?? (isEmpty ? 0 : undefined);
  }

  function sumOfColumn(formula: string): number | undefined {
    const match = /^SUM\(\$?([A-Z]{1,3})\$?(\d{1,7}):\$?\1\$?(\d{1,7})\)$/.exec(formula);
    if (!match) return undefined;
    const [, column, first, last] = match;
    added += Number(last) - Number(first);
    if (added > mostAdded) return undefined;
    let sum = 0;
    for (let row = Number(first); row <= Number(last); row++) {
      sum += Math.round((kept.get(`${column}${row}`) ?? 0) * parts);
    }
    return sum;
  }

  return {
    keep: (place, written) => {
      const value = Number(written);
      if (kept.size < mostKept && Number.isFinite(value)) kept.set(place, value);
    },
    keepOther: (place) => {
      if (others.size < mostKept) others.add(place);
    },
    of: (formula, row) => {
      const cell: CellValue = (column, above) => numberIn(column, above, row);
      const sum = sumOfColumn(formula) ?? sumOf(formula, cell);
      return sum === undefined ? undefined : String(sum / parts);
    },
  };
}

type CellValue = (column: string, row: number) => number | undefined;

/** Signs in force: one for each open parenthesis. Formulas may be nested as deeply as they have parts. */
function sumOf(formula: string, cell: CellValue): number | undefined {
  const signs: number[] = [1];
  let [sum, sign, expectsValue] = [0, 1, true];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const match = token.exec(formula);
    if (!match) return undefined;
    const [, number, column = "", row, mark] = match;
    if (mark === "(") {
      if (!expectsValue) return undefined;
      signs.push((signs.at(-1) ?? 1) * sign);
      sign = 1;
    } else if (mark === ")") {
      if (expectsValue || signs.length === 1) return undefined;
      signs.pop();
    } else if (mark !== undefined) {
      sign = mark === "-" ? -1 : 1;
      expectsValue = true;
    } else {
      const value = number === undefined ? cell(column, Number(row)) : Number(number);
      if (!expectsValue || value === undefined) return undefined;
      sum += (signs.at(-1) ?? 1) * sign * Math.round(value * parts);
      [sign, expectsValue] = [1, false];
    }
  }
  return expectsValue || signs.length > 1 ? undefined : sum;
}
