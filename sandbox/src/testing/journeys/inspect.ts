import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "../accessibility/index.ts";

const pictures = process.env.TIEOUT_JOURNEYS_PICTURES;

/**
 * Holds a page, with whatever dialog stands on it, to everything that axe can judge. Where
 * `TIEOUT_JOURNEYS_PICTURES` names a folder, a picture of it goes there, for people to judge.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  // A page that's still on its way can't be judged.
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(comeToRest);
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }
  expect(await accessibilityFaults(page), `axe on ${name}`).toEqual([]);
}

/** In the page: until what fades in or moves has arrived. What turns for as long as it's shown isn't waited for. */
const comeToRest = `Promise.all(
  document.getAnimations()
    .filter(({ effect, playState }) =>
      playState === "running" && Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => undefined)),
).then(() => undefined)`;
