import { parseDay } from "@tieout/core/calendar";
import type { LineCursor } from "@tieout/server/database";

/** Totals of the journal lines between two days, and of their months. */
export interface LineTotals {
  readonly count: number;
  readonly debit: number;
  readonly credit: number;
  readonly monthDebit: number;
  readonly monthCredit: number;
}

/** Where a page begins, with the totals that were counted for the first page. */
interface JournalCursor {
  readonly after: LineCursor;
  readonly totals: LineTotals;
}

export function writeCursor({ after, totals }: JournalCursor): string {
  const { periodEnd, date, position } = after;
  const { count, debit, credit, monthDebit, monthCredit } = totals;
  return [periodEnd, date, position, count, debit, credit, monthDebit, monthCredit].join(".");
}

/**
 * Only what could have been written: anybody can make one up, and PostgreSQL knows no year 0. Totals that were
 * made up are shown to nobody but who made them up.
 */
export function readCursor(text: string): JournalCursor | undefined {
  const [, end = "", day = "", numbers = ""] =
    /^((?!0000)\d{4}-\d\d-\d\d)\.((?!0000)\d{4}-\d\d-\d\d)\.(\d{1,16}(?:\.\d{1,16}){5})$/.exec(
      text,
    ) ?? [];
  const periodEnd = parseDay(end);
  const date = parseDay(day);
  const [position = 0, count = 0, debit = 0, credit = 0, monthDebit = 0, monthCredit = 0] = numbers
    .split(".")
    .map(Number);
  const known = [position, count, debit, credit, monthDebit, monthCredit].every(
    Number.isSafeInteger,
  );
  if (!periodEnd || !date || !known) return undefined;
  return {
    after: { periodEnd, date, position },
    totals: { count, debit, credit, monthDebit, monthCredit },
  };
}
