import { expect } from "@playwright/test";
import {
  askForBooks,
  inspect,
  journey,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";

// Without account types, as QuickBooks Online writes it.
const layout = "quickbooks-online-trial-balance-account-numbers-xlsx";

journey("books go as a file from a phone, after types and figures were seen", async ({ phone }) => {
  const { dex } = runningSandbox();
  const file = await fetch(`${dex}/files/layouts?layout=${layout}`);
  const { link } = await askForBooks(unique("Bluestem by file"));

  await phone.goto(link);
  await phone.getByRole("button", { name: "Upload a file" }).click();
  await expect(phone.getByRole("heading", { name: "Upload your books as a file" })).toBeVisible();
  await inspect(phone, "borrower-file");
  await phone
    .getByLabel("Choose a file")
    .last()
    .setInputFiles({
      name: "trial-balance.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(await file.arrayBuffer()),
    });

  await expect(phone.getByRole("heading", { name: "Are these columns right?" })).toBeVisible();
  await expect(phone.getByRole("combobox", { name: "What does Debit hold?" })).toHaveText("Debit");
  await inspect(phone, "borrower-file-columns");
  await phone.getByRole("combobox", { name: "Fiscal year ends in" }).click();
  await phone.getByRole("option", { name: "December" }).click();
  const check = phone.getByRole("button", { name: "Check the figures" });
  await check.click();

  await expect(phone.getByRole("heading", { name: "Check account types" })).toBeVisible();
  await inspect(phone, "borrower-file-types");
  const questions = phone.getByRole("list", { name: "Are these right?" });
  const yes = questions.getByRole("button", { name: "Yes" });
  for (let left = await yes.count(); left > 0; left--) {
    await expect(check).toHaveAccessibleDescription(/^Answer \d more questions? first\.$/);
    await yes.first().click();
  }
  await expect(phone.getByText("All answered")).toBeVisible();
  await check.click();

  await expect(phone.getByRole("heading", { name: "The figures tie out" })).toBeVisible();
  await inspect(phone, "borrower-file-ties-out");
  // Its balances are of one year, and the link asks for two years more and the months since.
  await expect(phone.getByRole("heading", { name: "Months are missing" })).toBeVisible();
  const send = phone.getByRole("button", { name: "Send to Copperfield" });
  await expect(send).toHaveAccessibleDescription(/^Choose another file, or say/);
  await phone.getByRole("checkbox", { name: "Send this file anyway" }).check();
  await phone.getByRole("textbox", { name: "Reason" }).fill("The years before are on paper.");
  await inspect(phone, "borrower-file-of-another-period");
  await send.click();
  await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
    timeout: 90_000,
  });
});
