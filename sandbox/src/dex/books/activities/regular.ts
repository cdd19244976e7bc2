import {
  type Activity,
  activity,
  type Draft,
  type Line,
  type Party,
  type Side,
  type TransactionType,
} from "../books.ts";
import {
  type DayNumber,
  dayOfMonth,
  isBusinessDay,
  isMonthEnd,
  monthOf,
  startOfMonth,
  yearOf,
} from "../calendar.ts";
import type { Documents } from "../documents.ts";
import { randomOf } from "../random.ts";

export interface Regular {
  /** A day of the month, or its last. */
  readonly on: number | "month-end";
  /** 1 to 12; every month if omitted. */
  readonly months?: readonly number[];
  readonly type: TransactionType;
  readonly memo: string;
  /** Account and cents, debit positive; they sum to zero on every day. */
  readonly lines: (day: DayNumber) => readonly (readonly [account: string, cents: number])[];
}

/** Recurring entries. Zero lines are omitted, and so are entries without lines. */
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

/** A recurring transfer between two accounts; a journal entry by default. */
export function moving(
  on: Regular["on"],
  memo: string,
  to: string,
  from: string,
  cents: (day: DayNumber) => number,
  more: Partial<Pick<Regular, "type" | "months">> = {},
): Regular {
  return {
    on,
    memo,
    type: "Journal Entry",
    lines: (day) => [
      [to, cents(day)],
      [from, -cents(day)],
    ],
    ...more,
  };
}

/** Opening balances, offset by retained earnings. Carried-over documents' share of `openingEquity` is reversed. */
export function opening(
  code: number,
  first: DayNumber,
  balances: readonly (readonly [account: string, cents: number])[],
  equity: {
    readonly retained: string;
    readonly openingEquity: string;
    readonly documents: Readonly<Record<Side, Documents>>;
  },
): Activity {
  return activity(code, (day) => {
    if (day !== first) return [];
    const memo = "Opening balances";
    const lines: Line[] = balances.map(([account, amount]) => ({ account, amount, memo }));
    const { receivable, payable } = equity.documents;
    const carried = receivable.carriedOver - payable.carriedOver;
    if (carried !== 0) lines.push({ account: equity.openingEquity, amount: carried, memo });
    const rest = lines.reduce((total, { amount }) => total + amount, 0);
    lines.push({ account: equity.retained, amount: -rest, memo });
    return [{ type: "Journal Entry", lines, docNumber: "OPENING" }];
  });
}

interface Loan {
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

/** The same principal each month, with interest on what was owed before. */
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

interface Card {
  readonly seed: number;
  readonly account: string;
  readonly bank: string;
  /** The books' first day; purchases before it aren't paid from them. */
  readonly first: DayNumber;
  /** Expense account, vendor, median cents. */
  readonly purchases: readonly (readonly [account: string, vendor: Party, cents: number])[];
  /** Probability of a purchase on a business day. */
  readonly chance: number;
}

const statementPaidOn = 15;

/** Credit card purchases; each month's total is paid on the 15th of the next. Takes two codes. */
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

/** Remits on the 20th what was collected in `payable` during the month before. */
export function salesTax(
  code: number,
  collectedBy: Activity,
  { payable, bank, first }: { payable: string; bank: string; first: DayNumber },
): Activity {
  return activity(code, (day) => {
    if (dayOfMonth(day) !== 20) return [];
    const end = startOfMonth(day);
    let collected = 0;
    for (let at = Math.max(first, startOfMonth(end - 1)); at < end; at += 1) {
      for (const { lines } of collectedBy(at)) {
        for (const { account, amount } of lines) if (account === payable) collected -= amount;
      }
    }
    if (collected <= 0) return [];
    const memo = "Sales tax return";
    return [
      {
        type: "Tax Payment",
        lines: [
          { account: payable, amount: collected, memo },
          { account: bank, amount: -collected, memo },
        ],
      },
    ];
  });
}
