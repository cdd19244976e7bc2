import { expect } from "@playwright/test";
import { addDays, dayAt, formatDay } from "@tieout/core/calendar/day";
import {
  askForBooks,
  inspect,
  journey,
  releaseReplies,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { daysPass } from "@tieout/sandbox/testing/journeys/days-pass";
import { allowInDex, confirmBooks, openDex } from "../../web-borrower/e2e/at-the-borrower.ts";
import { beginCollection, logIn, openDexByOwnAccess } from "./at-the-lender.ts";

const company = "Bluestem Bakery Co.";

journey(
  "a retry reads to the day that was agreed, and nothing after thirty days",
  async ({ page, phone }) => {
    const { displayName, link, workspaceId } = await askForBooks(unique("Bluestem retried"), {
      accountingCollectionGroups: ["financial-statements"],
      fullFiscalYearsToCollect: 1,
      endOfImport: "Today",
    });
    await openDex(phone, link);
    await allowInDex(phone, company, "Replies wait until they are released");
    await confirmBooks(phone, displayName, company);
    const agreed = dayAt(new Date(), await phone.evaluate(() => new Date().getTimezoneOffset()));
    await logIn(page);
    await page.getByRole("link", { name: displayName, exact: true }).click();
    await page.getByRole("button", { name: `Details of ${displayName}` }).click();
    await page.getByRole("button", { name: "Cancel import" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel import" }).click();

    await page.getByRole("link", { name: "Workspaces" }).click();
    await page.getByRole("link", { name: `Overview , ${displayName}` }).click();
    await expect(page.getByText("The accounting data could not be collected")).toBeVisible();
    await daysPass(workspaceId, 31);
    await page.getByRole("button", { name: /^Retry/ }).click();
    await expect(page.getByText(/^What was agreed has run out\./)).toBeVisible();
    await inspect(page, "lender-retry-too-late");

    await daysPass(workspaceId, -11);
    await page.getByRole("button", { name: /^Retry/ }).click();
    await releaseReplies("bluestem");
    await expect(page.getByText(/\d tied out/)).toBeVisible({ timeout: 90_000 });
    await inspect(page, "lender-retry-as-agreed");
    await expect(page.getByText(`to ${formatDay(addDays(agreed, -20), "en")}`)).toBeVisible();
  },
);

journey(
  "a retry never reads another company in place of one whose connection is gone",
  async ({ page, phone }) => {
    const gone = "Halloran's Steak Houses";
    const { displayName, link } = await askForBooks(
      unique("Halloran gone"),
      {
        accountingCollectionGroups: ["accounts-receivable"],
        fullFiscalYearsToCollect: 1,
        updatesForMonths: 6,
      },
      { mailedTo: `${unique("rosa").replace(" ", "-")}@bluestem.test` },
    );
    await logIn(page);
    await page.getByRole("link", { name: displayName, exact: true }).click();
    const wizard = await beginCollection(page);
    await wizard.getByRole("radio", { name: "Direct connection" }).check();
    for (const _step of ["method", "options", "data"]) {
      await wizard.getByRole("button", { name: "Continue" }).click();
    }
    await wizard.getByRole("radio", { name: "DEX" }).check();
    await wizard.getByRole("button", { name: "Continue" }).click();
    await allowInDex(await openDexByOwnAccess(page), gone, "No permission to read the books");
    await page.getByRole("button", { name: `Yes, import the records of ${gone}` }).click();
    const failed = page.getByRole("row").filter({ hasText: "Direct" });
    await expect(failed).toContainText("Waiting for you", { timeout: 60_000 });
    await page.getByRole("link", { name: "Manage active connections" }).click();
    await page.getByRole("button", { name: /^Delete connection/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete connection" }).click();
    await expect(page.getByRole("heading", { name: "No connections" })).toBeVisible();

    await openDex(phone, link);
    await allowInDex(phone, company);
    await phone.getByLabel(/^Yes, until /).check();
    await confirmBooks(phone, displayName, company);
    await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
      timeout: 90_000,
    });

    await page.goBack();
    await failed.getByRole("link", { name: /20\d\d/ }).click();
    await page.getByRole("button", { name: /^Retry/ }).click();
    await expect(page.getByRole("dialog", { name: "New data collection" })).toBeVisible();
  },
);
