import { type Day, endOfMonth, partsOf } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { syntheticRetainedEarningsId, withRetainedEarnings } from "../ledger/roll-forward.ts";
import { december } from "./books-answers.ts";
import { type ClosingEntries, withoutClosingEntries } from "./closing-entries.ts";
import { type FoundType, type SaidTypes, withGuessedTypes } from "./complete-chart.ts";
import type { FileBalance, FileBooks } from "./file-books.ts";
import type { SaidOpenings } from "./file-choices.ts";
import { findClosingEntries } from "./find-closing-entries.ts";
import { type OddYears, oddYearsOf } from "./odd-years.ts";
import {
  eveWithoutOpenings,
  type FileSaidOpenings,
  type OpeningsSource,
  openingsSource,
  withSaidOpenings,
} from "./opening-balances.ts";
import { type PostedPeriods, postedPeriods } from "./posted-periods.ts";
import { restartedAfter } from "./restarts.ts";
import { withYearsBefore } from "./years-before.ts";

/** Books ready to collect: every account typed, in periods that a ledger takes. */
export interface BookedFile {
  /** The file's, without the entries by which it closed its years. */
  readonly books: FileBooks;
  readonly accounts: readonly VendorAccount[];
  /** Of the accounts without a type in the file, in its order. */
  readonly types: readonly FoundType[];
  readonly fiscalYearEnd: FiscalYearEnd & { readonly said: boolean };
  readonly closing?: ClosingEntries;
  /** Absent for empty books. `upTo` is the last day covered. */
  readonly periods?: PostedPeriods;
  /** A date is probably mistyped, because the books run too long. */
  readonly isOddSpan: boolean;
  readonly oddYears: OddYears;
  /** Last days of years whose balances are in the file, and not in its periods. */
  readonly yearsNotShown: readonly Day[];
  /** Absent if the file says its openings, or has no postings. */
  readonly openings?: OpeningsSource;
  /** Days of balances on which all income and expenses are zero, because their year was closed before the export. */
  readonly closedDays: readonly Day[];
}

/** A person's answers about a file's books, and a second file's; the rest is worked out. */
export interface BooksSaid {
  readonly fiscalYearEnd?: FiscalYearEnd | undefined;
  readonly types?: SaidTypes | undefined;
  readonly openings?: SaidOpenings | FileSaidOpenings | undefined;
}

/** `today` is the sender's: an unfinished month ends with its last line. */
export function bookFile(asRead: FileBooks, today: Day, said: BooksSaid = {}): BookedFile {
  const eve = eveWithoutOpenings(asRead);
  const file = withSaidOpenings(asRead, eve, said.openings);
  const { accounts: typed, found: types } = withGuessedTypes(
    file.accounts,
    balancesOf(file),
    said.types,
  );
  const fiscalYearEnd = yearEndOf(file, typed, said.fiscalYearEnd);
  const closing = findClosingEntries(file, chartOf(typed), fiscalYearEnd);
  const postings = closing ? withoutClosingEntries(file, closing) : file;
  const accounts = closing ? retainedIn(typed, closing) : typed;
  const chart = chartOf(accounts);
  const nominal = new Set(
    chart.accounts.filter(({ kind }) => kind === "Nominal").map(({ id }) => id),
  );
  const { retainedEarningsId } = chart;
  const kinds = { isNominal: (id: string) => nominal.has(id), retainedEarningsId, fiscalYearEnd };
  const posted = postedPeriods(postings, kinds);
  const upTo = posted && lastDayOf(postings, posted, today);
  const withYears = upTo && withYearsBefore(postings, { ...posted, upTo }, chart, kinds);
  const periods = withYears?.periods;
  const books = withYears ? { ...postings, closings: withYears.closings } : postings;
  const needsRetained = periods?.movements.some(
    ({ accountId }) => accountId === retainedEarnings.id,
  );
  return {
    books,
    accounts: [...accounts, ...(needsRetained ? [retainedEarnings] : [])],
    types,
    fiscalYearEnd,
    ...(closing && { closing }),
    ...(periods && { periods }),
    ...(eve !== undefined && {
      openings: openingsSource(asRead, eve, { accounts, said: said.openings }),
    }),
    closedDays: closedOf(books, nominal, periods),
    isOddSpan: periods !== undefined && isOddSpan(periods, today),
    oddYears: oddYearsOf(file, fiscalYearEnd),
    yearsNotShown: periods ? yearsNotShown(books, periods) : [],
  };
}

