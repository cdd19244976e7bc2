import { expect, type Page } from "@playwright/test";
import { inspect, mailTo, runningSandbox } from "@tieout/sandbox/testing/journeys";

/** From DEX's own list for testing. */
export type Outcome =
  | "Allow, then import normally"
  | "The borrower cancels"
  | "No permission to read the books"
  | "The connection is lost in mid-import"
  | "Replies wait until they are released";

export async function openDex(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: /is asking for your accounting data/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "DEX" }).click();
  await page.getByRole("button", { name: "Connect DEX" }).click();
  await expect(page.getByRole("heading", { name: "Which company?" })).toBeVisible();
}

export async function allowInDex(
  page: Page,
  company: string,
  outcome: Outcome = "Allow, then import normally",
): Promise<void> {
  await page.getByRole("radio", { name: company }).check();
  await page.getByRole("button", { name: "Use this company" }).click();
  await expect(page.getByText(`Company: ${company}`)).toBeVisible();
  await page.getByLabel("What happens next").selectOption({ label: outcome });
  await page.getByRole("button", { name: "Allow", exact: true }).click();
}

/**
 * Shares the books of a company that isn't named as the business, which the page says. What follows may be over at
 * once, so each journey checks what it sees.
 */
export async function confirmBooks(page: Page, business: string, company: string): Promise<void> {
  await expect(page.getByRole("heading", { name: `Is this ${business}?` })).toBeVisible();
  await expect(page.getByText("The names differ.")).toBeVisible();
  await inspect(page, "borrower-confirm");
  await page.getByRole("button", { name: `Yes, share the records of ${company}` }).click();
}

/** Types an address and the code that is mailed there. */
export async function proveAddress(page: Page, to: string): Promise<void> {
  await page.getByLabel("Your email").fill(to);
  await page.getByRole("button", { name: "Email me a code" }).click();
  const code = page.getByLabel("Code from the email");
  await expect(code).toBeFocused();
  const { subject } = await mailTo(runningSandbox(), { to, search: "is your code" });
  await code.fill(subject.slice(0, 6));
  await expect(page.getByText(`Your receipt goes to ${to}.`)).toBeVisible();
}

/** Where a mail's link leads. */
export const linkOf = ({ links }: Awaited<ReturnType<typeof mailTo>>, label: string): string =>
  links.find((link) => link.label === label)?.href ?? "";
