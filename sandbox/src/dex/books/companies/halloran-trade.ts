import { document, numberOn } from "../activities/trade.ts";
import { type Activity, activity, dollars, type Party } from "../books.ts";
import {
  type DayNumber,
  dayNumber,
  isMonthEnd,
  monthOf,
  startOfMonth,
  weekdayOf,
  yearOf,
} from "../calendar.ts";
import { randomOf } from "../random.ts";

/** By years before the books' last one: what guests spend, the cost of food, and days until vendors are paid. */
const years = [
  { spent: 0.93, foodCost: 0.33, paidAfter: [32, 52] },
  { spent: 0.925, foodCost: 0.33, paidAfter: [28, 45] },
  { spent: 0.98, foodCost: 0.325, paidAfter: [22, 36] },
  { spent: 1.02, foodCost: 0.315, paidAfter: [16, 28] },
  { spent: 1.03, foodCost: 0.305, paidAfter: [14, 24] },
  { spent: 1, foodCost: 0.3, paidAfter: [12, 22] },
] as const;

const houses = [
  { account: "4010", dollars: 2_950 },
  { account: "4020", dollars: 2_350 },
  { account: "4030", dollars: 1_500 },
] as const;

/** By month: December's parties make up for January and February. */
const seasons = [0.82, 0.88, 0.98, 1, 1.06, 1.02, 0.96, 0.95, 0.98, 1.03, 1.06, 1.26];

const salesTaxRate = 0.06;
const cardShare = 0.9;
const cardFee = 0.027;

interface Evening {
  readonly sales: readonly { readonly account: string; readonly cents: number }[];
  readonly total: number;
  readonly tax: number;
  readonly cash: number;
  readonly cards: number;
}

/** How Halloran's does: one of three restaurants closes in August of the second-to-last year, and the others lose guests. */
export function fortunes(last: DayNumber) {
  const closing = dayNumber(yearOf(last) - 1, 8, 31);
  const yearsBefore = (day: DayNumber) =>
    Math.min(Math.max(yearOf(last) - yearOf(day), 0), years.length - 1);
  const of = (day: DayNumber) => years[yearsBefore(day)] ?? years[0];

  return {
    closing,
    yearsBefore,
    foodCost: (day: DayNumber) => of(day).foodCost,
    paidAfter: (day: DayNumber) => of(day).paidAfter,
    spent: (day: DayNumber) => of(day).spent * (seasons[monthOf(day) - 1] ?? 1),
    openHouses: (day: DayNumber) => (day <= closing ? houses : houses.slice(0, 2)),
  };
}
export type Fortunes = ReturnType<typeof fortunes>;

/** Closed on Mondays. */
function eveningOn(seed: number, fortunes: Fortunes, day: DayNumber): Evening | undefined {
  const weekday = weekdayOf(day);
  if (weekday === 1) return undefined;
  const random = randomOf(seed, day);
  const busy = weekday >= 5 ? 1.55 : 0.85;
  const sales = fortunes.openHouses(day).map(({ account, dollars: median }) => ({
    account,
    cents: Math.round(random.cents(dollars(median), 0.12) * busy * fortunes.spent(day)),
  }));
  const total = sales.reduce((sum, { cents }) => sum + cents, 0);
  const tax = Math.round(total * salesTaxRate);
  const cards = Math.round((total + tax) * cardShare);
  return { sales, total, tax, cards, cash: total + tax - cards };
}

export function takings(code: number, seed: number, fortunes: Fortunes): Activity {
  return activity(code, (day) => {
    const evening = eveningOn(seed, fortunes, day);
    if (!evening) return [];
    return [
      {
        type: "Sales Receipt",
        docNumber: numberOn(day, 0, "Z"),
        lines: [
          { account: "1000", amount: evening.cash },
          { account: "1040", amount: evening.cards },
          ...evening.sales.map(({ account, cents }) => ({ account, amount: -cents })),
          { account: "2300", amount: -evening.tax },
        ],
      },
    ];
  });
}

