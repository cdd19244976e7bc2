import type { Party } from "../books.ts";
import { type DayNumber, dayOfMonth, isBusinessDay, startOfMonth } from "../calendar.ts";
import { randomOf } from "../random.ts";
import { type Activity, activity, type Draft } from "../transaction.ts";

export interface Card {
  readonly seed: number;
  readonly account: string;
  readonly bank: string;
  /** The books' first day; what was bought before isn't theirs to pay. */
  readonly first: DayNumber;
  /** What is bought with it: expense account, whom from, median cents. */
  readonly purchases: readonly (readonly [account: string, vendor: Party, cents: number])[];
  /** How likely a purchase is on a business day. */
  readonly chance: number;
}

const statementPaidOn = 15;

/** Purchases by credit card, and the month's total paid on the 15th of the next. Takes two codes. */
export function card(code: number, options: Card): readonly Activity[] {
  const { account, bank } = options;

  const purchases = activity(code, (day) => purchasesOn(day, options));
  const payments = activity(code + 1, (day) => {
    if (dayOfMonth(day) !== statementPaidOn) return [];
    const total = spentInMonthBefore(day, options);
    if (total === 0) return [];
    const memo = "Card statement";
    return [
      {
        type: "Credit Card Payment",
        lines: [
          { account, amount: total, memo },
          { account: bank, amount: -total, memo },
        ],
      },
    ];
  });

  return [purchases, payments];
}

function purchasesOn(day: DayNumber, { seed, account, purchases, chance }: Card): Draft[] {
  const random = randomOf(seed, day);
  if (!isBusinessDay(day) || !random.happens(chance)) return [];
  const [expense, party, median] = random.pick(purchases);
  const amount = random.cents(median, 0.5);

  return [
    {
      type: "Expense",
      party,
      lines: [
        { account: expense, amount },
        { account, amount: -amount },
      ],
    },
  ];
}

function spentInMonthBefore(day: DayNumber, options: Card): number {
  let total = 0;
  const end = startOfMonth(day);
  for (let at = Math.max(options.first, startOfMonth(end - 1)); at < end; at += 1) {
    for (const { lines } of purchasesOn(at, options)) total += lines[0]?.amount ?? 0;
  }
  return total;
}
