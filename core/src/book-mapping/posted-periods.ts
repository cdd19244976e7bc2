import { addDays, type Day, daysBetween, startOfMonth } from "../calendar/day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBalance, FileBooks, FileMovement } from "./file-books.ts";

/** Books as a ledger takes them: balances on the eve of `from`, and what was posted since. */
export interface PostedPeriods {
  readonly from: Day;
  readonly upTo: Day;
  readonly openings: readonly FileBalance[];
  readonly movements: readonly FileMovement[];
  /** The only days with balances, where the file has no postings between them. */
  readonly balanceDays?: readonly Day[];
  /** The first day with postings, where the file has balances alone of the years before. */
  readonly postedFrom?: Day;
  /** Those of the movements that no postings make: of the years before, and at their turn. */
  readonly carried?: readonly FileMovement[];
}

export interface AccountKinds {
  /** Whether an account starts each fiscal year at zero. */
  readonly isNominal: (accountId: string) => boolean;
  /** The account that takes in finished years. */
  readonly retainedEarningsId: string;
  readonly fiscalYearEnd: FiscalYearEnd;
}

/** Openings and movements from a file's lines, movements or differences of balances; undefined for an empty file. */
export function postedPeriods(books: FileBooks, kinds: AccountKinds): PostedPeriods | undefined {
  const { lines, movements, openings } = books;
  if (lines.first !== undefined && lines.last !== undefined) {
    return since(openings, lines.first, lines.last, lines.months);
  }
  const ends = movements.map(({ end }) => end).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first !== undefined && last !== undefined) {
    const posted = since(openings, first, last, movements);
    return books.format === "trial-balance"
      ? { ...posted, balanceDays: daysWithin(posted, books) }
      : posted;
  }
  return betweenBalances(books, kinds);
}

/** From the last openings before the first posting; a file may have those of earlier years too. */
function since(
  openings: readonly FileBalance[],
  first: Day,
  upTo: Day,
  movements: readonly FileMovement[],
): PostedPeriods {
  const opened = openingsBefore(openings, first);
  const [eve] = opened;
  return {
    from: eve === undefined ? startOfMonth(first) : addDays(eve.on, 1),
    upTo,
    openings: opened,
    movements,
  };
}

/** The ends of a trial balance's own periods: what was posted within them isn't known by month. */
function daysWithin({ from, upTo }: PostedPeriods, { movements, closings }: FileBooks): Day[] {
  const days = [...movements.map(({ end }) => end), ...closings.map(({ on }) => on)];
  return [...new Set(days)].filter((day) => day >= from && day <= upTo).sort();
}

/** The balances of the last eve on or before the first posting. */
export function openingsBefore(openings: readonly FileBalance[], first: Day): FileBalance[] {
  const eves = openings.map(({ on }) => on).filter((on) => on <= first);
  const eve = eves.sort().at(-1);
  return openings.filter(({ on }) => on === eve);
}

type Balances = ReadonlyMap<string, number>;

/** A balance says nothing of the time before it but what its year's profit and loss came to, so the ledger has these days alone. */
function betweenBalances(all: FileBooks, kinds: AccountKinds): PostedPeriods | undefined {
  const books = withOneYearEnd(all, kinds);
  const { closings } = books;
  const balanceDays = [...new Set(closings.map(({ on }) => on))].sort();
  const [first] = balanceDays;
  const upTo = balanceDays.at(-1);
  if (first === undefined || upTo === undefined) return undefined;

  const opened = balancedOpenings(books, first);
  const accountIds = [...new Set([...opened, ...closings].map(({ accountId }) => accountId))];
  const [eve] = opened;
  const known = [
    ...(eve ? [{ day: eve.on, balances: balancesOn(opened, eve.on) }] : []),
    ...balanceDays.map((day) => ({ day, balances: balancesOn(closings, day) })),
  ];
  const movements = known.slice(1).flatMap((after, i) => {
    const before = known[i];
    return before ? between(before, after, accountIds, kinds) : [];
  });
  return {
    from: eve ? addDays(eve.on, 1) : startOfYear(books, first, kinds),
    upTo,
    openings: opened,
    // Without openings, the first balances are all that is known of what was posted until then.
    movements: eve ? movements : [...stoodOn(first, known[0]?.balances), ...movements],
    balanceDays,
  };
}

