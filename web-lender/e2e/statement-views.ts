import { expect, type Page } from "@playwright/test";
import type { components } from "@tieout/openapi/lender";

export type Statement = components["schemas"]["FinancialStatement"];

export interface View {
  readonly type: Statement["financialStatementType"];
  readonly period: Statement["reportingPeriod"];
  readonly basis: Statement["basis"];
}

const typeNames = { BalanceSheet: "Balance sheet", IncomeStatement: "Income statement" } as const;
const basisNames = { accrual: "Accrual", cash: "Cash" } as const;
const periodNames = {
  FiscalYearsAndYTD: "Fiscal years and YTD",
  FiscalQuartersAndQTD: "Fiscal quarters and QTD",
  MonthsAndMTD: "Months and MTD",
} as const;

export interface StatementReader {
  /** Returns the statement as the server adds it up, to be compared with the page's own. */
  readonly show: (view: View) => Promise<Statement>;
}

/** Call before the page is opened. */
export function statementReader(page: Page): StatementReader {
  let address: string | undefined;
  page.on("request", (request) => {
    const [, statements] = /^(.*\/financialstatements)\/figures$/.exec(request.url()) ?? [];
    address = statements ?? address;
  });

  return {
    show: async (view) => {
      await page.getByRole("radio", { name: typeNames[view.type] }).click();
      await choose(page, "Reporting period", periodNames[view.period]);
      const basis = page.getByRole("combobox", { name: "Basis of accounting" });
      if (await basis.isVisible())
        await choose(page, "Basis of accounting", basisNames[view.basis]);

      const query = new URLSearchParams({
        financialStatementType: view.type,
        reportingPeriod: view.period,
        basis: view.basis,
      });
      const statement = await page.evaluate(askFor, `${address}?${query}`);
      await expect(page.getByRole("treegrid", { name: typeNames[view.type] })).toBeVisible();
      await expect
        .poll(() => headsOf(page), { message: JSON.stringify(view) })
        .toEqual(statement.data[0]?.columnHeaders.map(({ label }) => label));
      return statement;
    },
  };
}

/** Runs in the page, which alone finds a tenant's host on this machine. */
async function askFor(address: string): Promise<Statement> {
  const headers = { "Request-Id": crypto.randomUUID(), "Accept-Language": "en" };
  const reply = await fetch(address, { headers });
  return reply.json();
}

/** A row per line. */
export function figuresInGrid(page: Page): Promise<string[][]> {
  return page
    .getByRole("treegrid")
    .evaluate((grid) =>
      [...grid.querySelectorAll("[data-row]")].map((row) =>
        [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.textContent ?? ""),
      ),
    );
}

async function headsOf(page: Page): Promise<string[]> {
  const heads = await page.getByRole("treegrid").getByRole("columnheader").allInnerTexts();
  return heads.slice(1).map((head) => head.split("\n")[0]?.trim() ?? "");
}

async function choose(page: Page, list: string, option: string): Promise<void> {
  const box = page.getByRole("combobox", { name: list });
  if ((await box.innerText()).trim() === option) return;
  await box.click();
  await page.getByRole("option", { name: option }).click();
}
