import { expect, type Locator, type Page } from "@playwright/test";

export async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60 && !(await hasFocus(target)); stop += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);
