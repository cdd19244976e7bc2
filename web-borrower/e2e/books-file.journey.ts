import { expect } from "@playwright/test";
import {
  askForBooks,
  inspect,
  journey,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";

journey("books go as a file from a phone, after their figures were seen", async ({ phone }) => {
  const { dex } = runningSandbox();
  const file = await fetch(`${dex}/files/download?company=bluestem&content=trial-balance&as=csv`);
  const { link } = await askForBooks(unique("Bluestem by file"));

  await phone.goto(link);
  await phone.getByRole("button", { name: "Upload a file" }).click();
  await expect(phone.getByRole("heading", { name: "Upload your books as a file" })).toBeVisible();
  await inspect(phone, "borrower-file");
  await phone
    .getByLabel("Choose a file")
    .last()
    .setInputFiles({
      name: "bluestem.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(await file.arrayBuffer()),
    });

  await expect(phone.getByRole("heading", { name: "Are these columns right?" })).toBeVisible();
  await expect(phone.getByRole("combobox", { name: "What does Debit hold?" })).toHaveText("Debit");
  await inspect(phone, "borrower-file-columns");
  await phone.getByRole("combobox", { name: "Fiscal year ends in" }).click();
  await phone.getByRole("option", { name: "June" }).click();
  await phone.getByRole("button", { name: "Check the figures" }).click();

  await expect(phone.getByRole("heading", { name: "The figures tie out" })).toBeVisible();
  await inspect(phone, "borrower-file-ties-out");
  await phone.getByRole("button", { name: "Send to Copperfield" }).click();
  await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
    timeout: 90_000,
  });
});
