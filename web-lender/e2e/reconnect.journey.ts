import { expect, type Page } from "@playwright/test";
import { askForBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { allowInDex, type Outcome } from "../../web-borrower/e2e/at-the-borrower.ts";
import { beginCollection, logIn, openDexByOwnAccess } from "./at-the-lender.ts";

const company = "Bluestem Bakery Co.";

journey(
  "a connection that was lost is renewed, its import retried, and it's deleted at last (P-T18, P-U64, P-U65)",
  async ({ page }) => {
    const { displayName } = await askForBooks(unique("Bluestem let go"));
    await logIn(page);
    await page.getByRole("link", { name: displayName, exact: true }).click();
    const wizard = await beginCollection(page);
    await wizard.getByRole("radio", { name: "Direct connection" }).check();
    for (const _step of ["method", "options", "data"]) {
      await wizard.getByRole("button", { name: "Continue" }).click();
    }
    await wizard.getByRole("radio", { name: "DEX" }).check();
    await wizard.getByRole("button", { name: "Continue" }).click();
    await openDexWindow(page, "The connection is lost in mid-import");
    await page.getByRole("button", { name: `Yes, import the records of ${company}` }).click();

    const imports = page.getByRole("list", { name: /^(Running|Latest) imports$/ });
    const retry = imports.getByRole("button", { name: /^Retry/ });
    await expect(retry).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "Manage active connections" }).click();
    const row = page.getByRole("row").filter({ hasText: company });
    await expect(row).toContainText("Disconnected");
    await inspect(page, "lender-connections");

    await retry.click();
    await expect(page.getByRole("radio", { name: "The client gave me access" })).toBeVisible();
    await inspect(page, "lender-relink");
    await openDexWindow(page, "Allow, then import normally");
    await expect(imports.getByText(/^Finished .* DEX$/)).toBeVisible({ timeout: 60_000 });
    // The sign-in was for that collection only. It's complete, and access is revoked a moment later.
    await expect(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(row).toContainText("Used on ", { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });

    await row.getByRole("button", { name: /^Delete connection/ }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await inspect(page, "lender-delete-connection");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete connection" }).click();
    await expect(page.getByRole("heading", { name: "No connections" })).toBeVisible();
  },
);

async function openDexWindow(page: Page, outcome: Outcome): Promise<void> {
  await allowInDex(await openDexByOwnAccess(page), company, outcome);
}
