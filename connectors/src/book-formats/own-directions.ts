import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { negate } from "@tieout/core/money";
import { guessedSides } from "./ledger-state.ts";
import type { PeriodFigures } from "./period-figures.ts";

interface AccountRow {
  readonly row: number;
  readonly accountId: string;
  readonly figures: PeriodFigures;
}

const none: ReadonlySet<number> = new Set();

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

export const turnedBalances = ({ opening, closing, ...rest }: PeriodFigures): PeriodFigures => ({
  ...rest,
  ...(opening !== undefined && { opening: negate(opening) }),
  ...(closing !== undefined && { closing: negate(closing) }),
});
