import { between, document, movement, numberOn } from "../activities/trade.ts";
import { type Activity, activity, type Draft, type Line, type Party } from "../books.ts";
import { type DayNumber, isBusinessDay, monthOf, weekdayOf, yearOf } from "../calendar.ts";
import { type Random, randomOf } from "../random.ts";

/** Income, cost and stock accounts, share of sales, and margin. */
const categories = [
  { income: "4010", cost: "5010", stock: "1310", share: 0.34, margin: 0.36 },
  { income: "4020", cost: "5020", stock: "1320", share: 0.46, margin: 0.27 },
  { income: "4030", cost: "5030", stock: "1330", share: 0.2, margin: 0.41 },
] as const;
type Category = (typeof categories)[number];

/** Boats are fitted out in spring; winter is slow. By month, from January. */
const season = [0.62, 0.78, 1.12, 1.35, 1.38, 1.2, 1.02, 0.98, 0.94, 0.88, 0.82, 0.7];

const medianSale = 3_100_000;
const salesTaxRate = 0.06;

/** Four percent a year, prices and volume. */
const growth = (day: DayNumber): number => 1.04 ** (yearOf(day) - 2022);

export function sales(code: number, seed: number, customers: readonly Party[]): Activity {
  return activity(code, (day) => {
    const random = randomOf(seed, day);
    const busy = 0.5 * (season[monthOf(day) - 1] ?? 1);
    if (!isBusinessDay(day) || !random.happens(busy)) return [];
    return [invoice(day, 0, random, customers)];
  });
}

function invoice(
  day: DayNumber,
  index: number,
  random: Random,
  customers: readonly Party[],
): Draft {
  const main = pickCategory(random);
  const sold: [Category, number][] = [
    [main, Math.round(random.cents(medianSale, 0.7) * growth(day))],
  ];
  if (random.happens(0.3)) {
    const other = pickCategory(random);
    if (other !== main)
      sold.push([other, Math.round(random.cents(medianSale / 3, 0.6) * growth(day))]);
  }
  const net = sold.reduce((total, [, amount]) => total + amount, 0);
  const labor = random.happens(0.14) ? random.cents(120_000, 0.5) : 0;
  const taxed = random.happens(0.12);
  // Squaring favors the top of the list: regular customers buy most.
  const party =
    customers[Math.floor(random.next() ** 2 * customers.length)] ?? random.pick(customers);

  return document({
    side: "receivable",
    control: "1200",
    party,
    day,
    docNumber: numberOn(day, index),
    refNumber: `PO ${random.between(2_000, 9_999)}`,
    terms: 30,
    paidAfter: random.happens(0.004) ? undefined : daysToPay(random),
    lines: [
      ...sold.map(([{ income }, amount]): Line => ({ account: income, amount: -amount })),
      ...(labor ? [{ account: "4100", amount: -labor }] : []),
      ...(taxed ? [{ account: "2300", amount: -Math.round(net * salesTaxRate) }] : []),
      ...sold.flatMap(([category, amount]) => costOf(category, amount, random)),
    ],
  });
}

function costOf({ cost, stock, margin }: Category, amount: number, random: Random): Line[] {
  const goods = Math.round(amount * (1 - margin + 0.04 * (random.next() - 0.5)));
  return [
    { account: cost, amount: goods },
    { account: stock, amount: -goods },
  ];
}

/** A week after some slowly paid invoices a third of the goods is returned. */
export function returns(code: number, invoices: Activity): Activity {
  const after = 7;
  return activity(code, (day) =>
    invoices(day - after).flatMap(
      ({ id, day: issued, docNumber, party, document: sold, lines }) => {
        if (!party || !sold || sold.writtenOff || sold.settled - issued < 20) return [];
        if (!randomOf(Number(id) % 1_000_003, day).happens(0.06)) return [];
        const back = lines.slice(1).map(({ account, amount }) => ({
          account,
          amount: -Math.round(amount / 3),
        }));
        return [
          document({
            side: "receivable",
            control: "1200",
            party,
            day,
            docNumber: `CM ${docNumber}`,
            terms: 0,
            paidAfter: sold.settled - day,
            lines: balanced(back),
          }),
        ];
      },
    ),
  );
}

/** Lines are rounded separately; the control line takes their sum. */
const balanced = (lines: readonly Line[]) => lines.filter(({ amount }) => amount !== 0);

/** On Mondays one distributor replaces what the week before took out of stock, and slightly more. */
export function purchases(
  code: number,
  seed: number,
  stockMoves: readonly Activity[],
  distributors: readonly Party[],
): Activity {
  return activity(code, (day) => {
    if (weekdayOf(day) !== 1) return [];
    const stocks = categories.map(({ stock }) => stock);
    const taken = movement(between(stockMoves, day - 7, day - 1), stocks);
    const random = randomOf(seed, day);
    const goods = [...taken]
      .filter(([, amount]) => amount < 0)
      .map(([account, amount]): Line => ({ account, amount: Math.round(-amount * 1.012) }));
    if (goods.length === 0) return [];
    const total = goods.reduce((sum, { amount }) => sum + amount, 0);
    const freight = { account: "5100", amount: Math.round(total * 0.021) };

    return [
      document({
        side: "payable",
        control: "2010",
        party: random.pick(distributors),
        day,
        docNumber: String(80_000 + (day % 10_000)),
        refNumber: `PO ${5_000 + (day % 5_000)}`,
        terms: 30,
        paidAfter: random.between(27, 44),
        lines: [...goods, freight],
      }),
    ];
  });
}

function pickCategory(random: Random): Category {
  let left = random.next();
  for (const category of categories) {
    left -= category.share;
    if (left < 0) return category;
  }
  return categories[0];
}

function daysToPay(random: Random): number {
  if (random.happens(0.62)) return random.between(24, 42);
  return random.happens(0.75) ? random.between(43, 68) : random.between(69, 112);
}