function closedOf(
  { closings }: FileBooks,
  nominal: ReadonlySet<string>,
  { balanceDays = [], postedFrom }: Pick<PostedPeriods, "balanceDays" | "postedFrom"> = {},
): Day[] {
  const earned = closings.filter(({ accountId, amount }) => amount !== 0 && nominal.has(accountId));
  const days = new Set(earned.map(({ on }) => on));
  // A trial balance of openings and what was posted since has no balances of its last day.
  const stated = new Set(closings.map(({ on }) => on));
  const alone = postedFrom ? balanceDays.filter((day) => day < postedFrom) : balanceDays;
  return alone.filter((day) => stated.has(day) && !days.has(day));
}

/** Balances of a year that the next doesn't go on from, or that ended on another day than later ones. */
function yearsNotShown({ closings, fiscalYears }: FileBooks, { from }: PostedPeriods): Day[] {
  const known = new Set(closings.map(({ on }) => on));
  return fiscalYears.flatMap(({ end }) => (end < from && known.has(end) ? end : []));
}

/** Ours, where the file lacks an account that takes in finished years. */
const retainedEarnings: VendorAccount = {
  id: syntheticRetainedEarningsId,
  name: "Retained earnings",
  fullName: "Retained earnings",
  vendorType: "Equity",
  specialRole: "RetainedEarnings",
  posting: true,
  active: true,
};

/** Each account's latest balance, or else what its first opening and its postings come to. Debit positive. */
function balancesOf({
  openings,
  closings,
  movements,
  lines,
}: FileBooks): ReadonlyMap<string, number> {
  const byDay = (one: FileBalance, other: FileBalance) => (one.on < other.on ? -1 : 1);
  const lastOf = (balances: readonly FileBalance[]) =>
    new Map<string, number>(balances.map(({ accountId, amount }) => [accountId, amount]));
  const said = lastOf(closings.toSorted(byDay));
  const added = lastOf(openings.toSorted(byDay).toReversed());
  for (const { accountId, debit, credit } of movements.length > 0 ? movements : lines.months) {
    added.set(accountId, (added.get(accountId) ?? 0) + debit - credit);
  }
  // A ledger may close some accounts only.
  return new Map([...added, ...said]);
}

const chartOf = (accounts: readonly VendorAccount[]) =>
  withRetainedEarnings(accounts.map((account) => classify(account)));

/** The account that took one year's result by an entry takes all years'. */
function retainedIn(
  accounts: readonly VendorAccount[],
  { retainedEarningsId }: ClosingEntries,
): readonly VendorAccount[] {
  return accounts.map((account) =>
    account.id === retainedEarningsId ? { ...account, specialRole: "RetainedEarnings" } : account,
  );
}

/**
 * Lines go on to the day that the file says it covers. Where it doesn't, they go on to the end of their last month, or to a
 * later day with balances, as far as those days have come.
 */
function lastDayOf(
  { lines, closings, covered }: FileBooks,
  { upTo }: PostedPeriods,
  today: Day,
): Day {
  if (lines.count === 0) return upTo;
  if (covered !== undefined) return covered > upTo ? covered : upTo;
  const days = [endOfMonth(upTo), ...closings.map(({ on }) => on)];
  return days.reduce((last, day) => (day > last && day <= today ? day : last), upTo);
}

/** As a person or the file says, or as balances that restart tell; else the likeliest. */
function yearEndOf(
  file: FileBooks,
  accounts: readonly VendorAccount[],
  said: FiscalYearEnd | undefined,
): BookedFile["fiscalYearEnd"] {
  if (said) return { ...said, said: true };
  const last = file.fiscalYears.at(-1);
  if (!last?.said) {
    const kinds = new Map(accounts.map((account) => [account.id, classify(account).kind]));
    const told = restartedAfter(file, (id) => kinds.get(id) === "Nominal");
    if (told) return { ...told, said: true };
  }
  if (!last) return { ...december, said: false };
  const { month, dayOfMonth: day } = partsOf(last.end);
  return { month, day: endOfMonth(last.end) === last.end ? 31 : day, said: last.said };
}

/** Over a year past the sending day, or longer than twenty years: a date is probably mistyped (2062), and no sum shows it. */
function isOddSpan(
  { from, upTo }: { readonly from: Day; readonly upTo: Day },
  today: Day,
): boolean {
  const { year } = partsOf(upTo);
  return year > partsOf(today).year + 1 || year - partsOf(from).year > 20;
}
