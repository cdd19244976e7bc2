import { addDays, type Day, daysBetween, startOfMonth } from "../calendar/day.ts";
import { type FiscalYearEnd, fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBalance, FileBooks, FileMovement } from "./file-books.ts";

/** Books as a ledger takes them: balances on the eve of `from`, and what was posted since. */
export interface PostedPeriods {
  readonly from: Day;
  readonly upTo: Day;
  readonly openings: readonly FileBalance[];
  readonly movements: readonly FileMovement[];
  /** Ours, where the file lacks what came before its first balances. */
  readonly clearing?: VendorAccount;
}

export interface AccountKinds {
  /** Whether an account starts each fiscal year at zero. */
  readonly isNominal: (accountId: string) => boolean;
  /** The account that takes in finished years. */
  readonly retainedEarningsId: string;
  readonly fiscalYearEnd: FiscalYearEnd;
}

/** Offsets postings that a balances-only file can't show: it opens with them and closes at zero. */
export const clearingAccount: VendorAccount = {
  id: "file-clearing",
  name: "Not in the file",
  fullName: "Not in the file",
  vendorType: "Equity",
  posting: true,
  active: true,
};

/** Openings and movements from a file's lines, movements or differences of balances; undefined for an empty file. */
export function postedPeriods(books: FileBooks, kinds: AccountKinds): PostedPeriods | undefined {
  const { lines, movements, openings, closings } = books;
  if (lines.first !== undefined && lines.last !== undefined) {
    return since(openings, lines.first, lines.last, lines.months);
  }
  const ends = movements.map(({ end }) => end).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first !== undefined && last !== undefined) return since(openings, first, last, movements);
  return betweenBalances(closings, kinds);
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

/** The balances of the last eve on or before the first posting. */
export function openingsBefore(openings: readonly FileBalance[], first: Day): FileBalance[] {
  const eves = openings.map(({ on }) => on).filter((on) => on <= first);
  const eve = eves.sort().at(-1);
  return openings.filter(({ on }) => on === eve);
}

type Balances = ReadonlyMap<string, number>;

function betweenBalances(
  closings: readonly FileBalance[],
  kinds: AccountKinds,
): PostedPeriods | undefined {
  const days = [...new Set(closings.map(({ on }) => on))].sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;

  const accountIds = [...new Set(closings.map(({ accountId }) => accountId))];
  const at = (day: Day): Balances => {
    const balances = new Map<string, number>();
    for (const { accountId, on, amount } of closings) {
      if (on === day) balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
    }
    return balances;
  };
  const movements: FileMovement[] = [];
  for (const [i, day] of days.entries()) {
    const before = days[i - 1];
    if (before === undefined) continue;
    movements.push(
      ...between(
        { day: before, balances: at(before) },
        { day, balances: at(day) },
        accountIds,
        kinds,
      ),
    );
  }
  return { upTo: last, ...beginning(first, at(first), accountIds, kinds, movements) };
}

/** First balances: nominal ones were posted since their fiscal year began. */
function beginning(
  first: Day,
  balances: Balances,
  accountIds: readonly string[],
  { isNominal, fiscalYearEnd }: AccountKinds,
  later: readonly FileMovement[],
): Omit<PostedPeriods, "upTo"> {
  const from = fiscalYearOf(first, fiscalYearEnd).start;
  const on = addDays(from, -1);
  const nominal = accountIds.filter(isNominal);
  const result = nominal.reduce((sum, id) => sum + (balances.get(id) ?? 0), 0);
  const opened = (accountId: string, amount: number): FileBalance[] =>
    amount === 0 ? [] : [{ accountId, on, amount: toMinor(amount) }];
  return {
    from,
    openings: [
      ...accountIds
        .filter((id) => !isNominal(id))
        .flatMap((id) => opened(id, balances.get(id) ?? 0)),
      ...opened(clearingAccount.id, result),
    ],
    movements: [
      ...nominal.flatMap((id) => moved(id, first, balances.get(id) ?? 0)),
      ...moved(clearingAccount.id, first, -result),
      ...later,
    ],
    ...(result !== 0 && { clearing: clearingAccount }),
  };
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
