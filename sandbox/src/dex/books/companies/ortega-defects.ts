import type { Line, Party, Transaction } from "../books.ts";
import { type DayNumber, nextBusinessDay, startOfFiscalYear } from "../calendar.ts";
import { dollars } from "../dollars.ts";
import { type Activity, activity, type Draft } from "../transaction.ts";

/** How long after a year's end the books are closed for it. */
const closedAfter = 45;

interface Planted extends Draft {
  readonly on: DayNumber;
}

/**
 * What is wrong with these books, on purpose, all within the last year or so:
 * an entry that doesn't balance, a suspense account that was never cleared, an entry into a year
 * that had been closed, and one made straight into receivables, which no aging can show.
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

/** One job invoiced twice, under one number, two days apart; the second is never paid. */
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
