import { expect } from "@playwright/test";
import {
  askForBooks,
  eleanorEmail,
  inspect,
  journey,
  mailTo,
  releaseReplies,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { whileClosedToBorrowers } from "@tieout/sandbox/testing/journeys/close-portal";
import { daysPass } from "@tieout/sandbox/testing/journeys/days-pass";
import {
  allowInDex,
  confirmBooks,
  linkOf,
  openDex,
} from "../../web-borrower/e2e/at-the-borrower.ts";
import { logIn } from "./at-the-lender.ts";
import { collectOverConnection } from "./collect-over-connection.ts";

const company = "Ortega Brothers Roofing";

journey(
  "while a tenant is closed, a read that runs finishes, none starts, and a receipt still withdraws",
  async ({ page, phone }) => {
    const to = `${unique("luis").replace(" ", "-")}@ortega.test`;
    const request = {
      accountingCollectionGroups: ["accounts-receivable" as const],
      fullFiscalYearsToCollect: 1,
      anonymizeCustomersAndVendors: false,
    };
    const { displayName, link, workspaceId } = await askForBooks(
      unique("Ortega closed"),
      { ...request, updatesForMonths: 6 },
      { tenant: "harborstone", mailedTo: to },
    );
    await openDex(phone, link);
    await allowInDex(phone, company, "Replies wait until they are released");
    await phone.getByLabel(/^Yes, until /).check();
    await confirmBooks(phone, displayName, company);
    await expect(phone.getByRole("heading", { name: "Collecting your records" })).toBeVisible();

    await whileClosedToBorrowers("harborstone", async () => {
      await releaseReplies("ortega");
      await logIn(page, eleanorEmail, "harborstone");
      await page.getByRole("link", { name: `Overview , ${displayName}` }).click();
      await expect(page.getByRole("list", { name: "Files of revision 1" })).toBeVisible({
        timeout: 90_000,
      });

      const next = await collectOverConnection(page, workspaceId, request);
      expect(next.body).toMatchObject({ status: 409, type: "lender-disabled" });
      await phone.goto(link);
      await expect(phone.getByRole("heading", { name: "Sharing is closed for now" })).toBeVisible();

      // The receipt is mailed some minutes later.
      await daysPass(workspaceId, 1);
      const receipt = await mailTo(runningSandbox(), { to, search: "received the records of" });
      await phone.goto(linkOf(receipt, "Open your receipt"));
      await inspect(phone, "borrower-receipt-closed");
      await phone.getByRole("button", { name: "Withdraw my records" }).click();
      await phone
        .getByRole("alertdialog")
        .getByRole("button", { name: "Withdraw my records" })
        .click();
      await expect(phone.getByText(/^Withdrawn on /)).toBeVisible();
    });
  },
);
