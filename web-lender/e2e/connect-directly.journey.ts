import { expect } from "@playwright/test";
import { askForBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { allowInDex } from "../../web-borrower/e2e/at-the-borrower.ts";
import { beginCollection, logIn } from "./at-the-lender.ts";

const company = "Bluestem Bakery Co.";

journey("a borrower connects beside the lender, in a window of the package's", async ({ page }) => {
  const { displayName } = await askForBooks(unique("Bluestem beside you"));
  await logIn(page);
  await page.getByRole("link", { name: displayName, exact: true }).click();

  const wizard = await beginCollection(page);
  await wizard.getByRole("radio", { name: "Direct connection" }).check();
  await wizard.getByRole("button", { name: "Continue" }).click();
  await wizard.getByRole("button", { name: "Continue" }).click();
  await wizard.getByRole("button", { name: "Continue" }).click();
  await expect(wizard.getByRole("radio", { name: "DEX" })).toBeVisible();
  await inspect(page, "lender-wizard-connect");
  await wizard.getByRole("radio", { name: "DEX" }).check();
  await wizard.getByRole("button", { name: "Continue" }).click();

  const linker = page.getByRole("dialog", { name: "Connect to DEX" });
  await inspect(page, "lender-linker-ground");
  await linker.getByRole("radio", { name: "The borrower signs in beside me" }).check();
  await linker.getByRole("button", { name: "Continue" }).click();
  await expect(linker.getByText("Secure connection ready")).toBeVisible();
  await inspect(page, "lender-linker");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    linker.getByRole("button", { name: "Open DEX" }).click(),
  ]);
  await expect(linker.getByText("Finish in the DEX window")).toBeVisible();
  await allowInDex(popup, company);

  const confirm = page.getByRole("dialog", { name: `Is this ${displayName}?` });
  await expect(confirm.getByText("The names differ.")).toBeVisible();
  await inspect(page, "lender-linker-confirm");
  await confirm.getByRole("button", { name: `Yes, import the records of ${company}` }).click();

  const imports = page.getByRole("list", { name: /^(Running|Latest) imports$/ });
  await expect(imports.getByText(/^Finished .* DEX$/)).toBeVisible({ timeout: 90_000 });
  const collection = page.getByRole("row").filter({ hasText: "Direct" });
  await expect(collection).toContainText("Complete");
});
