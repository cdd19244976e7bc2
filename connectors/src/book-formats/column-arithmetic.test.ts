import { describe, expect, it } from "vitest";
import { balancesOf, failing, trialBalanceOf } from "./testing/read-books.ts";

const closed = { Checking: 115000, "Owner's Equity": -100000, Sales: -25000, Flour: 10000 };

describe("columns of a trial balance that come to each other", () => {
  it.each([
    [
      "months between balances whose headings nobody knows",
      `
Account | Start | Jan 2025 | Feb 2025 | Mar 2025 | Finish
Checking | 1,000.00 | 250.00 | -60.00 | -40.00 | 1,150.00
Owner's Equity | -1,000.00 | 0.00 | 0.00 | 0.00 | -1,000.00
Sales | 0.00 | -250.00 | 0.00 | 0.00 | -250.00
Flour | 0.00 | 0.00 | 60.00 | 40.00 | 100.00`,
    ],
    [
      "months between balances with short names",
      `
Account | Beg Bal | Jan 25 | Feb 25 | Mar 25 | End Bal
Checking | 1,000.00 | 250.00 | -60.00 | -40.00 | 1,150.00
Owner's Equity | -1,000.00 | 0.00 | 0.00 | 0.00 | -1,000.00
Sales | 0.00 | -250.00 | 0.00 | 0.00 | -250.00
Flour | 0.00 | 0.00 | 60.00 | 40.00 | 100.00`,
    ],
  ])("are movements and the balances around them: %s", (_what, sheet) => {
    const { books } = trialBalanceOf(sheet);

    expect(balancesOf(books.openings)).toEqual({ Checking: 100000, "Owner's Equity": -100000 });
    expect(balancesOf(books.closings)).toEqual(closed);
    expect([...new Set(books.closings.map(({ on }) => on))]).toEqual(["2025-03-31"]);
    expect(books.movements).toContainEqual(
      expect.objectContaining({ accountId: "Flour", end: "2025-02-28", debit: 6000 }),
    );
    expect(failing(books)).toEqual([]);
  });

  it("are movements without balances, if one adds up the months", () => {
    const { books } = trialBalanceOf(`
Account | Jan 2025 | Feb 2025 | Mar 2025 | Total
Checking | 1,250.00 | -60.00 | -40.00 | 1,150.00
Owner's Equity | -1,000.00 | 0.00 | 0.00 | -1,000.00
Sales | -250.00 | 0.00 | 0.00 | -250.00
Flour | 0.00 | 60.00 | 40.00 | 100.00`);

    expect(books.closings).toEqual([]);
    expect(books.movements.filter(({ debit, credit }) => debit + credit > 0)).toHaveLength(7);
  });

  it("are the year's opening and the balance, where a period's stand between them", () => {
    const { books } = trialBalanceOf(`
Räkenskapsår: 2025-01-01 - 2025-12-31
Period: 2025-06-01 - 2025-06-30
Konto | Ingående balans | Ingående saldo | Perioden | Utgående saldo
Checking | 1 000,00 | 1 200,00 | -50,00 | 1 150,00
Owner's Equity | -1 000,00 | -1 000,00 | 0,00 | -1 000,00
Sales | 0,00 | -240,00 | -10,00 | -250,00
Flour | 0,00 | 40,00 | 60,00 | 100,00`);

    expect(balancesOf(books.openings)).toEqual({ Checking: 100000, "Owner's Equity": -100000 });
    expect(new Set(books.openings.map(({ on }) => on))).toEqual(new Set(["2024-12-31"]));
    expect(balancesOf(books.closings)).toEqual(closed);
    expect(new Set(books.closings.map(({ on }) => on))).toEqual(new Set(["2025-06-30"]));
  });

  it("are two days' balances, beside how they differ", () => {
    const { books } = trialBalanceOf(`
Trial Balance | | | June 2025
Code | Account | Dec-24 | Jun-25 | Movement
1000 | Checking | 1,000.00 | 1,150.00 | 150.00
3000 | Owner's Equity | (1,000.00) | (1,000.00) | 0.00
4000 | Sales | 0.00 | (250.00) | (250.00)
5000 | Flour | 0.00 | 100.00 | 100.00`);

    expect(new Set(books.closings.map(({ on }) => on))).toEqual(
      new Set(["2024-12-31", "2025-06-30"]),
    );
    expect(failing(books)).toEqual([]);
  });

  it("are of the years that headings name, without what was budgeted", () => {
    const { books } = trialBalanceOf(`
Acct | Name | 2025 Actual | 2025 Budget | 2024 Actual
1000 | Checking | 1,150.00 | | 900.00
3000 | Owner's Equity | -1,000.00 | | -900.00
4000 | Sales | -250.00 | -300.00 | 0.00
5000 | Flour | 100.00 | 90.00 | 0.00`);

    const sales = books.closings.filter(({ accountId }) => accountId === "4000");
    expect(sales.map(({ on, amount }) => [on, amount])).toEqual([
      ["2024-12-31", 0],
      ["2025-12-31", -25000],
    ]);
  });

  it("don't count a numbered row of net income, if all others balance without it", () => {
    const { books } = trialBalanceOf(`
Saldobalance pr. 31.12.2025
Nr. | Navn | År til dato
1000 | Omsætning | -250,00
1100 | Varekøb | 100,00
1990 | Årets resultat | -150,00
5000 | Bank | 1.150,00
6000 | Egenkapital | -1.000,00`);

    expect(books.accounts.map(({ id }) => id)).toEqual(["1000", "1100", "5000", "6000"]);
    expect(failing(books)).toEqual([]);
  });

  it("are balances in each account's own direction, if they come to zero so", () => {
    const natural = (sales: string) => `
Account Code | Account Name | Account Type | Balance
1000 | Checking | Asset | 1,150.00
1500 | Van | Asset | 400.00
2000 | Loan | Liability | 400.00
3000 | Owner's Equity | Equity | 1,000.00
4000 | Sales | Revenue | ${sales}
5000 | Flour | Expense | 100.00`;

    const { books } = trialBalanceOf(`As of 12/31/2025${natural("250.00")}`);
    expect(balancesOf(books.closings)).toMatchObject({ 1000: 115000, 2000: -40000, 4000: -25000 });
    expect(failing(books)).toEqual([]);

    const { books: wrong } = trialBalanceOf(`As of 12/31/2025${natural("251.00")}`);
    expect(failing(wrong)).not.toEqual([]);
  });

  it("are the balances of a worksheet with openings, movements and balances in two columns each", () => {
    const { books } = trialBalanceOf(`
Per 30-09-2025
 | Beginbalans | | Mutaties | | Proefbalans | | Verlies- en winstrekening | | Balans |
Omschrijving | Debet | Credit | Debet | Credit | Debet | Credit | Debet | Credit | Debet | Credit
Checking | 1.000,00 | | 250,00 | 100,00 | 1.150,00 | | | | 1.150,00 |
Owner's Equity | | 1.000,00 | | | | 1.000,00 | | | | 1.000,00
Sales | | | | 250,00 | | 250,00 | | 250,00 | |
Flour | | | 100,00 | | 100,00 | | 100,00 | | |`);

    expect(balancesOf(books.openings)).toEqual({ Checking: 100000, "Owner's Equity": -100000 });
    expect(balancesOf(books.closings)).toEqual(closed);
    expect(failing(books)).toEqual([]);
  });
});