/** Without the years before the last that began on another day: a ledger would count theirs as parts of its own years. */
function withOneYearEnd(books: FileBooks, { fiscalYearEnd }: AccountKinds): FileBooks {
  const { fiscalYears, openings, closings } = books;
  const begun = fiscalYears
    .filter(({ start, said }) => said && fiscalYearOf(start, fiscalYearEnd).start !== start)
    .map(({ start }) => start)
    .sort()
    .at(-1);
  if (begun === undefined) return books;
  return {
    ...books,
    openings: openings.filter(({ on }) => addDays(on, 1) >= begun),
    closings: closings.filter(({ on }) => on >= begun),
  };
}

/** Openings that don't balance aren't what the first balances began with. */
function balancedOpenings({ openings }: FileBooks, first: Day): FileBalance[] {
  const opened = openingsBefore(
    openings.filter(({ on }) => on < first),
    first,
  );
  return opened.reduce((sum, { amount }) => sum + amount, 0) === 0 ? opened : [];
}

/** As the file says, because a year may be shorter or longer than others. */
function startOfYear({ fiscalYears }: FileBooks, day: Day, { fiscalYearEnd }: AccountKinds): Day {
  const said = fiscalYears.find((year) => year.said && year.start <= day && day <= year.end);
  return (said ?? fiscalYearOf(day, fiscalYearEnd)).start;
}

function balancesOn(figures: readonly FileBalance[], day: Day): Balances {
  const balances = new Map<string, number>();
  for (const { accountId, on, amount } of figures) {
    if (on === day) balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
  }
  return balances;
}

function stoodOn(day: Day, balances: Balances = new Map()): FileMovement[] {
  return [...balances].flatMap(([accountId, balance]) => moved(accountId, day, balance));
}

interface BalancesOn {
  readonly day: Day;
  readonly balances: Balances;
}

function between(
  before: BalancesOn,
  after: BalancesOn,
  accountIds: readonly string[],
  kinds: AccountKinds,
): FileMovement[] {
  const { isNominal, retainedEarningsId } = kinds;
  const turned = startsAnew(before, after, accountIds, kinds);
  const result = turned
    ? accountIds.filter(isNominal).reduce((sum, id) => sum + (before.balances.get(id) ?? 0), 0)
    : 0;
  // The file may lack the account that takes the result in.
  const ids = result === 0 ? accountIds : new Set([...accountIds, retainedEarningsId]);
  return [...ids].flatMap((id) => {
    const held = turned && isNominal(id) ? 0 : (before.balances.get(id) ?? 0);
    // Not posted: the ledger closes years itself.
    const closed = id === retainedEarningsId ? result : 0;
    return moved(id, after.day, (after.balances.get(id) ?? 0) - held - closed);
  });
}

/** Whether nominal accounts restarted, so the books close their years. */
function startsAnew(
  before: BalancesOn,
  after: BalancesOn,
  accountIds: readonly string[],
  { isNominal, retainedEarningsId, fiscalYearEnd }: AccountKinds,
): boolean {
  const [finished, begun] = [before, after].map(({ day }) => fiscalYearOf(day, fiscalYearEnd));
  if (!finished || !begun || finished.end === begun.end) return false;

  const nominal = accountIds.filter(isNominal);
  const sum = (of: (amount: number) => number, { balances }: BalancesOn) =>
    nominal.reduce((total, id) => total + of(balances.get(id) ?? 0), 0);
  const result = sum((amount) => amount, before);
  const retained = [before, after].map(({ balances }) => balances.get(retainedEarningsId) ?? 0);
  if (result !== 0 && (retained[1] ?? 0) - (retained[0] ?? 0) === result) return true;

  // Unclosed balances have grown; restarted ones match their days.
  const share =
    (daysBetween(begun.start, after.day) + 1) / (daysBetween(finished.start, before.day) + 1);
  return sum(Math.abs, after) < sum(Math.abs, before) * (share + 0.5);
}

function moved(accountId: string, end: Day, net: number): FileMovement[] {
  return net === 0 ? [] : [{ accountId, end, ...sidesOf(toMinor(net)) }];
}

/** An amount on the side it stands on. */
export function sidesOf(net: Minor): { readonly debit: Minor; readonly credit: Minor } {
  return { debit: toMinor(Math.max(net, 0)), credit: toMinor(Math.max(-net, 0)) };
}
