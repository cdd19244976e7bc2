import { expect } from "@playwright/test";
import {
  collectBooks,
  inspect,
  journey,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { dexBooks } from "@tieout/sandbox/testing/journeys/dex-books";
import { logIn } from "./at-the-lender.ts";
import { compareWithDex } from "./compare-with-dex.ts";
import { figuresInGrid, type Statement, statementReader } from "./statement-views.ts";

const companies = [
  { company: "tidewater", yearEnd: /-12-31$/, preference: "Accrual", bases: ["accrual"] },
  {
    company: "bluestem",
    yearEnd: /-06-30$/,
    preference: "CashAndAccrual",
    bases: ["accrual", "cash"],
  },
] as const;
const types = ["BalanceSheet", "IncomeStatement"] as const;
const periods = ["FiscalYearsAndYTD", "FiscalQuartersAndQTD", "MonthsAndMTD"] as const;

for (const { company, yearEnd, preference, bases } of companies) {
  journey(`every figure of ${company} is what its own system reports`, async ({ page }) => {
    const name = unique(`Figures of ${company}`);
    await collectBooks(company, name, { basisOfAccountingPreference: preference });
    const books = await dexBooks(runningSandbox(), company);
    const reader = statementReader(page);
    await logIn(page);
    await page.getByRole("link", { name: `Statements , ${name}` }).click();

    let compared = 0;
    const views = bases.flatMap((basis) =>
      types.flatMap((type) => periods.map((period) => ({ basis, type, period }))),
    );
    for (const view of views) {
      const statement = await reader.show(view);
      await compareWithDex(statement, books);
      expect(await figuresInGrid(page), JSON.stringify(view)).toEqual(texts(statement));
      compared += texts(statement).flat().length;
      if (view.period === "FiscalYearsAndYTD") {
        expect(statement.data[0]?.columnHeaders[0]?.reportingEndDate).toMatch(yearEnd);
      }
    }
    expect(compared).toBeGreaterThan(1_000);
    await inspect(page, `lender-${company}-months`);
  });
}

/** A row per line, as the grid shows them; headers have empty cells. */
function texts({ lineItems, data }: Statement): string[][] {
  const columns = data[0]?.columnHeaders ?? [];
  const rows = data[0]?.rowData ?? [];
  const cells = new Map(rows.map(({ lineItemId, dataCells }) => [lineItemId, dataCells]));
  return lineItems.map(({ id }) => columns.map((_, column) => cells.get(id)?.[column]?.text ?? ""));
}
