import { expect, type Locator, type Page } from "@playwright/test";
import { beginWalk, endWalk, lookAround } from "./walk-in-page.ts";

/** Reports what the keyboard can't reach, what shows no focus, and what is covered while focused. */
export async function walkByKeys(page: Page): Promise<string[]> {
  const { steps, isMenu } = await page.evaluate(beginWalk);
  if (isMenu) await walkMenu(page);
  else await walkByTab(page, steps);
  return page.evaluate(endWalk);
}

async function walkByTab(page: Page, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press("Tab");
    // Checked every few steps: it costs as much as a key press.
    if (step % askEvery === 0 && (await page.evaluate(lookAround))) return;
  }
}

/** A menu moves focus shortly after the key; keys pressed meanwhile are lost. */
async function walkMenu(page: Page): Promise<void> {
  const items = page.locator("[role=menu]").last().locator("[role^=menuitem]:not([data-disabled])");
  // What wasn't reached is reported at the end.
  const arrives = (item: Locator) =>
    expect(item)
      .toBeFocused()
      .catch(() => {});
  await page.keyboard.press("Home");
  for (const item of await items.all()) {
    await arrives(item);
    await page.keyboard.press("ArrowDown");
  }
  // Moves off the last item, to see it without focus.
  await page.keyboard.press("Home");
  await arrives(items.first());
}

const askEvery = 4;
