import { readDay } from "@tieout/core/book-mapping/day-text";
import { readFigure } from "@tieout/core/book-mapping/figure";
import { type SheetCell, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { isAccountNumber } from "./account-text.ts";

/** Shares of the column's nonempty cells. */
export interface ColumnEvidence {
  readonly filled: number;
  readonly figures: number;
  /** With cents, grouped thousands or a sign, which account numbers don't have. */
  readonly amounts: number;
  readonly days: number;
  readonly accountNumbers: number;
  readonly words: number;
  readonly sides: number;
}

export function columnEvidence(rows: readonly SheetRow[], column: number): ColumnEvidence {
  const cells = rows.map(({ cells }) => cells[column]).filter((cell) => textOf(cell).trim() !== "");
  const share = (holds: (cell: SheetCell | undefined) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;
  return {
    filled: cells.length,
    figures: share(isFigure),
    amounts: share((cell) => isFigure(cell) && amountMarks.test(textOf(cell).trim())),
    days: share(isDay),
    accountNumbers: share((cell) => cell?.kind !== "day" && isAccountNumber(textOf(cell))),
    words: share((cell) => cell?.kind === "text" && /\p{L}{2}/u.test(cell.text)),
    sides: share((cell) => isSide(textOf(cell).trim())),
  };
}

/** Sage's journals use JD and JC. */
export const isSide = (text: string): boolean =>
  /^(d|c|dr|cr|db|s|h|jd|jc|debit|credit|soll|haben|dare|avere)\.?$/i.test(text);

const amountMarks = /^[-−(]|\p{Sc}|\d[.,]\d{1,2}(\D|$)|\d[.,'’\s]\d{3}(\D|$)/u;

function isFigure(cell: SheetCell | undefined): boolean {
  if (cell?.kind !== "text") return cell?.kind === "number";
  return ([".", ","] as const).some(
    (decimal) => readFigure(cell.text, { decimal, digits: 4 }).result !== "refused",
  );
}

function isDay(cell: SheetCell | undefined): boolean {
  if (cell?.kind === "day") return true;
  const text = textOf(cell);
  if (cell?.kind === "number" && !/^(19|20)\d{6}$/.test(text)) return false;
  return (["dmy", "mdy"] as const).some((order) => readDay(text, order).result === "read");
}
