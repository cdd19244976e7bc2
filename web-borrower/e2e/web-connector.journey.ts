import { expect, type Page } from "@playwright/test";
import { accountId } from "@tieout/sandbox/quickbooks-desktop";
import {
  askForBooks,
  inspect,
  journey,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { type DexBooks, dexBooks } from "@tieout/sandbox/testing/journeys/dex-books";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { compareWithDex } from "../../web-lender/e2e/compare-with-dex.ts";
import { statementReader } from "../../web-lender/e2e/statement-views.ts";
import { confirmBooks } from "./at-the-borrower.ts";

const company = "Bluestem Bakery Co.";

journey(
  "QuickBooks Desktop calls by its Web Connector, and its figures tie out",
  async ({ page, context }) => {
    const name = unique("Bluestem at a desk");
    const { link } = await askForBooks(name, { basisOfAccountingPreference: "CashAndAccrual" });
    await page.goto(link);
    await page.getByRole("button", { name: "QuickBooks Desktop" }).click();
    await page.getByRole("button", { name: "Connect QuickBooks Desktop" }).click();
    await expect(page.getByRole("heading", { name: "Connect QuickBooks Desktop" })).toBeVisible();
    const password = await page.getByLabel("Password for Web Connector").inputValue();
    await inspect(page, "borrower-desktop");

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download connection file" }).click();
    const file = await (await downloading).path();
    await expect(
      page.getByRole("heading", { name: "Waiting for QuickBooks Desktop" }),
    ).toBeVisible();
    await inspect(page, "borrower-desktop-waiting");

    const windows = await context.newPage();
    await windows.goto(runningSandbox().quickBooksDesktop);
    await windows.getByLabel("Connection file").setInputFiles(file);
    await windows.getByRole("button", { name: "Add application" }).click();
    await updateSelected(windows, "not the password");
    await expect(windows.getByText("Incorrect password.").first()).toBeVisible();
    await inspect(windows, "sandbox-web-connector");
    await expect(page.getByText("Web Connector sent an old password.")).toBeVisible();
    await updateSelected(windows, password);

    await confirmBooks(page, name, company);
    await expect(page.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
      timeout: 180_000,
    });
    await expect(windows.getByText(/^Finished\./).first()).toBeVisible();
    await inspect(windows, "sandbox-web-connector-finished");

    const lender = await context.newPage();
    const reader = statementReader(lender);
    await logIn(lender);
    await lender.getByRole("link", { name: `Statements , ${name}` }).click();
    const books = inQuickBooks(await dexBooks(runningSandbox(), "bluestem"));
    for (const basis of ["accrual", "cash"] as const) {
      for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
        const view = { basis, type, period: "MonthsAndMTD" } as const;
        await compareWithDex(await reader.show(view), books);
      }
    }
  },
);

async function updateSelected(windows: Page, password: string): Promise<void> {
  await windows.getByLabel(/^Password/).fill(password);
  await windows
    .getByLabel("Company file open in QuickBooks")
    .selectOption({ label: `${company} (Cash and accrual)` });
  await windows.getByRole("button", { name: "Update Selected" }).click();
}

/** DEX's figures under the ids that its accounts have in QuickBooks. */
function inQuickBooks({ balanceSheet, profitAndLoss, ...books }: DexBooks): DexBooks {
  const renamed = (rows: Awaited<ReturnType<DexBooks["balanceSheet"]>>) =>
    rows.map((row) => ({
      ...row,
      accountId: row.accountId === null ? null : accountId({ id: row.accountId }),
    }));
  return {
    ...books,
    balanceSheet: async (...asked) => renamed(await balanceSheet(...asked)),
    profitAndLoss: async (...asked) => renamed(await profitAndLoss(...asked)),
  };
}
