import { type FileBooks, readAll } from "@tieout/core/book-mapping/file-books";
import { type AccountKinds, postedPeriods } from "@tieout/core/book-mapping/posted-periods";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import type { Day } from "@tieout/core/calendar/day";
import { fiscalYearOf } from "@tieout/core/calendar/fiscal-year";
import { classify } from "@tieout/core/ledger/classify";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { ledgerBalances } from "@tieout/core/ledger/ledger-balances";
import { buildLedger } from "@tieout/core/ledger/roll-forward";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

describe("postedPeriods", () => {
  it("takes differences of balances for postings, and begins nominal accounts anew with the year", () => {
    const books = trialBalances(
      `
Acct | Name | Type | May 2024 | Jun 2024 | Jul 2024
1010 | Bank | Bank | 100.00 | 150.00 | 170.00
3900 | Retained | RetainedEarnings | -60.00 | -60.00 | -150.00
4000 | Sales | Income | -40.00 | -90.00 | -20.00`,
      june,
    );
    const posted = postedPeriods(books, kindsOf(june));

    expect(posted).toMatchObject({
      from: "2023-07-01",
      upTo: "2024-07-31",
      openings: [],
      balanceDays: ["2024-05-31", "2024-06-30", "2024-07-31"],
    });
    expect(posted?.movements).toEqual([
      { accountId: "1010", end: "2024-05-31", debit: 10000, credit: 0 },
      { accountId: "3900", end: "2024-05-31", debit: 0, credit: 6000 },
      { accountId: "4000", end: "2024-05-31", debit: 0, credit: 4000 },
      { accountId: "1010", end: "2024-06-30", debit: 5000, credit: 0 },
      { accountId: "4000", end: "2024-06-30", debit: 0, credit: 5000 },
      { accountId: "1010", end: "2024-07-31", debit: 2000, credit: 0 },
      { accountId: "4000", end: "2024-07-31", debit: 0, credit: 2000 },
    ]);
  });

  it.each([
    ["June", june(), ["2024-05-31", "2024-06-30", "2024-07-31"]],
    ["February, in a leap year", february(), ["2024-01-31", "2024-02-29", "2024-03-31"]],
  ] as const)(
    "comes to the file's own balances at each day, in a ledger whose year ends in %s",
    (_, yearEnd, days) => {
      const heading = `Acct | Name | Type | ${days.join(" | ")}`;
      const books = trialBalances(
        `
${heading}
1010 | Bank | Bank | 100.00 | 150.00 | 170.00
3900 | Retained | RetainedEarnings | -60.00 | -60.00 | -150.00
4000 | Sales | Income | -40.00 | -90.00 | -20.00`,
        () => yearEnd,
      );

      for (const day of days) {
        expect([day, ledgerAt(books, yearEnd, day as Day)]).toEqual([
          day,
          saidAt(books, day as Day),
        ]);
      }
      expect(fiscalYearOf(days[1] as Day, yearEnd).end).toBe(days[1]);
    },
  );

  it("lets balances run on over the year's end where the books never close", () => {
    const books = trialBalances(
      `
Acct | Name | Type | 2023-12-31 | 2024-12-31
1010 | Bank | Bank | 100.00 | 190.00
4000 | Sales | Income | -100.00 | -190.00`,
      december,
    );

    expect(postedPeriods(books, kindsOf(december))?.movements.slice(2)).toEqual([
      { accountId: "1010", end: "2024-12-31", debit: 9000, credit: 0 },
      { accountId: "4000", end: "2024-12-31", debit: 0, credit: 9000 },
    ]);
  });

  it("opens with the latest balances before the lines, and has nothing for an empty file", () => {
    const books = trialBalances(
      "2025-12-31\nAcct | Name | Amount\n1 | Bank | \n2 | Sales | ",
      december,
    );

    expect(postedPeriods({ ...books, closings: [] }, kindsOf(december))).toBeUndefined();
  });
});

function june() {
  return { month: 6, day: 30 };
}

function february() {
  return { month: 2, day: 31 };
}

function december() {
  return { month: 12, day: 31 };
}

type YearEnd = typeof june;

const kindsOf = (yearEnd: YearEnd): AccountKinds => ({
  isNominal: (id) => id.startsWith("4"),
  retainedEarningsId: "3900",
  fiscalYearEnd: yearEnd(),
});

function trialBalances(sheet: string, yearEnd: YearEnd): FileBooks {
  const rows = rowsOf(sheet);
  const { mapping, asOf } = guessMapping(rows, { digits: 2 });
  const answers = { digits: 2, fiscalYearEnd: yearEnd(), ...(asOf && { asOf }) };
  return readAll(trialBalanceReader(mapping, answers), rows).books;
}

function ledgerAt(books: FileBooks, fiscalYearEnd: ReturnType<YearEnd>, day: Day) {
  const posted = postedPeriods(
    books,
    kindsOf(() => fiscalYearEnd),
  );
  if (!posted) throw new Error("The books are empty");
  const accounts = books.accounts.map((account: VendorAccount) => classify(account));
  const ledger = buildLedger({
    legalName: "Any",
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd,
    accounts,
    ...posted,
  });
  const balances = ledgerBalances(ledger);
  return Object.fromEntries(
    accounts
      .map(({ id }) => [id, balances.closing(id, day)] as const)
      .filter(([, amount]) => amount !== 0),
  );
}

const saidAt = ({ closings }: FileBooks, day: Day) =>
  Object.fromEntries(
    closings.filter(({ on }) => on === day).map(({ accountId, amount }) => [accountId, amount]),
  );
