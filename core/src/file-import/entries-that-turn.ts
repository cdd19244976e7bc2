import { addDays } from "../calendar/index.ts";
import { isNominal, type PeriodEnd } from "./period-ends.ts";
import { openingsBefore } from "./posted-periods.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

/**
 * The entry of a year's last day after which no account holds anything, and the one of the next day that
 * puts it all back. Books that go on without the second are left as they are.
 */
export function entriesThatTurn(at: PeriodEnd, target: string): readonly TurnVoucher[] {
  const { books, end } = at;
  const { turns, last = end } = books.lines;
  if (turns.length === 0 || standsAnything(at)) return [];
  const [emptying] = turns
    .filter(
      ({ date, accounts }) =>
        date === end &&
        accounts.has(target) &&
        [...accounts.keys()].every((id) => !isNominal(at, id)),
    )
    .toSorted((one, other) => other.accounts.size - one.accounts.size);
  if (!emptying) return [];
  const next = addDays(end, 1);
  const refilling = turns.find((one) => one.date === next && areMirrored(one, emptying));
  if (refilling) return [emptying, refilling];
  return last === end ? [emptying] : [];
}

function standsAnything({ books, end }: PeriodEnd): boolean {
  const { lines, openings } = books;
  const balances = new Map<string, number>();
  const add = (accountId: string, amount: number) =>
    balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
  for (const { accountId, amount } of openingsBefore(openings, lines.first ?? end)) {
    add(accountId, amount);
  }
  for (const { accountId, end: month, debit, credit } of lines.months) {
    if (month <= end) add(accountId, debit - credit);
  }
  return [...balances.values()].some((balance) => balance !== 0);
}

function areMirrored({ accounts }: TurnVoucher, other: TurnVoucher): boolean {
  return (
    accounts.size === other.accounts.size &&
    [...accounts].every(([id, { debit, credit }]) => {
      const mirrored = other.accounts.get(id);
      return mirrored !== undefined && debit - credit === mirrored.credit - mirrored.debit;
    })
  );
}
