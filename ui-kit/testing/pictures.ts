import { join } from "node:path";
import type { Page } from "@playwright/test";

const folder = process.env.TIEOUT_STATES_PICTURES;

/** Saves screenshots as `workspace-list-filled-1440.png` if a folder is configured. */
export function picturesOf(state: string) {
  if (!folder) return undefined;
  return async (page: Page, appearance: string): Promise<void> => {
    const name = `${state} ${appearance}`.toLowerCase().replace(/[^\da-z]+/g, "-");
    await page.screenshot({
      path: join(folder, `${name.slice(0, longestName)}.png`),
      fullPage: true,
    });
  };
}

/** File systems allow 255 bytes. */
const longestName = 200;
