import type { Page } from "@playwright/test";
import { type Appearance, wear } from "./appearances.ts";
import {
  allRules,
  axeFaults,
  colourRules,
  rulesOfComing,
  type SmallestTarget,
} from "./axe-faults.ts";
import { comeToRest } from "./come-to-rest.ts";
import { layoutFaults } from "./layout-faults.ts";
import { walkByKeys } from "./walk-by-keys.ts";

export interface Demands {
  readonly widths: readonly number[];
  readonly smallestTarget: SmallestTarget;
  readonly widthsBetween: readonly number[];
  readonly otherAppearances: readonly Appearance[];
  /** Widths checked by axe and keyboard; at the last, axe runs in full and in other appearances. */
  readonly cared: readonly number[];
  /** Selector of the open layer, if any: the page below was checked without it. */
  readonly layers?: string | undefined;
  /** The page is loading: its headline comes with its content. */
  readonly isComing?: boolean;
  readonly takePicture?: ((page: Page, appearance: string) => Promise<void>) | undefined;
}

const height = 900;

/** Colors don't depend on width, so other appearances run at the last one only. The appearance is restored. */
export async function judge(page: Page, demands: Demands): Promise<string[]> {
  const { widths, widthsBetween, cared, smallestTarget, layers, isComing = false } = demands;
  const { takePicture = () => Promise.resolve() } = demands;
  const faults: string[] = [];
  const rules = isComing ? rulesOfComing : allRules;
  for (const width of [...widths, ...widthsBetween].toSorted(descending)) {
    const note = (appearance: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${width}, ${appearance}: ${fault}`));
    await page.setViewportSize({ width, height });
    await comeToRest(page);
    note("usual brand", await layoutFaults(page, demands));
    if (widths.includes(width)) await takePicture(page, `${width}`);
    if (!cared.includes(width)) continue;
    const isLast = width === cared.at(-1);
    // Whole-page rules run only once.
    const within = isLast ? undefined : layers;
    note("usual brand", await axeFaults(page, rules, smallestTarget, within));
    if (!isLast) continue;
    for (const appearance of demands.otherAppearances) {
      const { mode, brand } = appearance;
      await wear(page, appearance);
      await comeToRest(page);
      const name = `${brand ? "other" : "usual"} brand, ${mode}`;
      await takePicture(page, `${width}, ${name}`);
      note(name, await axeFaults(page, colourRules, smallestTarget, layers));
      // The other brand has another font.
      if (brand) note(name, await layoutFaults(page, demands));
    }
    await wear(page, { mode: "light" });
  }
  return faults;
}

const descending = (one: number, other: number) => other - one;

/** Checks keyboard access. Restores the page's width. */
export async function walkAt(page: Page, { widths, cared }: Demands): Promise<string[]> {
  const faults: string[] = [];
  for (const width of cared.toReversed()) {
    await page.setViewportSize({ width, height });
    faults.push(...(await walkByKeys(page)).map((fault) => `${width}, keys: ${fault}`));
  }
  await page.setViewportSize({ width: Math.max(...widths), height });
  return faults;
}
