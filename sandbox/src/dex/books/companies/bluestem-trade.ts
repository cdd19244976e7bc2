import { document, numberOn } from "../activities/trade.ts";
import { type Activity, activity, dollars, type Party } from "../books.ts";
import { type DayNumber, dayOfMonth, monthOf, weekdayOf, yearOf } from "../calendar.ts";
import { randomOf } from "../random.ts";

/** Peak season is May to September; by month, from January. */
const seasons = [0.42, 0.45, 0.6, 0.8, 1.15, 1.6, 1.85, 1.8, 1.2, 0.85, 0.6, 0.72];

export const season = (day: DayNumber): number => seasons[monthOf(day) - 1] ?? 1;

const growth = (day: DayNumber) => 1.035 ** (yearOf(day) - 2022);

const salesTaxRate = 0.065;
const cardShare = 0.86;
const cardFee = 0.026;

interface Till {
  readonly bread: number;
  readonly drinks: number;
  readonly tax: number;
  readonly cash: number;
  readonly cards: number;
}

/** Closed on Mondays, and on Tuesdays too from January to March. */
const isOpen = (day: DayNumber) =>
  weekdayOf(day) !== 1 && !(weekdayOf(day) === 2 && monthOf(day) <= 3);

function tillOf(seed: number, day: DayNumber): Till | undefined {
  if (!isOpen(day)) return undefined;
  const random = randomOf(seed, day);
  const weekend = weekdayOf(day) % 6 === 0 ? 1.45 : 1;
  const strength = season(day) * growth(day) * weekend;
  const bread = Math.round(random.cents(dollars(735), 0.22) * strength);
  const drinks = Math.round(random.cents(dollars(470), 0.22) * strength);
  const tax = Math.round((bread + drinks) * salesTaxRate);
  const cards = Math.round((bread + drinks + tax) * cardShare);
  return { bread, drinks, tax, cards, cash: bread + drinks + tax - cards };
}

export function takings(code: number, seed: number): Activity {
  return activity(code, (day) => {
    const till = tillOf(seed, day);
    if (!till) return [];
    return [
      {
        type: "Sales Receipt",
        docNumber: numberOn(day, 0, "Z"),
        lines: [
          { account: "1000", amount: till.cash },
          { account: "1040", amount: till.cards },
          { account: "4010", amount: -till.bread },
          { account: "4020", amount: -till.drinks },
          { account: "2300", amount: -till.tax },
        ],
      },
    ];
  });
}

/** Card takings arrive two days later, less the fee; cash is banked on Wednesdays. Two codes. */
export function bank(code: number, seed: number, first: DayNumber): readonly Activity[] {
  const settlements = activity(code, (day) => {
    const till = day - 2 >= first ? tillOf(seed, day - 2) : undefined;
    if (!till) return [];
    const fee = Math.round(till.cards * cardFee);
    return [
      {
        type: "Deposit",
        lines: [
          { account: "1010", amount: till.cards - fee },
          { account: "6360", amount: fee },
          { account: "1040", amount: -till.cards },
        ],
      },
    ];
  });
  const banking = activity(code + 1, (day) => {
    if (weekdayOf(day) !== 3) return [];
    let cash = 0;
    for (let at = Math.max(first, day - 7); at < day; at += 1) cash += tillOf(seed, at)?.cash ?? 0;
    if (cash === 0) return [];
    return [
      {
        type: "Deposit",
        lines: [
          { account: "1010", amount: cash, memo: "Cash banked" },
          { account: "1000", amount: -cash, memo: "Cash banked" },
        ],
      },
    ];
  });

  return [settlements, banking];
}

export function wholesale(code: number, seed: number, customers: readonly Party[]): Activity {
  return activity(code, (day) => {
    if (dayOfMonth(day) !== 1) return [];
    return customers.slice(0, 4).map((party, index) => {
      const random = randomOf(seed, day, index);
      const amount = Math.round(random.cents(dollars(1_250), 0.25) * growth(day) * season(day - 1));
      return document({
        side: "receivable",
        control: "1200",
        party,
        day,
        docNumber: numberOn(day, index),
        terms: 15,
        paidAfter: random.between(9, 38),
        lines: [{ account: "4100", amount: -amount, memo: "Bread delivered" }],
      });
    });
  });
}

export function catering(code: number, seed: number, customers: readonly Party[]): Activity {
  return activity(code, (day) => {
    const random = randomOf(seed, day);
    if (weekdayOf(day) !== 6 || !random.happens(0.28 * season(day))) return [];
    const amount = Math.round(random.cents(dollars(1_900), 0.4) * growth(day));
    const tax = Math.round(amount * salesTaxRate);
    return [
      document({
        side: "receivable",
        control: "1200",
        party: random.pick(customers.slice(3)),
        day,
        docNumber: numberOn(day, 9),
        terms: 10,
        paidAfter: random.between(5, 40),
        lines: [
          { account: "4200", amount: -amount, memo: "Catering" },
          { account: "2300", amount: -tax },
        ],
      }),
    ];
  });
}
