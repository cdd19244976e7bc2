import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import {
  askForBooks,
  danaEmail,
  inspect,
  journey,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { allowInDex, confirmBooks, linkOf, openDex, proveAddress } from "./at-the-borrower.ts";

journey(
  "a borrower reads their receipt, has it mailed, opens it elsewhere, sees that the access has ended and takes back what they shared; the lender is told, and can open it no more",
  async ({ page, phone }) => {
    const business = unique("Tidewater withdrawn");
    const { link, workspaceId } = await askForBooks(business);
    await openDex(phone, link);
    await allowInDex(phone, "Tidewater Marine Supply, Inc.");
    await confirmBooks(phone, business, "Tidewater Marine Supply, Inc.");
    await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
      timeout: 90_000,
    });

    await expect(phone.getByText(/^[\d,]+ lines$/)).toBeVisible();
    await inspect(phone, "borrower-completion");
    const to = `${unique("rosa").replace(" ", "-")}@tidewater.test`;
    await proveAddress(phone, to);
    await inspect(phone, "borrower-receipt-mailed");
    const opens = await mailTo(runningSandbox(), { to, search: "received the records of" });

    // The mail opens it anywhere: here in a browser that shared nothing.
    await phone.context().clearCookies();
    await phone.goto(linkOf(opens, "Open your receipt"));
    await expect(phone.getByRole("heading", { level: 1, name: "Your receipt" })).toBeVisible();
    await inspect(phone, "borrower-receipt");
    const downloading = phone.waitForEvent("download");
    await phone.getByRole("link", { name: "Download receipt" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Receipt \d{5}-\w{4}\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    // The consent was for one collection, and its records have arrived.
    await expect(
      phone.getByText("The access you gave ended when your records arrived."),
    ).toBeVisible();
    await expect(phone.getByRole("button", { name: "End access" })).toHaveCount(0);

    await phone.getByRole("button", { name: "Withdraw my records" }).click();
    const withdrawing = phone.getByRole("alertdialog");
    await expect(withdrawing.getByText(/is told that you withdrew them/)).toBeVisible();
    await inspect(phone, "borrower-withdraw");
    await withdrawing.getByRole("button", { name: "Withdraw my records" }).click();
    await expect(phone.getByText(/^Withdrawn on /)).toBeVisible();
    await expect(
      phone.getByText(/^Your records are withdrawn\. .* we delete them by /),
    ).toBeVisible();
    await expect(phone.getByRole("button", { name: "Withdraw my records" })).toHaveCount(0);
    await inspect(phone, "borrower-receipt-withdrawn");

    const mail = await mailTo(runningSandbox(), {
      to: danaEmail,
      search: `${business}: records withdrawn`,
    });
    expect(mail.subject).toBe(`${business}: records withdrawn`);

    await logIn(page);
    await page.goto(new URL(`/workspacedetails/${workspaceId}/submissionlist`, page.url()).href);
    await expect(page.getByText(/^Withdrawn by the borrower on /)).toBeVisible();
    await page
      .getByRole("table")
      .getByRole("link", { name: /20\d\d/ })
      .click();
    await expect(page.getByText(/^The borrower withdrew these records on /)).toBeVisible();
    await inspect(page, "lender-collection-withdrawn");
    await page.goto(new URL(`/workspacedetails/${workspaceId}/connections`, page.url()).href);
    await expect(page.getByText(/^Used on /)).toBeVisible();
  },
);
