import { expect, type Page } from "@playwright/test";
import { danaEmail, inspect, runningSandbox } from "@tieout/sandbox/testing/journeys";

/** As Dana, an administrator of Copperfield, unless told otherwise. */
export async function logIn(page: Page, email = danaEmail, tenant = "copperfield"): Promise<void> {
  const { lender, password } = runningSandbox();
  await page.goto(lender[tenant] ?? "");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Workspaces", level: 1 })).toBeVisible();
}

export async function addWorkspace(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add workspace" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add workspace" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await inspect(page, "lender-add-workspace");
  await dialog.getByRole("button", { name: "Add workspace" }).click();
  await expect(dialog).toBeHidden();
}

export async function beginCollection(page: Page) {
  await page.getByRole("button", { name: "New data collection" }).click();
  const dialog = page.getByRole("dialog", { name: "New data collection" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** In a linker: states access of the lender's own as the ground, and opens DEX's window. */
export async function openDexByOwnAccess(page: Page): Promise<Page> {
  await page.getByRole("radio", { name: "The client gave me access" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Open DEX" }).click(),
  ]);
  return popup;
}
