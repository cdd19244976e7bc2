import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { balancesOf, failing, trialBalanceOf } from "./testing/read-books.ts";

describe("a trial balance's day", () => {
  it.each([
    [
      "is the last of two that stand beside a label",
      `
User Date: | 7/14/2025 | TRIAL BALANCE SUMMARY
Date: | 7/1/2024 | 6/30/2025`,
      "2025-06-30",
    ],
    ["is the one after To:", "From: Jan 2025   To: Dec 2025", "2025-12-31"],
    ["is the one after Hasta:", "Desde: 01/01/2025 Hasta: 31/12/2025", "2025-12-31"],
    ["isn't its user's", "User Date: 7/14/2025", undefined],
    [
      "isn't the one beside a page's number",
      "01/12/26 | TRIAL BALANCE | Page 1\nFor Period Ending 12/31/25",
      "2025-12-31",
    ],
  ])("%s", (_what, title, day) => {
    const sheet = `
${title}
Account | Description | Balance Forward | Debit | Credit | Ending Balance
1000 | Checking | 1,000.00 | 250.00 | 100.00 | 1,150.00
3000 | Equity | -1,000.00 | 0.00 | 0.00 | -1,000.00`;

    expect(guessMapping(rowsOf(sheet), { digits: 2 }).asOf).toBe(day);
  });
});

describe("columns of months", () => {
  it("are balances where an account at rest has its opening in each", () => {
    const { books } = trialBalanceOf(`
Account | Name | Opening | Jan 2025 | Feb 2025 | Mar 2025
1000 | Checking | 1,000.00 | 1,250.00 | 1,100.00 | 1,150.00
1050 | Savings | 500.00 | 500.00 | 500.00 | 500.00
3000 | Equity | -1,500.00 | -1,500.00 | -1,500.00 | -1,500.00
4000 | Sales | | -250.00 | -250.00 | -300.00
5000 | Flour | | | 150.00 | 150.00`);

    const last = books.closings.filter(({ on }) => on === "2025-03-31");
    expect(balancesOf(last)).toEqual({
      1000: 115000,
      1050: 50000,
      3000: -150000,
      4000: -30000,
      5000: 15000,
    });
    const first = books.closings.filter(({ on }) => on === "2024-12-31");
    expect(balancesOf(first)).toEqual({ 1000: 100000, 1050: 50000, 3000: -150000 });
    expect(books.movements).toEqual([]);
    expect(failing(books)).toEqual([]);
  });

  it("are movements where an account at rest has none", () => {
    const { books } = trialBalanceOf(`
Account | Name | Opening | Jan 2025 | Feb 2025
1000 | Checking | 1,000.00 | 250.00 | -150.00
1050 | Savings | 500.00 | 0.00 | 0.00
3000 | Equity | -1,500.00 | 0.00 | 0.00
4000 | Sales | 0.00 | -250.00 | 0.00
5000 | Flour | 0.00 | 0.00 | 150.00`);

    expect(books.closings).toEqual([]);
    expect(balancesOf(books.openings)).toMatchObject({ 1000: 100000, 1050: 50000 });
  });
});

describe("columns without words for figures", () => {
  it("count by the one that adds up the others", () => {
    const { books } = trialBalanceOf(`
December 31, 2025
Account | Name | North | South | HQ | Total
1000 | Checking | 100.00 | 50.00 | 25.00 | 175.00
3000 | Equity | | | -25.00 | -25.00
4000 | Sales | -150.00 | -50.00 | | -200.00
5000 | Flour | 50.00 | | | 50.00`);

    expect(balancesOf(books.closings)).toEqual({
      1000: 17500,
      3000: -2500,
      4000: -20000,
      5000: 5000,
    });
    expect(failing(books)).toEqual([]);
  });

  it("are asked about where none adds up the others", () => {
    const { faults } = guessMapping(
      rowsOf(`
December 31, 2025
Account | Name | North | South
1000 | Checking | 100.00 | 50.00
3000 | Equity | -10.00 | -15.00
4000 | Sales | -150.00 | -50.00
5000 | Flour | 60.00 | 15.00`),
      { digits: 2 },
    );

    expect(faults).toEqual([{ fault: "two-columns", field: "amount", columns: [2, 3] }]);
  });
});

