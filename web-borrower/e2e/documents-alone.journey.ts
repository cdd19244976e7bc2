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
import { linkOf, proveAddress } from "./at-the-borrower.ts";

journey(
  "documents alone are received without books, and their receipt goes to an address proved by its code",
  async ({ page, phone }) => {
    const to = `${unique("rosa").replace(" ", "-")}@bluestem.test`;
    const { displayName, link } = await askForBooks(unique("Bluestem papers"), {
      allowUserUpload: true,
    });
    await phone.goto(link);
    await phone.getByRole("button", { name: "Send documents only" }).click();
    await phone.getByLabel("Choose files").setInputFiles({
      ...{ name: "lease.pdf", mimeType: "application/pdf" },
      buffer: Buffer.from("%PDF-1.7\nOur lease.\n%%EOF\n"),
    });
    await expect(phone.getByText(/^Uploaded, /)).toBeVisible();
    await phone.getByRole("button", { name: "Done" }).click();

    await expect(
      phone.getByRole("heading", { name: "Your documents have been sent" }),
    ).toBeVisible();
    await expect(phone.getByText(/received 1 document, and no books/)).toBeVisible();
    await inspect(phone, "borrower-documents-alone");
    await proveAddress(phone, to);
    const receipt = await mailTo(runningSandbox(), { to, search: displayName });
    await phone.context().clearCookies();
    await phone.goto(linkOf(receipt, "Open your receipt"));
    await expect(phone.getByRole("heading", { level: 1, name: "Your receipt" })).toBeVisible();
    await expect(phone.getByText("lease.pdf")).toBeVisible();
    await inspect(phone, "borrower-documents-receipt");

    await logIn(page);
    await page.getByRole("link", { name: displayName, exact: true }).click();
    await page
      .getByRole("table")
      .getByRole("link", { name: /20\d\d/ })
      .click();
    await expect(page.getByText("Documents received, no books")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download lease.pdf" })).toBeVisible();
    await inspect(page, "lender-documents-alone");
  },
);
