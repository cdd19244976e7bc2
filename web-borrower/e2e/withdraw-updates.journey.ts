import { expect } from "@playwright/test";
import {
  askForBooks,
  danaEmail,
  inspect,
  journey,
  mailsTo,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { collectOverConnection } from "../../web-lender/e2e/collect-over-connection.ts";
import { confirmBooks } from "./at-the-borrower.ts";
import { openDesktop } from "./at-the-desktop.ts";

const request = {
  accountingCollectionGroups: ["accounts-receivable" as const],
  fullFiscalYearsToCollect: 1,
  anonymizeCustomersAndVendors: false,
};

journey(
  "withdrawing from the first receipt takes back the later read, and cancels the one that runs",
  async ({ page, context }) => {
    const sandbox = runningSandbox();
    const to = `${unique("rosa").replace(" ", "-")}@bluestem.test`;
    const { displayName, link, workspaceId } = await askForBooks(
      unique("Bluestem taken back"),
      { ...request, updatesForMonths: 6 },
      { mailedTo: to },
    );
    const run = await openDesktop(page, link, "bluestem");
    const first = run();
    await page.getByLabel(/^Yes, until /).check();
    await confirmBooks(page, displayName, "Bluestem Bakery Co.");
    expect(await first).toMatchObject({ result: "finished" });
    const withdraw = page.getByRole("button", { name: "Withdraw my records" });
    await expect(withdraw).toBeVisible({ timeout: 90_000 });

    const lender = await context.newPage();
    await logIn(lender);
    await lender.getByRole("link", { name: displayName, exact: true }).click();
    const second = await collectOverConnection(lender, workspaceId, request);
    expect(second.status).toBe(200);
    // Web Connector has no work until the worker has asked.
    await expect.poll(async () => (await run()).result).toBe("finished");
    await mailTo(sandbox, { to, search: "updated your records" });
    // The computer is off, so this one waits.
    const third = await collectOverConnection(lender, workspaceId, request);
    expect(third.status).toBe(200);

    await withdraw.click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Withdraw my records" })
      .click();
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
    expect(await run()).toEqual({ result: "wrong-password" });
    await lender.reload();
    await expect(lender.getByText(/^Withdrawn by the borrower on /)).toHaveCount(2);
    await inspect(lender, "lender-updates-withdrawn");

    await mailTo(sandbox, { to: danaEmail, search: `${displayName}: records withdrawn` });
    expect(
      await mailsTo(sandbox, { to: danaEmail, search: `${displayName}: records withdrawn` }),
    ).toHaveLength(1);
  },
);
