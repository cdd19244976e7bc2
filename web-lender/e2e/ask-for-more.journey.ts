import { expect, type Page } from "@playwright/test";
import {
  askForBooks,
  danaEmail,
  inspect,
  journey,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { allowInDex, linkOf, openDex } from "../../web-borrower/e2e/at-the-borrower.ts";
import { beginCollection, logIn } from "./at-the-lender.ts";

const company = "Tidewater Marine Supply, Inc.";

journey(
  "updates with codes are kept; the lender asks for names by mail, the borrower allows them, the next data collection has names and the first one's receipt stays as it was (scenario 4)",
  async ({ page, phone }) => {
    const business = unique("Tidewater kept");
    const to = `${unique("rosa").replace(" ", "-")}@tidewater.test`;
    const { link, workspaceId } = await askForBooks(business, {
      ...{ anonymizeCustomersAndVendors: true, updatesForMonths: 12 },
    });
    await shareForAYear(phone, { link, to });
    const submissionId = await submissionOf(phone);

    await logIn(page);
    await page.goto(new URL(`/workspacedetails/${workspaceId}/connections`, page.url()).href);
    await expect(page.getByRole("row").filter({ hasText: company })).toContainText("Connected");
    const wizard = await toConnections(page);
    await expect(wizard.getByText("Names of customers and vendors aren’t included")).toBeVisible();
    await inspect(page, "lender-beyond-permission");
    await wizard.getByRole("button", { name: "Ask for this" }).click();
    const asking = page.getByRole("dialog", { name: "Ask the borrower for more" });
    await expect(asking.getByText(/asks for more: .*names of customers/)).toBeVisible();
    await inspect(page, "lender-ask-borrower");
    await onAPhone(page, "lender-ask-borrower-phone");
    await asking.getByRole("button", { name: "Send email" }).click();
    await expect(asking.getByText("Email sent to the borrower who allowed updates")).toBeVisible();
    await inspect(page, "lender-asked-borrower");
    await asking.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("row").filter({ hasText: company })).toContainText(
      "Asked for more on",
    );
    await inspect(page, "lender-connection-asked");

    await phone.reload();
    await expect(phone.getByRole("link", { name: "See what’s asked" })).toBeVisible();
    await inspect(phone, "borrower-receipt-asked");
    const mail = await mailTo(runningSandbox(), { to, search: "asks for more" });
    await phone.goto(linkOf(mail, "See what’s asked"));
    await expect(phone.getByText(/asks for more: .*names of customers/)).toBeVisible();
    await inspect(phone, "borrower-allow");
    await phone.getByRole("button", { name: "Allow" }).click();
    await expect(phone.getByText(/^Allowed\./)).toBeVisible();
    const answered = `${business} allowed what you asked for`;
    await mailTo(runningSandbox(), { to: danaEmail, search: answered });

    const again = await toConnections(page);
    await again.getByRole("radio", { name: company }).check();
    await again.getByRole("button", { name: "Continue" }).click();
    const imports = page.getByRole("list", { name: /^(Running|Latest) imports$/ });
    await expect(imports.getByText(/^Finished .* DEX$/)).toBeVisible({ timeout: 90_000 });
    const updated = await mailTo(runningSandbox(), { to, search: "updated your records" });
    await phone.goto(linkOf(updated, "See what was read"));
    await expect(phone.getByRole("heading", { level: 1, name: "Your receipt" })).toBeVisible();
    await inspect(phone, "borrower-receipt-updated");

    const laterId = await submissionOf(phone);
    const [first, later] = [
      await receiptOf(phone, { workspaceId, submissionId }),
      await receiptOf(phone, { workspaceId, submissionId: laterId }),
    ];
    expect(first).toMatchObject({
      books: { anonymized: true },
      permission: { anonymized: true, state: "superseded" },
    });
    expect(later).toMatchObject({
      books: { anonymized: false },
      permission: { anonymized: false, state: "live" },
    });
  },
);

interface Sharing {
  readonly link: string;
  readonly to: string;
}

/** Proves the address by its code, and allows updates for as long as they're asked for. */
async function shareForAYear(phone: Page, { link, to }: Sharing): Promise<void> {
  await openDex(phone, link);
  await allowInDex(phone, company);
  await phone.getByRole("radio", { name: /^Yes, until / }).check();
  await phone.getByRole("textbox", { name: "Your email" }).fill(to);
  await phone.getByRole("button", { name: "Email me a code" }).click();
  const { subject } = await mailTo(runningSandbox(), { to, search: "is your code" });
  await phone.getByLabel("Code from the email").fill(subject.slice(0, 6));
  await phone.getByRole("button", { name: `Yes, share the records of ${company}` }).click();
  await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
    timeout: 90_000,
  });
}

/** Through the wizard, with the tenant's defaults, to the last step. */
async function toConnections(page: Page) {
  const wizard = await beginCollection(page);
  await wizard.getByRole("radio", { name: "Direct connection" }).check();
  for (const _step of ["method", "options", "data"]) {
    await wizard.getByRole("button", { name: "Continue" }).click();
  }
  return wizard;
}

async function onAPhone(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, name);
  if (usual) await page.setViewportSize(usual);
}

interface Receipted {
  readonly workspaceId: string;
  readonly submissionId: string;
}

const receiptOf = (phone: Page, { workspaceId, submissionId }: Receipted): Promise<unknown> =>
  phone.evaluate(
    async (address) =>
      (await fetch(address, { headers: { "request-id": crypto.randomUUID() } })).json(),
    `/api/${workspaceId}/Submissions/${submissionId}/receipt`,
  );

/** That the page is about. */
async function submissionOf(phone: Page): Promise<string> {
  const download = phone.getByRole("link", { name: "Download receipt" });
  const [, id = ""] =
    /Submissions\/([\w-]+)\/receipt/.exec((await download.getAttribute("href")) ?? "") ?? [];
  return id;
}
