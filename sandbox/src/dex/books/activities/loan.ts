import { type DayNumber, dayOfMonth, monthOf, yearOf } from "../calendar.ts";
import { type Activity, activity } from "../transaction.ts";

export interface Loan {
  readonly account: string;
  readonly interest: string;
  readonly bank: string;
  readonly first: DayNumber;
  /** Owed on the first day, cents. */
  readonly opening: number;
  /** Repaid each month, cents. */
  readonly principal: number;
  readonly yearlyRate: number;
  readonly paidOn: number;
}

/** A level repayment of principal each month, with the interest on what was owed before. */
export function loan(code: number, options: Loan): Activity {
  const { account, interest, bank, principal, paidOn, yearlyRate } = options;

  return activity(code, (day) => {
    if (dayOfMonth(day) !== paidOn) return [];
    const owed = options.opening - principal * monthsBetween(options.first, day);
    if (owed <= 0) return [];
    const repaid = Math.min(principal, owed);
    const charged = Math.round((owed * yearlyRate) / 12);
    return [
      {
        type: "Expense",
        lines: [
          { account, amount: repaid, memo: "Principal" },
          { account: interest, amount: charged, memo: "Interest" },
          { account: bank, amount: -(repaid + charged), memo: "Loan instalment" },
        ],
      },
    ];
  });
}

/** Whole calendar months that began after `first`'s month, up to `day`'s. */
export function monthsBetween(first: DayNumber, day: DayNumber): number {
  return (yearOf(day) - yearOf(first)) * 12 + monthOf(day) - monthOf(first);
}
