import { expect } from "@playwright/test";
import { askForBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { allowInDex, openDex } from "../../web-borrower/e2e/at-the-borrower.ts";
import { beginCollection, logIn, openDexByOwnAccess } from "./at-the-lender.ts";

const company = "Bluestem Bakery Co.";

journey(
  "a borrower connects and says no: access is revoked, and the lender has no connection",
  async ({ page, phone }) => {
    const { displayName, link } = await askForBooks(unique("Bluestem says no"));
    await openDex(phone, link);
    await allowInDex(phone, company);
    await expect(phone.getByRole("heading", { name: `Is this ${displayName}?` })).toBeVisible();
    await logIn(page);
    await page.getByRole("link", { name: displayName, exact: true }).click();
    await page.getByRole("link", { name: "Manage active connections" }).click();
    await expect(
      page.getByText("Waiting for the borrower: the company has another name"),
    ).toBeVisible();
    await inspect(page, "lender-connection-waiting");

    await phone.getByRole("button", { name: /^No, / }).click();

    await expect(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(page.getByRole("heading", { name: "No connections" })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 30_000 });
  },
);

journey(
  "what a borrower allowed once is used: the lender can't read over it again, signs in on a ground of their own, and both are listed",
  async ({ page }) => {
    const { displayName, share } = await askForBooks(unique("Bluestem once"));
    await share("bluestem");
    await logIn(page);
    await page.getByRole("link", { name: displayName, exact: true }).click();
    await page.getByRole("link", { name: "Manage active connections" }).click();
    const row = page.getByRole("row").filter({ hasText: company });
    await expect(row).toContainText("Used on ");
    await expect(row.getByRole("button", { name: /^Relink/ })).toHaveCount(0);

    const wizard = await beginCollection(page);
    await wizard.getByRole("radio", { name: "Direct connection" }).check();
    for (const _step of ["method", "options", "data"]) {
      await wizard.getByRole("button", { name: "Continue" }).click();
    }
    await expect(wizard.getByText(/^The permission was for one data collection/)).toBeVisible();
    await expect(wizard.getByRole("radio", { name: company })).toHaveCount(0);
    await expect(wizard.getByRole("button", { name: "Ask for this" })).toBeEnabled();
    await inspect(page, "lender-wizard-beyond");

    await wizard.getByRole("button", { name: "Sign in yourself" }).click();
    await allowInDex(await openDexByOwnAccess(page), company);
    await page.getByRole("button", { name: `Yes, import the records of ${company}` }).click();
    const imports = page.getByRole("list", { name: /^(Running|Latest) imports$/ });
    await expect(imports.getByText(/^Finished .* DEX$/)).toHaveCount(2, { timeout: 90_000 });

    await page.getByRole("button", { name: "Refresh" }).click();
    await row.getByRole("button", { name: /^Permission to read/ }).click();
    const permission = page.getByRole("dialog", { name: `Permission to read ${company}` });
    await expect(permission.getByText(/^Dana Whitfield, on /)).toBeVisible();
    await expect(permission.getByText("The client gave access")).toBeVisible();
    await expect(permission.getByText(/^The borrower, on /)).toBeVisible();
    await inspect(page, "lender-permission");
  },
);
