import { type Day, endOfMonth } from "../calendar/day.ts";
import { classify } from "../ledger/classify.ts";
import type { Classification, VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileBooks, FileMovement } from "./file-books.ts";

/** An account that gave what it never got, if it began at zero: a receipt without its invoice, or a payment without its bill. */
export interface OldItem {
  readonly accountId: string;
  /** The day by which it's seen. */
  readonly on: Day;
  /** Debit positive: on the side where the account can't stand of its own. */
  readonly balance: Minor;
}

/**
 * Shows that books hold items from before their first posting. Receivables, stock and prepaid expenses that began at zero can't be
 * credited for more than was debited; payables, cards, debts and deferred revenue can't be debited for more than was credited. Each
 * account is followed by day in its first month, and by month after that. Less than 1 % of what was posted to it isn't counted: a
 * deposit or a correction. An account with postings on the other side alone, as an allowance has, counts only where all accounts of
 * its kind together gave what they never got. A bank account may be overdrawn.
 *
 * A deposit that a customer paid into receivables before any invoice is refused too, whoever the customer is: where an old invoice
 * was paid and the next one is open, the same rows stand in the file, in the same order.
 *
 * @param accounts with their types, of the file or guessed
 * @returns the largest first
 */
export function oldItemsIn(
  { lines: { beginnings = [], months } }: FileBooks,
  accounts: readonly VendorAccount[],
): OldItem[] {
  const beginningOf = new Map(beginnings.map((beginning) => [beginning.accountId, beginning]));
  const monthsOf = new Map<string, FileMovement[]>();
  for (const month of months) {
    const own = monthsOf.get(month.accountId);
    if (own) own.push(month);
    else monthsOf.set(month.accountId, [month]);
  }
  const kinds = new Map(accounts.map((account) => [account.id, classify(account).classification]));
  const giving = kindsThatGaveMore(kinds, months);
  const isContra = (kind: Classification, side: Side, own: readonly FileMovement[]) =>
    own.every((month) => month[side] === 0) && !giving.has(kind);
  const found = accounts.flatMap((account): OldItem[] => {
    const kind = kinds.get(account.id);
    const side = kind && sides.get(kind);
    const own = monthsOf.get(account.id);
    if (!side || !own || isContra(kind, side, own)) return [];
    const beginning = beginningOf.get(account.id);
    const days = beginning ? [beginning[side === "debit" ? "lowest" : "highest"]] : [];
    const wrong = [...days, ...monthEnds(own)]
      .map(({ on, balance }) => ({ on, balance, by: side === "debit" ? -balance : balance }))
      .reduce((worst, each) => (each.by > worst.by ? each : worst));
    const posted = own.reduce((sum, { debit, credit }) => sum + debit + credit, 0);
    return wrong.by > posted / 100
      ? [{ accountId: account.id, on: wrong.on, balance: wrong.balance }]
      : [];
  });
  return found.toSorted((one, other) => Math.abs(other.balance) - Math.abs(one.balance));
}

/** Kinds of accounts that together, at a month's end, gave what they never got. */
function kindsThatGaveMore(
  kinds: ReadonlyMap<string, Classification>,
  months: readonly FileMovement[],
): ReadonlySet<Classification> {
  const ofKinds = new Map<Classification, Map<Day, FileMovement>>();
  for (const month of months) {
    const kind = kinds.get(month.accountId);
    if (!kind) continue;
    const own = ofKinds.get(kind) ?? new Map<Day, FileMovement>();
    ofKinds.set(kind, own);
    const { debit = 0, credit = 0 } = own.get(month.end) ?? {};
    const sums = { debit: toMinor(debit + month.debit), credit: toMinor(credit + month.credit) };
    own.set(month.end, { ...month, ...sums });
  }
  const gave = [...ofKinds].filter(([kind, own]) => {
    const side = sides.get(kind);
    return monthEnds([...own.values()]).some(({ balance }) =>
      side === "debit" ? balance < 0 : balance > 0,
    );
  });
  return new Set(gave.map(([kind]) => kind));
}

type Side = "debit" | "credit";

/** On which side an account of the class stands, unless it was overpaid or overdrawn. */
const sides: ReadonlyMap<Classification, Side> = new Map([
  ["ar", "debit"],
  ["inventory", "debit"],
  ["prepaid", "debit"],
  ["fixed_asset", "debit"],
  ["ap", "credit"],
  ["credit_card", "credit"],
  ["deferred_revenue", "credit"],
  ["short_term_debt", "credit"],
  ["long_term_debt", "credit"],
]);

function monthEnds(months: readonly FileMovement[]): { on: Day; balance: Minor }[] {
  let balance = 0;
  return months
    .toSorted((one, other) => (one.end < other.end ? -1 : 1))
    .map(({ end, debit, credit }) => {
      balance += debit - credit;
      return { on: endOfMonth(end), balance: toMinor(balance) };
    });
}