/** Card payments arrive a day later, less the fee; cash is deposited on Mondays. Uses `code` and the one after it. */
export function banking(
  code: number,
  seed: number,
  fortunes: Fortunes,
  first: DayNumber,
): readonly Activity[] {
  const settlements = activity(code, (day) => {
    const evening = day > first ? eveningOn(seed, fortunes, day - 1) : undefined;
    if (!evening) return [];
    const fee = Math.round(evening.cards * cardFee);
    return [
      {
        type: "Deposit",
        lines: [
          { account: "1010", amount: evening.cards - fee },
          { account: "6360", amount: fee },
          { account: "1040", amount: -evening.cards },
        ],
      },
    ];
  });
  const cash = activity(code + 1, (day) => {
    if (weekdayOf(day) !== 1) return [];
    let amount = 0;
    for (let at = Math.max(first, day - 7); at < day; at += 1) {
      amount += eveningOn(seed, fortunes, at)?.cash ?? 0;
    }
    if (amount === 0) return [];
    const memo = "Cash banked";
    return [
      {
        type: "Deposit",
        lines: [
          { account: "1010", amount, memo },
          { account: "1000", amount: -amount, memo },
        ],
      },
    ];
  });
  return [settlements, cash];
}

/** Each Tuesday's deliveries replace what last week's guests ate and drank. Vendors are paid later every year. */
export function deliveries(
  code: number,
  seed: number,
  fortunes: Fortunes,
  vendors: readonly Party[],
): Activity {
  const shares = [0.62, 0.2, 0.18];
  return activity(code, (day) => {
    if (weekdayOf(day) !== 2) return [];
    let sold = 0;
    for (let at = day - 7; at < day; at += 1) sold += eveningOn(seed, fortunes, at)?.total ?? 0;
    return vendors.map((party, index) => {
      const random = randomOf(seed + 1, day, index);
      const share = (shares[index] ?? 0) * (0.96 + 0.08 * random.next());
      const [soonest, latest] = fortunes.paidAfter(day);
      return document({
        side: "payable",
        control: "2000",
        party,
        day,
        docNumber: numberOn(day, index, "D"),
        refNumber: String(random.between(100_000, 999_999)),
        terms: 21,
        paidAfter: random.between(soonest, latest),
        lines: [
          {
            account: "1300",
            amount: Math.round(sold * fortunes.foodCost(day) * share),
            memo: "Delivery",
          },
        ],
      });
    });
  });
}

/** Food and drinks in stock when they're counted at a month's end, in cents. */
export function stockOn(seed: number, fortunes: Fortunes, monthEnd: DayNumber): number {
  const counted = 0.96 + 0.08 * randomOf(seed, monthEnd).next();
  return Math.round(dollars(46_000 + 26_000 * fortunes.spent(monthEnd)) * counted);
}

/** Food and drinks used in a month: opening stock and deliveries, less closing stock. */
export function foodUsed(
  code: number,
  seed: number,
  fortunes: Fortunes,
  delivered: Activity,
): Activity {
  return activity(code, (day) => {
    if (!isMonthEnd(day)) return [];
    const began = startOfMonth(day);
    let used = stockOn(seed, fortunes, began - 1) - stockOn(seed, fortunes, day);
    for (let at = began; at <= day; at += 1) {
      for (const { lines } of delivered(at)) {
        for (const { account, amount } of lines) if (account === "1300") used += amount;
      }
    }
    const memo = "Food and drinks used";
    return [
      {
        type: "Journal Entry",
        lines: [
          { account: "5010", amount: used, memo },
          { account: "1300", amount: -used, memo },
        ],
      },
    ];
  });
}

/** Company dinners, which are invoiced. */
export function banquets(
  code: number,
  seed: number,
  fortunes: Fortunes,
  customers: readonly Party[],
): Activity {
  return activity(code, (day) => {
    const random = randomOf(seed, day);
    if (weekdayOf(day) !== 4 || !random.happens(0.6 * fortunes.spent(day))) return [];
    const amount = Math.round(random.cents(dollars(3_400), 0.35));
    return [
      document({
        side: "receivable",
        control: "1200",
        party: random.pick(customers),
        day,
        docNumber: numberOn(day, 0, "B"),
        terms: 30,
        paidAfter: random.between(15, 60),
        lines: [
          { account: "4200", amount: -amount, memo: "Banquet" },
          { account: "2300", amount: -Math.round(amount * salesTaxRate) },
        ],
      }),
    ];
  });
}
