import { toMinor } from "../money/money.ts";
import type { PeriodFigures } from "./period-figures.ts";

interface SaidFigures {
  readonly figures: PeriodFigures;
}

/**
 * The rows of one period with what accounts must have held before it, where they say only what was posted
 * and what stood at its end. Where that is nothing for all of them, their sums hold the openings as well and
 * are no movements; nor can they be used where nobody says since when: then the balances are all there is.
 */
export function withUnsaidOpenings<Row extends SaidFigures>(
  rows: readonly Row[],
  isStartSaid: boolean,
): readonly Row[] {
  const saysBoth = rows.some(({ figures }) => figures.closing !== undefined && figures.movement);
  if (!saysBoth || rows.some(({ figures }) => figures.opening !== undefined)) return rows;

  const opened = rows.map((row) => {
    const { closing = 0, movement } = row.figures;
    const { debit = 0, credit = 0 } = movement ?? {};
    return { ...row, figures: { ...row.figures, opening: toMinor(closing - debit + credit) } };
  });
  const opens = opened.some(({ figures }) => figures.opening !== 0);
  if (opens && isStartSaid) return opened;
  return rows.map((row) => {
    const { movement: _, ...figures } = row.figures;
    return { ...row, figures };
  });
}
