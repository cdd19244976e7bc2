import fc from "fast-check";
import { addDays, dayAt } from "../src/calendar/day.ts";
import { cutsBetween, firstDayCollected } from "../src/calendar/fiscal-year.ts";
import { classify } from "../src/ledger/classify.ts";
import {
  type Account,
  classifications,
  type Ledger,
  type OpeningBalance,
} from "../src/ledger/ledger.ts";
import { accumulator, buildLedger, type Posting } from "../src/ledger/roll-forward.ts";
import { toMinor } from "../src/money/money.ts";

/** Books together with the lines and openings that they were made from. */
export interface AnyBooks {
  readonly ledger: Ledger;
  readonly lines: readonly Posting[];
  readonly openings: readonly OpeningBalance[];
}

/** Balanced books of any shape: any chart, any fiscal year end, any last day, up to three full years. */
export const anyBooks: fc.Arbitrary<AnyBooks> = fc
  .record({
    chart: fc.array(fc.constantFrom(...classifications), { minLength: 2, maxLength: 14 }),
    fiscalYearEnd: fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    }),
    upTo: fc
      .date({ min: new Date("2004-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
      .map((date) => dayAt(date)),
    fullYears: fc.nat({ max: 3 }),
    entries: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), anAmount()), { maxLength: 60 }),
    openings: fc.array(fc.tuple(fc.nat(), fc.nat(), anAmount()), { maxLength: 6 }),
  })
  .map(({ chart, fiscalYearEnd, upTo, fullYears, ...given }) => {
    const accounts = chart.map(anAccount);
    const idOf = (n: number) => `account-${n % accounts.length}`;
    const from = firstDayCollected(upTo, fullYears, fiscalYearEnd);
    const cuts = cutsBetween(from, upTo, fiscalYearEnd);
    const span = 1 + Math.round((Date.parse(upTo) - Date.parse(from)) / 86_400_000);

    const lines = given.entries.flatMap(([debit, credit, day, amount]) => {
      const date = addDays(from, day % span);
      return [
        { accountId: idOf(debit), date, amount },
        { accountId: idOf(credit), date, amount: -amount },
      ];
    });
    const openings = given.openings.flatMap(([debit, credit, amount]) => [
      { accountId: idOf(debit), amount: toMinor(amount) },
      { accountId: idOf(credit), amount: toMinor(-amount) },
    ]);

    const ids = accounts.map(({ id }) => id);
    const totals = accumulator(ids, cuts, from);
    for (const line of lines) totals.add(line);
    const ledger = buildLedger({
      legalName: "Any Books, LLC",
      currency: "USD",
      basis: "accrual",
      fiscalYearEnd,
      from,
      upTo,
      accounts,
      openings,
      movements: totals.movements(),
    });
    return { ledger, lines, openings };
  });

function anAmount() {
  return fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
}

function anAccount(classification: (typeof classifications)[number], i: number): Account {
  return classify(
    {
      id: `account-${i}`,
      number: String(1000 + ((i * 7919) % 9000)),
      name: `Account ${i}`,
      fullName: `Account ${i}`,
      vendorType: "Any",
      posting: true,
      active: true,
    },
    classification,
  );
}
