import { expect, type Page } from "@playwright/test";
import {
  danaEmail,
  inspect,
  journey,
  mailTo,
  releaseReplies,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { allowInDex, confirmBooks, openDex } from "../../web-borrower/e2e/at-the-borrower.ts";
import { addWorkspace, beginCollection, logIn } from "./at-the-lender.ts";
import { openFigure } from "./open-figure.ts";
import { downloadWorkbook } from "./read-workbook.ts";

const business = unique("Tidewater by link");
const company = "Tidewater Marine Supply, Inc.";

journey(
  "books are asked for by link, sent from a phone, and read (P-G4, S-G1)",
  async ({ page, phone }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await logIn(page);
    await inspect(page, "lender-list");
    await addWorkspace(page, business);
    await page.getByRole("link", { name: business, exact: true }).click();
    await expect(page.getByRole("heading", { name: business, level: 1 })).toBeVisible();
    await inspect(page, "lender-workspace-empty");
    const link = await createLink(page);

    await phone.goto(link);
    await expect(
      phone.getByRole("heading", { name: /is asking for your accounting/ }),
    ).toBeVisible();
    await expect(phone).not.toHaveURL(/#/);
    await inspect(phone, "borrower-landing");
    await openDex(phone, link);
    await inspect(phone, "dex-companies");
    await allowInDex(phone, company, "Replies wait until they are released");
    await confirmBooks(phone, business, company);
    await expect(phone.getByRole("heading", { name: "Collecting your records" })).toBeVisible();

    await page.reload();
    const imports = page.getByRole("list", { name: /^(Running|Latest) imports$/ });
    await expect(imports.getByText("Importing from DEX")).toBeVisible();
    await imports.getByRole("button", { name: "Details" }).click();
    await expect(imports.getByRole("list", { name: "Steps of the import" })).toBeVisible();
    await inspect(page, "lender-running-import");
    await inspect(phone, "borrower-progress");
    await releaseReplies("tidewater");

    await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
      timeout: 90_000,
    });
    await expect(phone.getByText("62 accounts")).toBeVisible();
    await inspect(phone, "borrower-completion");
    await expect(imports.getByText(/^Finished .* DEX$/)).toBeVisible();
    await inspect(page, "lender-finished-import");

    await page.getByRole("link", { name: "Workspaces" }).click();
    const row = page.getByRole("row", { name: new RegExp(business) });
    await row.getByRole("link", { name: /^Overview/ }).click();
    await expect(page.getByText(/^(\d+) of \1 tied out$/)).toBeVisible();
    await inspect(page, "lender-overview");
    await downloadWorkbook(page);

    await page.getByRole("link", { name: "Open financial statements" }).click();
    await expect(page.getByRole("treegrid", { name: "Balance sheet" })).toBeVisible();
    await expect(
      page.getByText(/Assets equal liabilities and equity in all \d+ periods/),
    ).toBeVisible();
    await inspect(page, "lender-balance-sheet");
    await openFigure(page);

    await expectMail(page, page.url().replace(/\/financialstatements.*/, ""));
  },
);

/** Through every step; returns what was copied, which is what the borrower gets. */
async function createLink(page: Page): Promise<string> {
  const wizard = await beginCollection(page);
  await inspect(page, "lender-wizard-method");
  await wizard.getByRole("radio", { name: "Secure link" }).check();
  await wizard.getByRole("button", { name: "Continue" }).click();

  await wizard.getByRole("combobox", { name: "Full fiscal years to collect" }).click();
  await page.getByRole("option", { name: "3 years, plus year to date" }).click();
  await inspect(page, "lender-wizard-options");
  await wizard.getByRole("button", { name: "Continue" }).click();

  await wizard.getByRole("checkbox", { name: "Accounts receivable" }).check();
  await wizard.getByRole("checkbox", { name: "Accounts payable" }).check();
  await inspect(page, "lender-wizard-data");
  await wizard.getByRole("button", { name: "Create link" }).click();

  const created = page.getByRole("dialog", { name: "Secure link created" });
  // The press that created it also copied it.
  await expect(created.getByText("Link copied.")).toBeVisible();
  await inspect(page, "lender-link-created");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await created.getByRole("textbox", { name: "Secure link" }).inputValue());
  await created.getByRole("button", { name: "Done" }).click();
  return link;
}

/** The requester is notified by mail in the tenant's brand. */
async function expectMail(page: Page, submission: string): Promise<void> {
  const mail = await mailTo(runningSandbox(), { to: danaEmail, search: business });
  expect(mail.from.name).toBe("Copperfield");
  expect(mail.subject).toContain(business);
  expect(mail.html).toContain("Copperfield");
  const { pathname } = new URL(submission);
  const addresses = mail.links.map(({ href }) => href);
  const link = addresses.find((address) => address.includes(pathname));
  expect(link, `a link to ${pathname} among ${addresses.join(", ")}`).toBeDefined();

  await page.goto(link ?? "");
  await expect(page.getByText(/\d tied out/)).toBeVisible();
}
