import { expect, type Page } from "@playwright/test";
import { inspect } from "@tieout/sandbox/testing/journeys";
import { hasFocus, walkTo } from "./walk-to.ts";

/**
 * From a balance sheet cell to account, month and lines and back, by keyboard; each level must add up to the one
 * before.
 */
export async function openFigure(page: Page): Promise<void> {
  const grid = page.getByRole("treegrid");
  const panel = page.getByRole("complementary", { name: "What is behind the figure" });
  const cell = grid.getByRole("gridcell", { name: /^Trade accounts receivable, YTD/ });

  // The grid is one tab stop; arrow keys move inside.
  await grid.locator("[tabindex='0']").focus();
  const caption = grid.getByRole("rowheader", { name: /^Trade accounts receivable/ });
  for (let line = 0; line < 200 && !(await hasFocus(caption)); line += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("End");
  await expect(cell).toBeFocused();
  const figure = await cell.innerText();

  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Trade accounts receivable" })).toBeFocused();
  await expect(panel.getByText("Equals the statement cell, 0 difference")).toBeVisible();
  await inspect(page, "lender-figure-accounts");

  await walkTo(page, panel.getByRole("button", { name: /Trade accounts receivable/ }));
  await page.keyboard.press("Enter");
  await expect(panel.getByText(/^Opening and \d+ months? adds? up to the account$/)).toBeVisible();
  await expect(panel.getByRole("row", { name: /^Closing/ })).toContainText(figure);
  await inspect(page, "lender-figure-months");

  await walkTo(page, panel.getByRole("rowheader").getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect(panel.getByText(/^\d+ lines? adds? up to .*, 0 difference$/)).toBeVisible();
  await inspect(page, "lender-figure-lines");

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(cell).toBeFocused();
}
