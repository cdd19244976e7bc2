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
  /** Further widths, at which it may not be wider than its window. */
  readonly widthsBetween: readonly number[];
  /** Looks other than the usual brand's light one. */
  readonly otherAppearances: readonly Appearance[];
  /** At which of the widths axe and keys go through it; at the last of these axe sees all of it, in other looks too. */
  readonly cared: readonly number[];
  /** Where what stands open over the page is, if anything does: the page below was judged without it. */
  readonly layers?: string | undefined;
  /** The page is on its way: its headline comes with what it says. */
  readonly isComing?: boolean;
  /** Keeps how the page looks, where pictures are asked for. */
  readonly takePicture?: ((page: Page, appearance: string) => Promise<void>) | undefined;
}

const height = 900;

/**
 * All that is wrong with a page as it stands. It may be wider than its window at each width and in each font; colours are
 * the same at every width, so only the last one has other looks. It's left in the look that it was found in.
 */
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
    // Whatever axe asks of a whole page, it asks once.
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

/** What keys alone can't do. The page is left as wide as it was found. */
export async function walkAt(page: Page, { widths, cared }: Demands): Promise<string[]> {
  const faults: string[] = [];
  for (const width of cared.toReversed()) {
    await page.setViewportSize({ width, height });
    faults.push(...(await walkByKeys(page)).map((fault) => `${width}, keys: ${fault}`));
  }
  await page.setViewportSize({ width: Math.max(...widths), height });
  return faults;
}
