import type { Day } from "@tieout/core/calendar/day";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { negate } from "@tieout/core/money";
import type { GuessedSides } from "./ledger-signs.ts";
import { guessedSides } from "./ledger-state.ts";
import type { PeriodFigures } from "./period-figures.ts";

interface AccountRow {
  readonly row: number;
  readonly accountId: string;
  readonly period: { readonly end: Day };
  readonly figures: PeriodFigures;
}

const none: ReadonlySet<number> = new Set();

/** Fewer balances may come to zero by chance. */
const fewestRows = 5;

/**
 * Rows whose opening and closing are printed positive where their account grows by credits, in a sheet that has debits and credits
 * beside them: a row's own arithmetic tells. Where nothing was posted, the account's type does. Only if all openings and all closings
 * come to zero with them turned, and don't without.
 */
export function rowsInOwnDirection(
  rows: readonly AccountRow[],
  accounts: readonly VendorAccount[],
): ReadonlySet<number> {
  const sides = guessedSides(accounts);
  const isAlone = ({ figures }: AccountRow) =>
    figures.opening === undefined && figures.movement === undefined;
  if (rows.every(isAlone)) return balancesAlone(rows, sides);
  const turned = new Set<number>();
  let told = 0;
  for (const { row, accountId, figures } of rows) {
    const { opening, closing, movement } = figures;
    if (opening === undefined || closing === undefined || !movement || turned.has(row)) return none;
    const net = movement.debit - movement.credit;
    if (opening + net === closing) {
      if (net === 0 && sides.get(accountId)?.byCredits) turned.add(row);
    } else if (opening - net === closing) {
      turned.add(row);
      told++;
    } else return none;
  }
  const sumOf = (field: "opening" | "closing", isTurned: boolean) =>
    rows.reduce((sum, { row, figures }) => {
      const figure = figures[field] ?? 0;
      return sum + (isTurned && turned.has(row) ? -figure : figure);
    }, 0);
  const balances = sumOf("opening", true) === 0 && sumOf("closing", true) === 0;
  const balanced = sumOf("opening", false) === 0 && sumOf("closing", false) === 0;
  return told > 0 && balances && !balanced ? turned : none;
}

/**
 * Of balances alone, those of accounts that grow by credits, if all balances of each day come to zero with them turned, and don't
 * without.
 */
function balancesAlone(rows: readonly AccountRow[], sides: GuessedSides): ReadonlySet<number> {
  const turned = new Set(
    rows.flatMap(({ row, accountId }) => (sides.get(accountId)?.byCredits ? [row] : [])),
  );
  const sums = new Map<Day, { printed: number; turned: number }>();
  for (const { row, period, figures } of rows) {
    const sum = sums.get(period.end) ?? { printed: 0, turned: 0 };
    const { closing = 0 } = figures;
    sum.printed += closing;
    sum.turned += turned.has(row) ? -closing : closing;
    sums.set(period.end, sum);
  }
  const says = rows.filter(({ figures }) => (figures.closing ?? 0) !== 0);
  const isProven =
    says.length >= fewestRows &&
    [...sums.values()].every((sum) => sum.turned === 0) &&
    [...sums.values()].some((sum) => sum.printed !== 0);
  return isProven ? turned : none;
}

export const turnedBalances = ({ opening, closing, ...rest }: PeriodFigures): PeriodFigures => ({
  ...rest,
  ...(opening !== undefined && { opening: negate(opening) }),
  ...(closing !== undefined && { closing: negate(closing) }),
});
