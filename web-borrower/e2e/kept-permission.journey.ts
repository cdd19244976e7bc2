import { expect } from "@playwright/test";
import {
  askForBooks,
  inspect,
  journey,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { callApi, collectOverConnection } from "../../web-lender/e2e/collect-over-connection.ts";
import { allowInDex, confirmBooks, linkOf, openDex } from "./at-the-borrower.ts";

const company = "Bluestem Bakery Co.";
const receivables = {
  accountingCollectionGroups: ["accounts-receivable" as const],
  fullFiscalYearsToCollect: 1,
};
const codes = "Customer and vendor names were replaced with codes.";

journey(
  "names are read once the owner allows them by mail, and nothing after a bookkeeper says once",
  async ({ page, phone, browser }) => {
    const owner = `${unique("rosa").replace(" ", "-")}@bluestem.test`;
    const { displayName, link, workspaceId } = await askForBooks(
      unique("Bluestem kept"),
      { ...receivables, anonymizeCustomersAndVendors: true, updatesForMonths: 6 },
      { mailedTo: owner },
    );
    await openDex(phone, link);
    await allowInDex(phone, company);
    await phone.getByLabel(/^Yes, until /).check();
    await confirmBooks(phone, displayName, company);
    await expect(phone.getByText(codes)).toBeVisible({ timeout: 90_000 });

    await logIn(page);
    const names = { ...receivables, anonymizeCustomersAndVendors: false };
    const refused = await collectOverConnection(page, workspaceId, names);
    expect(refused.body).toMatchObject({ status: 409, errors: [{ code: "names" }] });
    const { connectionId, submissionRequestId } = refused;
    const asks = `/workspaces/${workspaceId}/connections/${connectionId}/permissionasks`;
    await callApi(page, "POST", asks, { submissionRequestId });
    const asked = await mailTo(runningSandbox(), { to: owner, search: "asks for more" });
    await phone.goto(linkOf(asked, "See what’s asked"));
    await expect(
      phone.getByText(
        "Copperfield asks for more: names of customers and suppliers, instead of codes. Everything else stays the same.",
      ),
    ).toBeVisible();
    await inspect(phone, "borrower-allow-names");
    await phone.getByRole("button", { name: "Allow" }).click();
    await expect(phone.getByText(/^Allowed\. Copperfield can read this from now on/)).toBeVisible();

    const read = await collectOverConnection(page, workspaceId, names);
    expect(read.status).toBe(200);
    const updated = await mailTo(runningSandbox(), { to: owner, search: "updated your records" });
    await phone.goto(linkOf(updated, "See what was read"));
    await expect(phone.getByRole("heading", { level: 1, name: "Your receipt" })).toBeVisible();
    await expect(phone.getByText(codes)).toHaveCount(0);
    await inspect(phone, "borrower-receipt-names");

    // A bookkeeper shares by another link, once.
    const bookkeeper = await browser.newPage();
    const { body } = await callApi<{ readonly shareableLink: { readonly url: string } }>(
      page,
      "POST",
      `/${workspaceId}/SubmissionRequests`,
      {
        ...{ ...names, basisOfAccountingPreference: "Accrual", endOfImport: "LastFullMonth" },
        ...{ provideUserCopy: false, allowUserUpload: false, hasShareableLink: true },
      },
    );
    await openDex(bookkeeper, body.shareableLink.url);
    await allowInDex(bookkeeper, company);
    await confirmBooks(bookkeeper, displayName, company);
    const told = await mailTo(runningSandbox(), { to: owner, search: "no longer applies" });
    expect(told.text).toContain("Someone else who works with the records of");
    await bookkeeper.close();
    await phone.goto(linkOf(told, "See your receipt"));
    // The newer permission isn't the owner's, and the receipt names nobody.
    const replaced = phone.getByText(/^A newer permission replaced this one on /);
    await expect(replaced.first()).toBeVisible();
    await inspect(phone, "borrower-receipt-superseded");
  },
);
