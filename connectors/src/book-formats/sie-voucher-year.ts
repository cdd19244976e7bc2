import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { addDays, type Day } from "@tieout/core/calendar/day";

/**
 * The first day of the current year, where vouchers that are dated before it belong to it: its closing balances need them, or
 * the file has no openings of an earlier year. Packages write such vouchers when somebody changes the date of one.
 */
export function firstDayOfVouchers(books: FileBooks): Day | undefined {
  const { fiscalYears, covered, lines, openings, closings } = books;
  const year = fiscalYears.find(({ start, end }) => covered && covered >= start && covered <= end);
  if (!year || lines.first === undefined || lines.first >= year.start) return undefined;

  const opened = openings.filter(({ on }) => on === addDays(year.start, -1));
  const closed = closings.filter(({ on }) => on === covered);
  const posted = lines.months.map(({ accountId, end, debit, credit }) => ({
    accountId,
    end,
    amount: debit - credit,
  }));
  const ties = (postings: typeof posted) => {
    const open = sumsOf([...opened, ...postings]);
    for (const { accountId, amount } of closed) {
      open.set(accountId, (open.get(accountId) ?? 0) - amount);
    }
    return [...open.values()].every((rest) => rest === 0);
  };
  const tiesWithout = ties(posted.filter(({ end }) => end >= year.start));
  if (closed.length > 0 && !tiesWithout && ties(posted)) return year.start;
  const first = lines.first;
  return opened.length > 0 && !openings.some(({ on }) => on < first) ? year.start : undefined;
}

function sumsOf(
  amounts: readonly { readonly accountId: string; readonly amount: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of amounts) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  return sums;
}
