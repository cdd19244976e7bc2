import { expect } from "@playwright/test";
import { inspect, journey } from "@tieout/sandbox/testing/journeys";
import { downloadWorkbook } from "./read-workbook.ts";
import { collectAlder, openStatements } from "./statement-page.ts";

journey(
  "workbooks are generated from what was edited and saved, and the file is in its style (S-U70, S-U105, S-U64)",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);
    await page.getByRole("combobox", { name: "Number style" }).click();
    await page.getByRole("option", { name: "Thousands" }).click();

    await page.getByRole("button", { name: "Generate workbooks" }).click();
    await page.getByRole("button", { name: "Save and generate" }).click();
    const workbooks = page.getByRole("region", { name: "Workbooks" });
    await expect(workbooks.getByText("Completed.")).toBeVisible({ timeout: 60_000 });
    await inspect(page, "lender-workbooks-generated");
    await workbooks.getByRole("link", { name: "Go to revision 2" }).click();

    const revision = page.getByRole("region", { name: "Revision 2" });
    await expect(revision).toContainText("Made from version 2, the current statements");
    await expect(page.getByRole("region", { name: "Revision 1" })).toContainText(
      "Made from version 1; statements are at version 2",
    );
    await inspect(page, "lender-new-revision");
    const sheets = await downloadWorkbook(page);
    const balanceSheet = sheets.find(({ name }) => /^Balance sheet/i.test(name));
    const texts = [...(balanceSheet?.cells.values() ?? [])].map(({ value }) => String(value));
    expect(texts).toContainEqual(expect.stringContaining("Thousands, US dollars"));

    await page.goBack();
    await page.getByRole("button", { name: "Generate workbooks" }).click();
    await expect(workbooks).toContainText("Revision 2 is already made from these statements.");
  },
);
