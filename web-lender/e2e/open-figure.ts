import { expect, type Page } from "@playwright/test";
import { inspect } from "@tieout/sandbox/testing/journeys";
import { hasFocus, walkTo } from "./walk-to.ts";

/**
 * From a balance sheet cell to account, month, line and the other side of its entry and back, by keyboard; each column
 * must add up to the one before.
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

  await walkTo(page, panel.getByRole("button", { name: "Drill into figure" }));
  await page.keyboard.press("Enter");
  const accounts = page.getByRole("region", { name: "Accounts" });
  await expect(accounts.getByRole("option", { name: /Trade accounts receivable/ })).toBeFocused();
  await expect(accounts.getByText("Equals the statement cell, 0 difference")).toBeVisible();

  await page.keyboard.press("ArrowRight");
  const months = page.getByRole("region", { name: "Months" });
  await expect(months.getByRole("option").last()).toBeFocused();
  await expect(months.getByText(/^Opening and \d+ months? adds? up to the account$/)).toBeVisible();
  await expect(months.getByText(/^Closing/).locator("..")).toContainText(figure);

  // A month with lines, if the last one has none yet.
  const lines = page.getByRole("region", { name: "Journal lines" });
  await expect(lines.getByText(/add(s)? up to .*, 0 difference$|lines are shown/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const line = lines.getByRole("row", { selected: true });
  await expect(line).toBeFocused();
  await expect(page.getByText("Statement, account, month and lines agree")).toBeVisible();

  await page.keyboard.press("Enter");
  const entry = page.getByRole("complementary", { name: "Document" });
  await expect(entry.getByText("Debits equal credits, 0 difference")).toBeVisible();
  await expect(entry.getByRole("row", { name: /Trade accounts receivable/ })).toBeVisible();
  expect(await entry.getByRole("row").count()).toBeGreaterThan(3);
  await inspect(page, "lender-figure-entry");
  await exportLines(page);

  await page.keyboard.press("Escape");
  await expect(panel.getByRole("heading", { name: "Trade accounts receivable" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(cell).toBeFocused();
}

/** As many lines as the month is said to have, with plain amounts. */
async function exportLines(page: Page): Promise<void> {
  const address = await page.getByRole("link", { name: "Export lines" }).getAttribute("href");
  const file = await page.evaluate(
    async (href) => (await fetch(href, { headers: { "request-id": crypto.randomUUID() } })).text(),
    address ?? "",
  );
  const [heading, ...rows] = file.trim().split("\r\n");
  const proof = await page.getByText(/^\d+ lines? adds? up to .*, 0 difference$/).innerText();

  expect(heading).toContain("Date,Type,Document,Name,Reference,Memo,Debit,Credit");
  expect(rows).toHaveLength(Number.parseInt(proof, 10));
  for (const row of rows) expect(row).toMatch(/^\d{4}-\d\d-\d\d,.*,\d+\.\d\d,/);
}
