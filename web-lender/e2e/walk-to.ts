import { expect, type Locator, type Page } from "@playwright/test";

/** From where the focus is, with Tab. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60 && !(await hasFocus(target)); stop += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Whether it has the focus now. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);
