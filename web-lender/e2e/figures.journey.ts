import { expect } from "@playwright/test";
import {
  collectBooks,
  dexBooks,
  inspect,
  journey,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";
import { expectedFigures } from "./expected-figures.ts";
import { figuresOfDex } from "./figures-of-dex.ts";
import { figuresInGrid, type Statement, statementReader } from "./statement-views.ts";

const companies = [
  { company: "tidewater", yearEnd: "12-31", basis: "Accrual", bases: ["accrual"] },
  { company: "bluestem", yearEnd: "06-30", basis: "CashAndAccrual", bases: ["accrual", "cash"] },
] as const;
const periods = ["FiscalYearsAndYTD", "FiscalQuartersAndQTD", "MonthsAndMTD"] as const;
const types = ["BalanceSheet", "IncomeStatement"] as const;

for (const { company, yearEnd, basis, bases } of companies) {
  journey(`every figure of ${company} is what its own system reports`, async ({ page }) => {
    const name = unique(`Figures of ${company}`);
    await collectBooks(company, name, { basisOfAccountingPreference: basis });
    const books = await dexBooks(runningSandbox(), company);
    const reader = statementReader(page);
    await logIn(page);
    await page.getByRole("link", { name: `Statements , ${name}` }).click();

    let compared = 0;
    for (const each of bases) {
      for (const type of types) {
        for (const period of periods) {
          const statement = await reader.show({ type, period, basis: each });
          const dex = await figuresOfDex(books, statement);
          const about = `${type} ${period} ${each}`;

          expect(shown(statement), about).toEqual(expectedFigures(statement, dex));
          expect(totals(statement), about).toEqual(
            type === "BalanceSheet"
              ? [dex.totals.get("Assets"), dex.totals.get("LiabilitiesAndEquity")]
              : [dex.totals.get("GrossProfit"), dex.totals.get("NetIncome")],
          );
          expect(lost(statement, dex.accounts), about).toEqual([]);
          expect(await figuresInGrid(page), about).toEqual(texts(statement));
          compared += texts(statement).flat().length;
          if (period === "FiscalYearsAndYTD") {
            expect(statement.data[0]?.columnHeaders[0]?.reportingEndDate).toMatch(yearEnd);
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
    await inspect(page, `lender-${company}-months`);
  });
}

/** By line, in cents; what stands as text has to be the same figure. */
function shown({ data }: Statement): ReadonlyMap<string, readonly number[]> {
  return new Map(
    (data[0]?.rowData ?? [])
      .filter(({ dataCells }) => dataCells.length > 0)
      .map(({ lineItemId, dataCells }) => [
        lineItemId,
        dataCells.map(({ amount, text }) => {
          expect(readFigure(text), `${lineItemId}: ${text}`).toBe(amount);
          return amount;
        }),
      ]),
  );
}

/** Cents of `(1,234.50)`; the dash is nothing. */
function readFigure(text: string): number {
  if (text === "—") return 0;
  const digits = Number(text.replace(/[^\d]/g, ""));
  return text.startsWith("(") ? -digits : digits;
}

function totals(statement: Statement): (readonly number[] | undefined)[] {
  const figures = shown(statement);
  const ids =
    statement.financialStatementType === "BalanceSheet"
      ? ["assets/footer", "liabilities-and-equity/footer"]
      : ["formula/gross-profit", "formula/net-income"];
  return ids.map((id) => figures.get(id));
}

/** Accounts with a figure in DEX's report that stand nowhere in the statement. */
function lost({ lineItems }: Statement, accounts: ReadonlyMap<string, readonly number[]>) {
  const standing = new Set(lineItems.map((line) => line.detailAccountReference?.accountId));
  return [...accounts].filter(
    ([accountId, figures]) => !standing.has(accountId) && figures.some((figure) => figure !== 0),
  );
}

/** As the grid shows them, a row a line; headers have empty cells. */
function texts({ lineItems, data }: Statement): string[][] {
  const cells = new Map(
    data[0]?.rowData.map(({ lineItemId, dataCells }) => [lineItemId, dataCells]),
  );
  return lineItems.map(({ id }) => {
    const own = cells.get(id) ?? [];
    return data[0]?.columnHeaders.map((_, column) => own[column]?.text ?? "") ?? [];
  });
}
