import { expect } from "@playwright/test";
import { inspect, journey, mailTo, runningSandbox, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { allowInDex, confirmBooks } from "./at-the-borrower.ts";

const company = "Bluestem Bakery Co.";

journey(
  "who has no link shares books, confirms an address, and has a copy",
  async ({ page, phone }) => {
    const sandbox = runningSandbox();
    const business = unique("Bluestem by itself");
    const to = `${business.toLowerCase().replaceAll(/\W/g, "")}@bluestem.test`;
    await logIn(page);
    await page.getByRole("button", { name: "Anonymous link" }).click();
    const dialog = page.getByRole("dialog", { name: "Anonymous link" });
    const address = await dialog.getByLabel("Your standing address").inputValue();
    await inspect(page, "lender-anonymous-link");

    await phone.goto(address);
    await expect(phone.getByRole("heading", { name: "Tell us who you are" })).toBeVisible();
    await inspect(phone, "borrower-anonymous-landing");
    await phone.getByLabel("Business name").fill(business);
    await phone.getByLabel("Business email").fill(to);
    await phone.getByRole("button", { name: "Continue" }).click();
    await phone.getByRole("button", { name: "DEX" }).click();
    await phone.getByRole("button", { name: "Connect DEX" }).click();
    await expect(phone.getByRole("heading", { name: "Which company?" })).toBeVisible();
    await allowInDex(phone, company);
    await confirmBooks(phone, business, company);
    await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
      timeout: 90_000,
    });
    expect(new URL(phone.url()).pathname).toBe("/submission");
    await inspect(phone, "borrower-anonymous-completion");

    const question = await mailTo(sandbox, { to, search: "Confirm your email" });
    await phone.goto(linkOf(question, "Confirm email"));
    await expect(phone.getByText(to)).toBeVisible();
    await inspect(phone, "borrower-confirming");
    await phone.getByRole("button", { name: "Confirm email" }).click();
    await expect(phone.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
    await inspect(phone, "borrower-confirmed");

    await phone.getByRole("link", { name: "View your receipt" }).click();
    await phone.getByRole("button", { name: "Email me an exact copy" }).click();
    await expect(phone.getByText(`Your copy is on its way to ${to}.`)).toBeVisible();
    const ready = await mailTo(sandbox, { to, search: "Your copy is ready" });
    await phone.goto(linkOf(ready, "Download your copy"));
    await expect(phone.getByRole("heading", { name: "Your copy is ready" })).toBeVisible();
    await inspect(phone, "borrower-copy");
    const download = phone.waitForEvent("download");
    await phone.getByRole("link", { name: "Download now" }).click();
    expect((await download).suggestedFilename()).toBe(`${company} - customer copy.zip`);
  },
);

const linkOf = ({ links }: Awaited<ReturnType<typeof mailTo>>, label: string) =>
  links.find((link) => link.label === label)?.href ?? "";