describe("columns of one side again and again", () => {
  const year = "December 31, 2025";
  const closed = { 1000: 17500, 3000: -2500, 4000: -20000, 5000: 5000 };

  it.each([
    [
      "count once their entries are adjusted",
      `
 | | Unadjusted | | Adjusting Entries | | Adjusted |
Acct | Account | Debit | Credit | Debit | Credit | Debit | Credit
1000 | Checking | 175.00 | | | | 175.00 |
3000 | Equity | | 25.00 | | | | 25.00
4000 | Sales | | 190.00 | | 10.00 | | 200.00
5000 | Flour | 40.00 | | 10.00 | | 50.00 |`,
    ],
    [
      "count once their entries are adjusted, in one column each",
      `
Acct | Account | Unadjusted 12/31/2025 | AJE | Adjusted 12/31/2025
1000 | Checking | 175.00 | - | 175.00
3000 | Equity | (25.00) | - | (25.00)
4000 | Sales | (190.00) | (10.00) | (200.00)
5000 | Flour | 40.00 | 10.00 | 50.00`,
    ],
    [
      "count in total, not by fund",
      `
Acct | Account | General Fund | | Building Fund | | Total |
 | | Debit | Credit | Debit | Credit | Debit | Credit
1000 | Checking | 150.00 | | 25.00 | | 175.00 |
3000 | Equity | | | | 25.00 | | 25.00
4000 | Sales | | 200.00 | | | | 200.00
5000 | Flour | 50.00 | | | | 50.00 |`,
    ],
    [
      "are movements between their groups",
      `
 | | Saldos Iniciales | | | | Saldos Actuales |
Cuenta | Nombre | Deudor | Acreedor | Cargos | Abonos | Deudor | Acreedor
1000 | Bancos | 25.00 | | 200.00 | 50.00 | 175.00 |
3000 | Capital | | 25.00 | | | | 25.00
4000 | Ventas | | | | 200.00 | | 200.00
5000 | Harina | | | 50.00 | | 50.00 |`,
    ],
  ])("%s", (_what, sheet) => {
    const { books } = trialBalanceOf(`${year}${sheet}`);

    expect(balancesOf(books.closings)).toEqual(closed);
    expect(failing(books)).toEqual([]);
  });
});

describe("rows of a trial balance", () => {
  const day = "December 31, 2025";

  it("may be of one department of an account each", () => {
    const sheet = `${day}
Account Number | Cost Centre | Account Name | Debit | Credit
1000 | | Checking | 150.00 |
4000 | North | Sales | | 120.00
4000 | South | Sales | | 80.00
5000 | North | Flour | 50.00 |`;

    const { books } = trialBalanceOf(sheet);
    expect(books.twice).toEqual([]);
    expect(failing(books)).toEqual([]);
    expect(trialBalanceOf(sheet.replace("South", "North")).books.twice).toEqual(["4000"]);
  });

  it("may have the sums of all columns, without a word", () => {
    const sheet = `${day}
Account | Name | Debit | Credit
1000 | Checking | 150.00 |
4000 | Sales | | 200.00
5000 | Flour | 50.00 |
 | | 200.00 | 200.00`;

    const { books } = trialBalanceOf(sheet);
    expect(books.leftOut.rows).toMatchObject([{ row: 6, fault: "total" }]);
    expect(failing(books)).toEqual([]);
    const changed = trialBalanceOf(sheet.replace("200.00 | 200.00", "200.00 | 201.00")).books;
    expect(changed.leftOut.rows).toMatchObject([{ row: 6, fault: "no-account" }]);
  });

  it("may repeat a sign of money above each section's figures", () => {
    const { books } = trialBalanceOf(`${day}
Account | Balance
ASSETS | $
Checking | 150.00
REVENUE | $
Sales | (200.00)
EXPENSES | $
Flour | 50.00`);

    expect(balancesOf(books.closings)).toEqual({ Checking: 15000, Sales: -20000, Flour: 5000 });
    expect(books.leftOut.rows.every(({ fault }) => fault === "no-figures")).toBe(true);
  });
});

describe("balances that are positive where their accounts grow", () => {
  const day = "31 de diciembre de 2025";
  const sheet = `${day}
Cuenta | Nombre | Saldo inicial | Debe | Haber | Saldo final
1000 | Bancos | 30.00 | 200.00 | 50.00 | 180.00
3000 | Capital social | 30.00 | 0.00 | 0.00 | 30.00
4000 | Ventas | 0.00 | 0.00 | 200.00 | 200.00
5000 | Sueldos | 0.00 | 50.00 | 0.00 | 50.00`;

  it("are turned where debits and credits tell, and all come to zero", () => {
    const { books } = trialBalanceOf(sheet);

    expect(balancesOf(books.openings)).toEqual({ 1000: 3000, 3000: -3000 });
    expect(balancesOf(books.closings)).toEqual({
      1000: 18000,
      3000: -3000,
      4000: -20000,
      5000: 5000,
    });
    expect(failing(books)).toEqual([]);
  });

  it("stay as printed where they don't come to zero", () => {
    const { books } = trialBalanceOf(sheet.replace("200.00 | 200.00", "200.00 | 201.00"));

    expect(failing(books).length).toBeGreaterThan(0);
  });
});

describe("a report's own words", () => {
  it("below its figures aren't rows that were left out", () => {
    const { books } = trialBalanceOf(`
Period Ending 12/31/2025
Account | Name | Beginning Balance | Debit | Credit | Ending Balance
1000 | Checking | .00 | 200.00 | .00 | 200.00
4000 | Sales | .00 | .00 | 200.00 | 200.00-
Run Date: 1/14/2026  2:11:04PM | | | | | Page: 1`);

    expect(books.leftOut.rows).toMatchObject([{ row: 5, fault: "no-figures" }]);
  });
});
