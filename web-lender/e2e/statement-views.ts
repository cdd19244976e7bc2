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
  /** Returns the response that the page got. */
  readonly show: (view: View) => Promise<Statement>;
}

/** Call before the page is opened. */
export async function statementReader(page: Page): Promise<StatementReader> {
  const answers = new Map<string, Statement>();
  // Browsers drop response bodies soon, so each is kept as it arrives.
  await page.exposeFunction(binding, (statement: Statement) => {
    answers.set(keyOf(statement), statement);
  });
  await page.addInitScript(keepStatements, binding);

  return {
    show: async (view) => {
      await page.getByRole("radio", { name: typeNames[view.type] }).click();
      await choose(page, "Reporting period", periodNames[view.period]);
      const basis = page.getByRole("combobox", { name: "Basis of accounting" });
      if (await basis.isVisible())
        await choose(page, "Basis of accounting", basisNames[view.basis]);

      const key = `${view.type} ${view.period} ${view.basis}`;
      await expect.poll(() => answers.has(key), { message: key }).toBe(true);
      const statement = answers.get(key);
      if (!statement) throw new Error(`${key} was forgotten`);
      await expect
        .poll(() => headsOf(page), { message: `the columns of ${key}` })
        .toEqual(statement.data[0]?.columnHeaders.map(({ label }) => label));
      await expect(page.getByRole("treegrid", { name: typeNames[view.type] })).toBeVisible();
      return statement;
    },
  };
}

const binding = "keepStatement";

/** Runs in the page. */
function keepStatements(keep: string): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const reply = await ask(...asked);
    const { pathname } = new URL(reply.url);
    if (reply.ok && /^\/api\/.*\/financialstatements$/.test(pathname)) {
      await Reflect.get(window, keep)(await reply.clone().json());
    }
    return reply;
  };
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

const keyOf = ({ financialStatementType, reportingPeriod, basis }: Statement) =>
  `${financialStatementType} ${reportingPeriod} ${basis}`;
