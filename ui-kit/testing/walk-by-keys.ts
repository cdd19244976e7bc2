import { expect, type Locator, type Page } from "@playwright/test";
import { beginWalk, endWalk, lookAround } from "./walk-in-page.ts";

/**
 * Goes through a page by Tab, or through its topmost dialog, or through the last menu by its arrows, and says what can't be
 * reached, what doesn't show that it has the focus, and what is hidden under something else while it has it.
 */
export async function walkByKeys(page: Page): Promise<string[]> {
  const { steps, isMenu } = await page.evaluate(beginWalk);
  if (isMenu) await walkMenu(page);
  else await walkByTab(page, steps);
  return page.evaluate(endWalk);
}

async function walkByTab(page: Page, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press("Tab");
    // Asked now and then: to ask takes as long as to press.
    if (step % askEvery === 0 && (await page.evaluate(lookAround))) return;
  }
}

/** A menu hands the focus on a moment after the key, and what is pressed meanwhile is lost. */
async function walkMenu(page: Page): Promise<void> {
  const items = page.locator("[role=menu]").last().locator("[role^=menuitem]:not([data-disabled])");
  // Whatever isn't reached is said in the end.
  const arrives = (item: Locator) =>
    expect(item)
      .toBeFocused()
      .catch(() => {});
  await page.keyboard.press("Home");
  for (const item of await items.all()) {
    await arrives(item);
    await page.keyboard.press("ArrowDown");
  }
  // Off the last one, so that it's seen without the focus.
  await page.keyboard.press("Home");
  await arrives(items.first());
}

const askEvery = 4;
