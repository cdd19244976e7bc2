import type { AccountBeginning } from "@tieout/core/book-mapping/file-books";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";

export interface AccountBeginnings {
  readonly add: (accountId: string, date: Day, amount: number) => void;
  readonly found: () => readonly AccountBeginning[];
}

/** Follows each account by day in the first month that it's posted to, so that memory doesn't grow with the file. */
export function accountBeginnings(): AccountBeginnings {
  const firstMonths = new Map<
    string,
    { readonly month: string; readonly days: Map<Day, number> }
  >();

  function add(accountId: string, date: Day, amount: number): void {
    const month = date.slice(0, monthLength);
    let first = firstMonths.get(accountId);
    // Lines may come in any order.
    if (first === undefined || month < first.month) {
      first = { month, days: new Map() };
      firstMonths.set(accountId, first);
    }
    if (month === first.month) first.days.set(date, (first.days.get(date) ?? 0) + amount);
  }

  const found = () =>
    [...firstMonths].flatMap(([accountId, { days }]) => beginningOf(accountId, days));

  return { add, found };
}

const monthLength = "2025-01".length;

function beginningOf(
  accountId: string,
  days: ReadonlyMap<Day, number>,
): AccountBeginning | readonly [] {
  let sum = 0;
  const balances = [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([on, amount]) => {
      sum += amount;
      return { on, balance: toMinor(sum) };
    });
  const [firstDay] = balances;
  if (!firstDay) return [];
  return {
    accountId,
    firstDay,
    lowest: balances.reduce((low, each) => (each.balance < low.balance ? each : low)),
    highest: balances.reduce((high, each) => (each.balance > high.balance ? each : high)),
  };
}
