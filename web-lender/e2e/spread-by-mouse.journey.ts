import { expect, type Page } from "@playwright/test";
import { inspect, journey } from "@tieout/sandbox/testing/journeys";
import {
  captionOf,
  collectAlder,
  expectFigures,
  expectSaved,
  expectUnsaved,
  lineOf,
  openStatements,
  showStatement,
  tallWindow,
} from "./statement-page.ts";

journey.use(tallWindow);

const hintSays = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

journey(
  "with the mouse alone, and letters for a name, Alder is spread, undone, spread again and saved (S-U90, S-U92)",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);

    await drag(page, "Due from owner", "Equity");
    await hintSays(page, "1420 Due from owner to Equity");
    await expect(
      page.getByRole("row", { name: /Total equity 300\.00 220\.00/, includeHidden: true }),
    ).toBeVisible();
    await inspect(page, "lender-statement-dragging");
    await page.mouse.up();
    await expectFigures(page, {
      "Due from owner": "(50.00) (80.00)",
      "Total assets": "722.00 620.00",
      "Total equity": "272.00 220.00",
    });

    await drag(page, "Checking", "Equity");
    await page.mouse.up();
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: "Cash, receivables and payables can't be changed." }),
    ).toBeVisible();
    await expectUnsaved(page, 1);

    await captionOf(page, "Liabilities").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Add classification" }).click();
    const adding = page.getByRole("dialog", { name: "Add classification" });
    await adding.getByRole("textbox", { name: "Total" }).fill("Total funded debt");
    await adding.getByRole("button", { name: "Add" }).click();
    await expect(captionOf(page, "Total funded debt")).toBeVisible();
    for (const caption of ["Line of credit", "Shareholder loan"]) {
      await lineOf(page, caption).hover();
      await captionOf(page, caption).locator("[data-check]").click();
    }
    await drag(page, "Line of credit", "Funded debt");
    await hintSays(page, "2 lines to Funded debt");
    await page.mouse.up();
    await expectFigures(page, {
      "Total funded debt": "300.00 230.00",
      "Total current liabilities": "150.00 170.00",
      "Total liabilities": "450.00 400.00",
    });
    await page.getByRole("button", { name: /^Clear/ }).click();

    await drag(page, "Funded debt", "Current liabilities", 0.1);
    await hintSays(page, "Funded debt within Liabilities");
    await page.mouse.up();
    await expect
      .poll(() => order(page, ["Funded debt", "Current liabilities"]))
      .toEqual(["Funded debt", "Current liabilities"]);

    await showStatement(page, "Income statement");
    await drag(page, "Settlement", "Total other expense", 0.2);
    await page.mouse.up();
    await expectFigures(page, {
      "Total operating expenses": "220.00 290.00",
      "Total other expense": "8.00 72.00",
      "Net income": "272.00 (22.00)",
    });

    const undo = page.getByRole("button", { name: "Undo" });
    for (let edits = 5; edits > 0; edits -= 1) {
      await expectUnsaved(page, edits);
      await undo.click();
    }
    await expectSaved(page);
    await expectFigures(page, { "Total assets": "772.00 700.00" });
    for (let edits = 1; edits <= 5; edits += 1) {
      await page.getByRole("button", { name: "Redo" }).click();
      await expectUnsaved(page, edits);
    }
    await page.getByRole("button", { name: "Save statement" }).click();
    await expectSaved(page);
    await page.reload();
    await showStatement(page, "Balance sheet");
    await expectFigures(page, {
      "Total funded debt": "300.00 230.00",
      "Total assets": "722.00 620.00",
    });
  },
);

/** Drags a line by its caption over another line, to a fraction of its height. Doesn't drop it. */
async function drag(page: Page, caption: string, onto: string, part = 0.75): Promise<void> {
  const from = await captionOf(page, caption).boundingBox();
  const to = await captionOf(page, onto).boundingBox();
  if (!from || !to) throw new Error(`${caption} or ${onto} isn't on the page`);
  await page.mouse.move(from.x + 120, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 160, to.y + to.height * part, { steps: 8 });
}

/** Which of these lines are shown, from top to bottom. */
async function order(page: Page, captions: readonly string[]): Promise<string[]> {
  const shown = await page.getByRole("rowheader").allInnerTexts();
  return shown.flatMap((text) => captions.filter((caption) => text.startsWith(caption)));
}
