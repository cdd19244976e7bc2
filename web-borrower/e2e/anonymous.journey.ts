import { expect } from "@playwright/test";
import { inspect, journey, mailTo, runningSandbox, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "../../web-lender/e2e/at-the-lender.ts";
import { allowInDex, confirmBooks, linkOf, proveAddress } from "./at-the-borrower.ts";

const company = "Bluestem Bakery Co.";

journey(
  "who has no link shares books, proves an address by its code, and has a copy",
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

    await expect(phone.getByLabel("Your email")).toHaveValue(to);
    await proveAddress(phone, to);
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
