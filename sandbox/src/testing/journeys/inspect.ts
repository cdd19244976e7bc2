import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const pictures = process.env.TIEOUT_JOURNEYS_PICTURES;

/**
 * Holds a page, with whatever dialog stands on it, to everything that axe can judge. Where
 * `TIEOUT_JOURNEYS_PICTURES` names a folder, a picture of it goes there, for people to judge.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html} ${failureSummary ?? ""}`),
  }));
  expect(found, `axe on ${name}`).toEqual([]);
}
