import { document, numberOn } from "../activities/trade.ts";
import {
  type Activity,
  activity,
  type Draft,
  dollars,
  type Line,
  type Party,
  type Transaction,
} from "../books.ts";
import {
  type DayNumber,
  isBusinessDay,
  monthOf,
  nextBusinessDay,
  startOfFiscalYear,
  yearOf,
} from "../calendar.ts";
import { randomOf } from "../random.ts";

/** Roofing stops in frost. By month, from January. */
const seasons = [0.35, 0.4, 0.8, 1.1, 1.35, 1.4, 1.35, 1.4, 1.3, 1.2, 0.9, 0.45];

export const season = (day: DayNumber): number => seasons[monthOf(day) - 1] ?? 1;

export const growth = (day: DayNumber): number => 1.05 ** (yearOf(day) - 2022);

export function jobs(code: number, seed: number, customers: readonly Party[]): Activity {
  return activity(code, (day) => {
    const random = randomOf(seed, day);
    if (!isBusinessDay(day) || !random.happens(0.42 * season(day))) return [];
    const replacement = random.happens(0.6);
    const median = replacement ? dollars(17_600) : dollars(2_300);
    const amount = Math.round(random.cents(median, 0.45) * growth(day));
    const lines: Line[] = [{ account: replacement ? "4010" : "4020", amount: -amount }];

    return [
      document({
        side: "receivable",
        control: "1200",
        party: random.pick(customers),
        day,
        docNumber: numberOn(day, 0, "R"),
        terms: 30,
        paidAfter: random.happens(0.006)
          ? undefined
          : random.between(18, random.happens(0.2) ? 110 : 55),
        lines,
      }),
    ];
  });
}

/** Materials and subcontractors for what was invoiced four days ago. */
export function jobCosts(
  code: number,
  seed: number,
  invoiced: Activity,
  suppliers: readonly Party[],
): Activity {
  return activity(code, (day) =>
    invoiced(day - 4).flatMap(({ lines, docNumber }) => {
      const sale = lines[0]?.amount ?? 0;
      if (sale < dollars(1_000)) return [];
      const random = randomOf(seed, day);
      const materials = Math.round(sale * (0.27 + 0.06 * random.next()));
      const others = random.happens(0.55) ? Math.round(sale * (0.12 + 0.06 * random.next())) : 0;
      const rental = random.happens(0.3) ? random.cents(dollars(420), 0.3) : 0;
      const memo = `Job ${docNumber}`;
      return [
        document({
          side: "payable",
          control: "2000",
          party: random.pick(suppliers),
          day,
          docNumber: numberOn(day, 0, "B"),
          refNumber: String(random.between(10_000, 99_999)),
          terms: 30,
          paidAfter: random.between(20, 45),
          lines: [
            { account: "5010", amount: materials, memo },
            ...(others ? [{ account: "5030", amount: others, memo }] : []),
            ...(rental ? [{ account: "5040", amount: rental, memo }] : []),
          ],
        }),
      ];
    }),
  );
}

/** Days from a year's end until the books are closed for it. */
const closedAfter = 45;

interface Planted extends Draft {
  readonly on: DayNumber;
}

/**
 * Deliberate defects, all within about the last year: an unbalanced entry, an uncleared suspense account, an entry into
 * a closed year, and one made directly to receivables, which no aging shows.
 */
export function defects(code: number, last: DayNumber): Activity {
  const closed = startOfFiscalYear(last, 12) - 1;
  const planted: Planted[] = [
    entry(last - 130, "Fuel card, March to May", [
      ["6310", dollars(4_860)],
      ["1010", -dollars(4_680)],
    ]),
    entry(last - 260, "Transfer, don't know what for", [
      ["1900", dollars(22_500)],
      ["1010", -dollars(22_500)],
    ]),
    entry(last - 75, "Deposit, ask Javier", [
      ["1010", dollars(6_100)],
      ["1900", -dollars(6_100)],
    ]),
    {
      ...entry(closed - 20, "Late subcontractor bill, roof on Dunmore Street", [
        ["5030", dollars(11_400)],
        ["1010", -dollars(11_400)],
      ]),
      entered: Math.min(last, closed + closedAfter + 60),
    },
    entry(last - 40, "True up receivables", [
      ["1200", dollars(8_250)],
      ["4020", -dollars(8_250)],
    ]),
  ];

  return activity(code, (day) =>
    planted.filter(({ on }) => on === day).map(({ on: _on, ...draft }) => draft),
  );
}

/** One job invoiced twice under one number, two days apart; the second is never paid. */
export function duplicateInvoices(code: number, last: DayNumber, customer: Party): Transaction[] {
  const day = nextBusinessDay(last - 50);
  const invoice = (settled: DayNumber): Draft => ({
    type: "Invoice",
    party: customer,
    docNumber: "R-DUP-1180",
    document: { side: "receivable", due: day + 30, settled },
    lines: [
      { account: "1200", amount: dollars(18_640) },
      { account: "4010", amount: -dollars(18_640), memo: "Replace roof, Alder Court" },
    ],
  });
  const entered = activity(code, (on) => {
    if (on === day) return [invoice(nextBusinessDay(day + 28))];
    return on === day + 2 ? [invoice(Number.POSITIVE_INFINITY)] : [];
  });

  return [...entered(day), ...entered(day + 2)];
}

function entry(
  on: DayNumber,
  memo: string,
  lines: readonly (readonly [account: string, cents: number])[],
): Planted {
  return {
    on,
    type: "Journal Entry",
    lines: lines.map(([account, amount]): Line => ({ account, amount, memo })),
  };
}
