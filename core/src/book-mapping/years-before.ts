import { addDays, type Day } from "../calendar/day.ts";
import { cutsBetween, type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { ClosedChart } from "../ledger/roll-forward.ts";
import { toMinor } from "../money/money.ts";
import { withoutClosingEntries } from "./closing-entries.ts";
import type { FileBalance, FileBooks, LineFacts } from "./file-books.ts";
import { findClosingEntries } from "./find-closing-entries.ts";
import { type AccountKinds, type PostedPeriods, postedPeriods, sidesOf } from "./posted-periods.ts";

/**
 * The books with the years before their postings or months, of which the file has balances alone. Each such year keeps its length; only the
 * first may have another than a fiscal year's, because a ledger closes all years on the same day. Balances of a year that the file
 * closed are as they stood before its closing, as those of the postings are.
 */
export function withYearsBefore(
  books: FileBooks,
  posted: PostedPeriods,
  chart: ClosedChart,
  kinds: AccountKinds,
): { readonly periods: PostedPeriods; readonly closings: readonly FileBalance[] } {
  const asPosted = { periods: posted, closings: books.closings };
  const { from: postedFrom, upTo } = posted;
  const { fiscalYearEnd } = kinds;
  const days = yearEndsBefore(books, postedFrom, fiscalYearEnd);
  const hasMonths = books.movements.length > 0 && posted.balanceDays === undefined;
  const isPosted = books.lines.count > 0 || hasMonths;
  if (!isPosted || posted.openings.length === 0 || days.length === 0) return asPosted;

  const balances = balancesAlone(books, days);
  const closing = findClosingEntries(balances, chart, fiscalYearEnd);
  const unclosed = closing ? withoutClosingEntries(balances, closing) : balances;
  const before = postedPeriods(unclosed, kinds);
  const turned = movedAtTurn(unclosed.closings, posted, kinds);
  // Balances that the postings don't go on from are of other books.
  const isEquity = (accountId: string) =>
    chart.accounts.some(
      ({ id, classification }) =>
        id === accountId && (classification === "equity" || classification === "retained_earnings"),
    );
  if (!before || !turned.every(({ accountId }) => isEquity(accountId))) return asPosted;

  const cuts = cutsBetween(postedFrom, upTo, fiscalYearEnd);
  const [end = upTo] = cuts;
  const carried = [
    ...before.movements,
    ...turned.map(({ accountId, net }) => ({ accountId, end, ...sidesOf(toMinor(net)) })),
  ];
  const periods = {
    from: before.from,
    upTo,
    openings: before.openings,
    movements: [...carried, ...posted.movements],
    balanceDays: [...days, ...cuts],
    postedFrom,
    carried,
  };
  const since = books.closings.filter(({ on }) => !days.includes(on));
  return { periods, closings: [...unclosed.closings, ...since] };
}

/** Last days of the years with balances that lead up to the first posting, ascending. */
function yearEndsBefore(
  { fiscalYears, closings }: FileBooks,
  postedFrom: Day,
  fiscalYearEnd: FiscalYearEnd,
): Day[] {
  const known = new Set(closings.map(({ on }) => on));
  const days: Day[] = [];
  for (let start = postedFrom; fiscalYearOf(start, fiscalYearEnd).start === start; ) {
    const eve = addDays(start, -1);
    const year = fiscalYears.find(({ end, said }) => said && end === eve);
    if (!year || !known.has(eve)) break;
    days.unshift(eve);
    start = year.start;
  }
  return days;
}

function balancesAlone(books: FileBooks, days: readonly Day[]): FileBooks {
  const first = books.fiscalYears.find(({ end }) => end === days[0]);
  const eve = first && addDays(first.start, -1);
  return {
    ...books,
    openings: books.openings.filter(({ on }) => on === eve),
    closings: books.closings.filter(({ on }) => days.includes(on)),
    movements: [],
    lines: noLines,
  };
}

const noLines: LineFacts = {
  count: 0,
  debits: toMinor(0),
  credits: toMinor(0),
  months: [],
  turns: [],
  misdated: { count: 0, some: [] },
  unbalanced: { count: 0, some: [] },
};

/** What the new year's openings moved, other than the result that the ledger itself carries over: net, by account. */
function movedAtTurn(
  closings: readonly FileBalance[],
  { openings }: PostedPeriods,
  { isNominal, retainedEarningsId }: AccountKinds,
): readonly { readonly accountId: string; readonly net: number }[] {
  const nets = new Map<string, number>();
  const add = (accountId: string, amount: number) =>
    nets.set(accountId, (nets.get(accountId) ?? 0) + amount);
  for (const { accountId, amount } of openings) add(accountId, amount);
  const [eve] = openings;
  for (const { accountId, on, amount } of closings) {
    if (on === eve?.on) add(isNominal(accountId) ? retainedEarningsId : accountId, -amount);
  }
  return [...nets].flatMap(([accountId, net]) => (net === 0 ? [] : { accountId, net }));
}
