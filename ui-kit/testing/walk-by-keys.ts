import { expect, type Page } from "@playwright/test";
import { beginWalk, endWalk, lookAround } from "./walk-in-page.ts";

/**
 * Goes through a page by Tab, or through its topmost dialog, or through the last menu by its arrows, and says what can't be
 * reached, what doesn't show that it has the focus, and what is hidden under something else while it has it.
 */
export async function walkByKeys(page: Page): Promise<string[]> {
  const { steps, key } = await page.evaluate(beginWalk);
  if (key === "ArrowDown") await page.keyboard.press("Home");
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press(key);
    // Asked now and then: to ask takes as long as to press.
    if (step % askEvery === 0 && (await page.evaluate(lookAround))) break;
  }
  // Off the last one, so that it's seen without the focus.
  if (key === "ArrowDown") {
    await page.evaluate(lookAround);
    await page.keyboard.press("Home");
    // A menu hands the focus on a moment later.
    const menu = page.locator("[role=menu]").last();
    await expect(menu.locator("[role^=menuitem]:not([data-disabled])").first()).toBeFocused();
  }
  return page.evaluate(endWalk);
}

const askEvery = 4;
