import { document, numberOn } from "../activities/documents-of-trade.ts";
import type { Line, Party } from "../books.ts";
import { type DayNumber, isBusinessDay, monthOf, yearOf } from "../calendar.ts";
import { dollars } from "../dollars.ts";
import { randomOf } from "../random.ts";
import { type Activity, activity } from "../transaction.ts";

/** Nobody strips a roof in the frost. By month, from January. */
const seasons = [0.35, 0.4, 0.8, 1.1, 1.35, 1.4, 1.35, 1.4, 1.3, 1.2, 0.9, 0.45];

export const season = (day: DayNumber): number => seasons[monthOf(day) - 1] ?? 1;

export const growth = (day: DayNumber): number => 1.05 ** (yearOf(day) - 2022);

/** Jobs, invoiced when they are done. */
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

/** Materials and helping hands for what was invoiced four days ago. */
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
