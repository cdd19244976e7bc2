import type { Day } from "../calendar/day.ts";
import { cutsBetween } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import { assets } from "../ledger/ledger-balances.ts";
import { toMinor } from "../money/money.ts";
import type { BookedFile } from "./book-file.ts";
import { check, type FileCheck } from "./tie-out.ts";

const id = "assets-equal-liabilities-and-equity";

type CheckedBooks = Pick<BookedFile, "accounts" | "fiscalYearEnd" | "openings" | "periods">;

/**
 * Assets against liabilities, equity and the profit for the year to date, on each day that statements can show. Not checkable
 * while an account with a balance has no type, as it may be on either side, and without openings, which leave no balance sheet.
 */
export function sheetCheck(booked: CheckedBooks): FileCheck {
  const days = sheetsOf(booked);
  if (booked.openings?.from === "none" || days.some(({ isWhole }) => !isWhole))
    return check(id, []);
  const total = days.at(-1)?.assets;
  return {
    ...check(
      id,
      days.map(({ end, assets: actual, others: expected }) => ({
        expected: toMinor(expected),
        actual: toMinor(actual),
        place: { end },
      })),
    ),
    ...(total !== undefined && { amount: toMinor(total) }),
  };
}

interface Sheet {
  readonly end: Day;
  readonly assets: number;
  /** Liabilities, equity and profit, as they count up. */
  readonly others: number;
  readonly isWhole: boolean;
}

function sheetsOf({ accounts, periods, fiscalYearEnd }: CheckedBooks): Sheet[] {
  if (!periods) return [];
  const { from, upTo, openings, movements } = periods;
  const kinds = new Map(accounts.map((account) => [account.id, classify(account).classification]));
  const postings = [
    ...openings.map(({ accountId, amount }) => ({ accountId, amount, end: from })),
    // Months may end after the last day.
    ...movements.map(({ accountId, debit, credit, end }) => ({
      ...{ accountId, amount: debit - credit },
      end: end < upTo ? end : upTo,
    })),
  ].toSorted((one, other) => (one.end < other.end ? -1 : 1));

  const balances = new Map<string, number>();
  let next = 0;
  return (periods.balanceDays ?? cutsBetween(from, upTo, fiscalYearEnd)).map((end) => {
    for (let posting = postings[next]; posting && posting.end <= end; posting = postings[++next]) {
      const { accountId, amount } = posting;
      balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
    }
    let [asset, other, isWhole] = [0, 0, true];
    for (const [accountId, balance] of balances) {
      const kind = kinds.get(accountId) ?? "unknown";
      if (kind === "unknown") isWhole &&= balance === 0;
      // Headings that are posted to are shown among other assets.
      else if (assets.has(kind) || kind === "non_posting") asset += balance;
      else other -= balance;
    }
    return { end, assets: asset, others: other, isWhole };
  });
}
