import type { Party } from "../books.ts";
import { type DayNumber, dayOfMonth, monthOf } from "../calendar.ts";
import { randomOf } from "../random.ts";
import { type Activity, activity } from "../transaction.ts";
import { document, numberOn } from "./documents-of-trade.ts";

export interface RegularBill {
  readonly vendor: Party;
  readonly on: number;
  /** 1 to 12; every month when left out. */
  readonly months?: readonly number[];
  readonly account: string;
  readonly cents: number;
  /** How far it strays from that, as a share. */
  readonly spread: number;
  readonly memo: string;
}

/** Bills that come by the calendar. `level` raises them all: prices, growth. */
export function regularBills(
  code: number,
  { seed, control, level }: { seed: number; control: string; level: (day: DayNumber) => number },
  bills: readonly RegularBill[],
): Activity {
  return activity(code, (day) =>
    bills.flatMap(({ vendor, on, months, account, cents, spread, memo }, index) => {
      if (dayOfMonth(day) !== on || (months && !months.includes(monthOf(day)))) return [];
      const random = randomOf(seed, index, day);
      const amount = Math.round(cents * level(day) * (1 + spread * (2 * random.next() - 1)));
      return [
        document({
          side: "payable",
          control,
          party: vendor,
          day,
          docNumber: numberOn(day, index, "B"),
          refNumber: String(random.between(100_000, 999_999)),
          terms: 20,
          paidAfter: random.between(12, 26),
          lines: [{ account, amount, memo }],
        }),
      ];
    }),
  );
}
