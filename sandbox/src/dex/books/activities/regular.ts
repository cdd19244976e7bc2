import type { Line, TransactionType } from "../books.ts";
import { type DayNumber, dayOfMonth, isMonthEnd, monthOf } from "../calendar.ts";
import { type Activity, activity, type Draft } from "../transaction.ts";

export interface Regular {
  /** A day of the month, or its last. */
  readonly on: number | "month-end";
  /** 1 to 12; every month when left out. */
  readonly months?: readonly number[];
  readonly type: TransactionType;
  readonly memo: string;
  /** Account and cents, debit positive; they add up to nil on every day. */
  readonly lines: (day: DayNumber) => readonly (readonly [account: string, cents: number])[];
}

/** What happens by the calendar. Lines of nil are left out, and what has none doesn't happen. */
export function regular(code: number, entries: readonly Regular[]): Activity {
  return activity(code, (day) => entries.flatMap((entry) => draftsOn(day, entry)));
}

function draftsOn(day: DayNumber, { on, months, type, memo, lines }: Regular): Draft[] {
  const isItsDay = on === "month-end" ? isMonthEnd(day) : dayOfMonth(day) === on;
  if (!isItsDay || (months && !months.includes(monthOf(day)))) return [];
  const posted = lines(day)
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]): Line => ({ account, amount, memo }));
  return posted.length ? [{ type, lines: posted }] : [];
}
