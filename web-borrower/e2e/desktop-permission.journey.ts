import { expect } from "@playwright/test";
import { dayAt } from "@tieout/core/calendar/day";
import {
  askForBooks,
  inspect,
  journey,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { daysPass } from "@tieout/sandbox/testing/journeys/days-pass";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { confirmBooks, linkOf } from "./at-the-borrower.ts";
import { openDesktop } from "./at-the-desktop.ts";

const company = "Bluestem Bakery Co.";

journey(
  "a computer that was off for nine days sends what was agreed and nothing else, and then its password fails",
  async ({ page, context }) => {
    const to = `${unique("rosa").replace(" ", "-")}@bluestem.test`;
    const { displayName, link, workspaceId } = await askForBooks(
      unique("Bluestem off"),
      {
        accountingCollectionGroups: ["financial-statements", "transactions"],
        fullFiscalYearsToCollect: 1,
        endOfImport: "Today",
      },
      { mailedTo: to },
    );
    const run = await openDesktop(page, link, "bluestem");
    const beforeNight = run({ outcome: "stops", stopsAfter: 0 });
    await confirmBooks(page, displayName, company);
    expect(await beforeNight).toMatchObject({ result: "stopped" });
    const agreed = dayAt(new Date(), await page.evaluate(() => new Date().getTimezoneOffset()));

    await daysPass(workspaceId, 9, { daysAreAsked: true });
    const documents: string[] = [];
    const update = await run({ onRequest: (document) => documents.push(document) });
    expect(update).toMatchObject({ result: "finished" });
    const asked = documents.join("");
    expect(new Set(all(asked, /<(\w+QueryRq) /g))).toEqual(new Set(ofStatementsAndTransactions));
    expect(
      all(asked, /<ToReportDate>(.{10})/g)
        .toSorted()
        .at(-1),
    ).toBe(agreed);

    const lender = await context.newPage();
    await logIn(lender);
    await lender.getByRole("link", { name: `Overview , ${displayName}` }).click();
    const files = lender.getByRole("list", { name: "Files of revision 1" });
    await expect(files.getByRole("listitem")).toContainText([
      /financial.statements\.xlsx/i,
      /transactions\.xlsx/i,
      /general.ledger\.xlsx/i,
    ]);

    // The receipt is mailed some minutes later.
    await daysPass(workspaceId, 1, { daysAreAsked: true });
    const receipt = await mailTo(runningSandbox(), { to, search: "received the records of" });
    await page.goto(linkOf(receipt, "Open your receipt"));
    await expect(page.getByText(`to ${longDay(agreed)}`)).toBeVisible();
    await expect(page.getByText(/^General ledger/)).toBeVisible();
    await expect(
      page.getByText(/open invoice|open bill|Accounts (receivable|payable)/),
    ).toHaveCount(0);
    expect(await run()).toEqual({ result: "wrong-password" });
    await expect(
      page.getByText("The access you gave ended when your records arrived."),
    ).toBeVisible();
    await expect(page.getByText(/QuickBooks Web Connector on your computer: Remove/)).toBeVisible();
    await inspect(page, "borrower-desktop-receipt");
  },
);

/** Not a question about open invoices, bills or their aging. */
const ofStatementsAndTransactions = [
  "HostQueryRq",
  "CompanyQueryRq",
  "PreferencesQueryRq",
  "AccountQueryRq",
  "CustomerQueryRq",
  "VendorQueryRq",
  "OtherNameQueryRq",
  "GeneralDetailReportQueryRq",
  "GeneralSummaryReportQueryRq",
];

const longDay = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);
