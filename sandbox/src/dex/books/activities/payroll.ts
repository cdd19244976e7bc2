import { type Activity, activity, type Line } from "../books.ts";
import { type DayNumber, dayOfMonth, isMonthEnd, weekdayOf } from "../calendar.ts";
import { randomOf } from "../random.ts";

export interface Payroll {
  readonly seed: number;
  /** Wage accounts with two weeks' gross pay in cents, before raises. */
  readonly wages: readonly (readonly [account: string, cents: number])[];
  /** Factor on wages that day: raises, seasons. 1 is as listed. */
  readonly level: (day: DayNumber) => number;
  readonly employerTaxes: string;
  readonly taxesPayable: string;
  readonly bank: string;
  /** The books' first day; wages earned before it aren't paid from them. */
  readonly first: DayNumber;
  readonly fundedFrom?: string;
  /** Wages earned by month end and paid later; reversed on the next day. */
  readonly accrued?: string;
}

const fica = 0.0765;
const withheld = 0.21;
const daysOfFortnight = 14;

/** Wages every other Friday, taxes the following Wednesday. Takes three consecutive codes. */
export function payroll(code: number, options: Payroll): readonly Activity[] {
  const { bank, taxesPayable, employerTaxes, fundedFrom, accrued } = options;

  const runs = activity(code, (day) => {
    if (!isPayday(day)) return [];
    const wages = wagesOn(day, options);
    const { gross, owed } = totals(wages);
    const net = gross - Math.round(gross * withheld);
    const run = {
      type: "Payroll" as const,
      lines: [
        ...wages,
        { account: employerTaxes, amount: owed - (gross - net) },
        { account: taxesPayable, amount: -owed },
        { account: bank, amount: -net },
      ],
    };
    if (!fundedFrom) return [run];
    const funding = [
      { account: bank, amount: net, memo: "Fund payroll" },
      { account: fundedFrom, amount: -net, memo: "Fund payroll" },
    ];
    return [{ type: "Transfer", lines: funding }, run];
  });
  const deposits = activity(code + 1, (day) => {
    if (!isPayday(day - 5) || day - 5 < options.first) return [];
    const { owed } = totals(wagesOn(day - 5, options));
    const memo = "Federal and state payroll taxes";
    return [
      {
        type: "Tax Payment",
        lines: [
          { account: taxesPayable, amount: owed, memo },
          { account: fundedFrom ?? bank, amount: -owed, memo },
        ],
      },
    ];
  });
  const accruals = activity(code + 2, (day) => {
    if (!accrued) return [];
    if (isMonthEnd(day)) return [accrual(day, 1, accrued, options)];
    if (dayOfMonth(day) === 1 && day > options.first)
      return [accrual(day - 1, -1, accrued, options)];
    return [];
  });

  return [runs, deposits, accruals];
}

/** Day 8 was a Friday. */
const isPayday = (day: DayNumber) => weekdayOf(day) === 5 && (day - 8) % daysOfFortnight === 0;

function wagesOn(day: DayNumber, { seed, wages, level }: Payroll): Line[] {
  const random = randomOf(seed, day);
  return wages.map(([account, cents]) => ({
    account,
    amount: Math.round(cents * level(day) * (0.97 + 0.06 * random.next())),
  }));
}

function totals(wages: readonly Line[]): { gross: number; owed: number } {
  const gross = wages.reduce((total, { amount }) => total + amount, 0);
  return { gross, owed: Math.round(gross * withheld) + Math.round(gross * fica) };
}

function accrual(monthEnd: DayNumber, sign: 1 | -1, account: string, options: Payroll) {
  const [first] = options.wages;
  if (!first) throw new Error("Nobody is paid");
  const sinceLastPayday = (monthEnd - 8) % daysOfFortnight;
  const fortnight = options.wages.reduce((total, [, cents]) => total + cents, 0);
  const earned = Math.round(
    (fortnight * options.level(monthEnd) * sinceLastPayday) / daysOfFortnight,
  );
  const memo = sign === 1 ? "Accrue wages" : "Reverse accrued wages";

  return {
    type: "Journal Entry" as const,
    lines: [
      { account: first[0], amount: sign * earned, memo },
      { account, amount: -sign * earned, memo },
    ],
  };
}
