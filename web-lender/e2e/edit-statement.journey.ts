import { expect, type Page } from "@playwright/test";
import { collectBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";

journey("lines of a statement are moved, and moved back, by keyboard alone", async ({ page }) => {
  const name = unique("Edited statement");
  await collectBooks("tidewater", name);
  await logIn(page);
  await page.getByRole("link", { name: `Statements , ${name}` }).click();
  const grid = page.getByRole("treegrid", { name: "Balance sheet" });
  await expect(grid).toBeVisible();
  await grid.locator("[tabindex='0']").focus();
  const before = await totals(page);

  await walkTo(page, /^Prepaid/);
  const line = await timed("move a line to equity", page, async (keys) => {
    await keys("m", "e", "q", "u", "Enter", "Enter");
    await expect(said(page)).toContainText("moved to Equity. Total equity");
  });
  expect(line.keys).toBeLessThanOrEqual(8);
  await expect(page.getByText(/^Assets equal liabilities and equity in all/)).toBeVisible();
  expect(await totals(page)).not.toEqual(before);
  await inspect(page, "lender-line-moved");
  await undo(page, before);

  await walkTo(page, /^Liabilities/);
  await timed("add a section", page, async (keys) => {
    await keys("n", ..."funded debt", "Enter");
    await expect(grid.getByRole("rowheader", { name: /^Total funded debt/ })).toBeVisible();
  });
  await walkTo(page, /^Long-term liabilities/);
  await page.keyboard.press("ArrowDown");
  const several = await timed("move two lines to it", page, async (keys) => {
    await keys("Space", "ArrowDown", "Space", "m", "f", "u", "n", "Enter", "Enter");
    await expect(said(page)).toContainText("moved to Funded debt. Total funded debt");
  });
  // Selecting takes three; the move itself is held to eight.
  expect(several.keys - 3).toBeLessThanOrEqual(8);
  await inspect(page, "lender-lines-moved");
  await page.keyboard.press("Control+z");
  await undo(page, before);
});

const said = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ });

/** The grid's totals, all periods. */
function totals(page: Page): Promise<string[]> {
  return page
    .getByRole("treegrid")
    .getByRole("row", { name: /^Total/ })
    .allInnerTexts();
}

async function undo(page: Page, before: readonly string[]): Promise<void> {
  await page.keyboard.press("Control+z");
  await expect(said(page)).toContainText(/^Undone/);
  await expect.poll(() => totals(page)).toEqual(before);
  await expect(page.getByRole("button", { name: "Save statement" })).toBeDisabled();
}

/** Down the captions; the grid has the focus. */
async function walkTo(page: Page, caption: RegExp): Promise<void> {
  const row = page.getByRole("treegrid").getByRole("rowheader", { name: caption }).first();
  await page.keyboard.press("Control+Home");
  const isThere = () => row.evaluate((cell) => cell === document.activeElement);
  for (let step = 0; step < 300 && !(await isThere()); step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(row).toBeFocused();
}

/** Prints how many keys a task takes, and how long the page needs for them. */
async function timed(
  task: string,
  page: Page,
  does: (press: (...keys: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<{ readonly keys: number }> {
  let keys = 0;
  const start = performance.now();
  await does(async (...pressed) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  });
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${task}: ${keys} keys, ${seconds.toFixed(1)} s\n`);
  return { keys };
}
