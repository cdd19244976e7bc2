import { expect, type Page } from "@playwright/test";
import { inspect, journey } from "@tieout/sandbox/testing/journeys";
import {
  captionOf,
  collectAlder,
  expectFigures,
  expectSaved,
  expectUnsaved,
  moveTo,
  openStatements,
  select,
  showStatement,
  tallWindow,
  walkToLine,
} from "./statement-page.ts";

journey.use(tallWindow);

const asReported = {
  "Total assets": "772.00 700.00",
  "Total current liabilities": "350.00 300.00",
  "Total liabilities": "450.00 400.00",
  "Total equity": "322.00 300.00",
  "Total liabilities and equity": "772.00 700.00",
};

journey(
  "an account moved to equity lowers assets and equity alike, and undo leaves nothing to save (S-U92, S-T32, S-U100, S-U101)",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);
    await expectFigures(page, asReported);
    const captions = ["Assets", "Current assets", "Cash", "Checking"];
    expect(await Promise.all(captions.map((caption) => indentOf(page, caption)))).toEqual([
      ...[15, 25, 35, 45],
    ]);
    await showStatement(page, "Income statement");
    await expectFigures(page, {
      "Operating income": "280.00 (10.00)",
      "Net income": "272.00 (22.00)",
    });
    await showStatement(page, "Balance sheet");

    await walkToLine(page, "Due from owner");
    await moveTo(page, "Equity");
    await expectFigures(page, {
      "Due from owner": "(50.00) (80.00)",
      "Total assets": "722.00 620.00",
      "Total equity": "272.00 220.00",
      "Total liabilities and equity": "722.00 620.00",
    });
    await expect(
      page.getByText("Assets equal liabilities and equity in all 2 periods"),
    ).toBeVisible();
    await expectUnsaved(page, 1);
    await inspect(page, "lender-statement-moved");

    await page.keyboard.press("ControlOrMeta+Z");
    await expectFigures(page, { ...asReported, "Due from owner": "50.00 80.00" });
    await expectSaved(page);
  },
);

journey(
  "by keyboard, debt gets a section of its own, which goes only once it's said where its lines go (S-U93 to S-U98, S-T30)",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);

    await walkToLine(page, "Liabilities");
    await page.keyboard.press("n");
    const adding = page.getByRole("dialog", { name: "Add classification" });
    await expect(adding.getByRole("textbox", { name: "Total" })).toBeFocused();
    await page.keyboard.type("funded debt");
    await expect(adding.getByRole("textbox", { name: "Header" })).toHaveValue("Funded debt");
    await inspect(page, "lender-statement-add-section");
    await page.keyboard.press("Enter");
    await expect(adding).toBeHidden();
    await expect(captionOf(page, "Total funded debt")).toBeVisible();

    await select(page, ["Line of credit", "Shareholder loan"]);
    await moveTo(page, "Funded debt");
    await expectFigures(page, {
      ...asReported,
      "Total funded debt": "300.00 230.00",
      "Total current liabilities": "150.00 170.00",
    });
    await expect(captionOf(page, "Total long-term liabilities")).toBeHidden();

    await page.keyboard.press("Escape");
    await walkToLine(page, "Funded debt");
    await page.keyboard.press("Delete");
    const removing = page.getByRole("dialog", { name: "Delete Funded debt?" });
    await expect(removing.getByRole("combobox", { name: "Move to" })).toBeFocused();
    await removing.getByRole("button", { name: "Move and Delete" }).press("Enter");
    await expect(removing.getByText("Choose a section")).toBeVisible();
    await removing.getByRole("combobox", { name: "Move to" }).focus();
    await page.keyboard.type("Long");
    await page.keyboard.press("Enter");
    await inspect(page, "lender-statement-delete-section");
    await removing.getByRole("button", { name: "Move and Delete" }).press("Enter");
    await expect(removing).toBeHidden();
    await expectFigures(page, {
      ...asReported,
      "Total current liabilities": "150.00 170.00",
      "Total long-term liabilities": "300.00 230.00",
    });
    await expect(captionOf(page, "Total funded debt")).toBeHidden();

    for (let edits = 3; edits > 0; edits -= 1) {
      await expectUnsaved(page, edits);
      await page.keyboard.press("ControlOrMeta+Z");
    }
    await expectSaved(page);
    await expectFigures(page, asReported);
  },
);

/** Px from the checkbox column to the caption's text. */
function indentOf(page: Page, caption: string): Promise<number> {
  const checkboxes = 34;
  return captionOf(page, caption).evaluate((cell, gutter) => {
    const text = [...cell.children].find(({ textContent }) => textContent !== "");
    const start = text?.getBoundingClientRect().left ?? 0;
    return Math.round(start - cell.getBoundingClientRect().left - gutter);
  }, checkboxes);
}
