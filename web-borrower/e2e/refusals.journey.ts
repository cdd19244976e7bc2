import { expect } from "@playwright/test";
import { askForBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { allowInDex, confirmBooks, openDex } from "./at-the-borrower.ts";

const company = "Bluestem Bakery Co.";

journey("who turns back at the package's page is met calmly", async ({ phone }) => {
  const { link } = await askForBooks(unique("Bluestem turning back"));

  await openDex(phone, link);
  await phone.getByRole("button", { name: "Cancel" }).click();

  await expect(phone.getByText("You came back from DEX before you finished.")).toBeVisible();
  await expect(phone.getByText("Nothing was shared.")).toBeVisible();
  await inspect(phone, "borrower-cancelled");
  await expect(phone.getByRole("button", { name: "DEX" })).toBeEnabled();
});

journey("who may not share the books is told so, and the lender too", async ({ page, phone }) => {
  const { link, displayName } = await askForBooks(unique("Bluestem without permission"));

  await openDex(phone, link);
  await allowInDex(phone, company, "No permission to read the books");
  await confirmBooks(phone, displayName, company);

  await expect(
    phone.getByRole("heading", { name: "We could not collect your records" }),
  ).toBeVisible();
  await expect(phone.getByText(/may not read everything that was asked for in DEX/)).toBeVisible();
  await expect(phone.getByText(/Your books have not been changed/)).toBeVisible();
  await inspect(phone, "borrower-no-permission");

  await logIn(page);
  await page.getByRole("link", { name: `Overview , ${displayName}` }).click();
  await expect(page.getByText("The accounting data could not be collected")).toBeVisible();
  await inspect(page, "lender-no-permission");
});

journey("a connection that is lost is named, and can be tried again", async ({ page, phone }) => {
  const { link, displayName } = await askForBooks(unique("Bluestem disconnected"));

  await openDex(phone, link);
  await allowInDex(phone, company, "The connection is lost in mid-import");
  await confirmBooks(phone, displayName, company);

  await expect(
    phone.getByRole("heading", { name: "We could not collect your records" }),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(phone.getByText("DEX ended the connection before we finished.")).toBeVisible();
  await inspect(phone, "borrower-disconnected");

  await logIn(page);
  // The list is renamed to the latest once none runs.
  const imports = page.getByRole("list", { name: /^(Running|Latest) imports$/ });
  const job = imports.getByRole("listitem").filter({ hasText: displayName });
  await expect(job).toContainText("DEX was disconnected during import.");
  await expect(job.getByRole("button", { name: "Retry" })).toBeVisible();
  await inspect(page, "lender-disconnected");

  // The borrower reconnects the same books, and now they arrive.
  await phone.getByRole("button", { name: "Try again" }).click();
  await phone.getByRole("button", { name: "Connect DEX" }).click();
  await allowInDex(phone, company);
  await confirmBooks(phone, displayName, company);
  await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
    timeout: 90_000,
  });
});
