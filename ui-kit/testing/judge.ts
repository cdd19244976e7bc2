import type { Page } from "@playwright/test";
import {
  allRules,
  axeFaults,
  colourRules,
  rulesOfComing,
  type SmallestTarget,
} from "./axe-faults.ts";
import { comeToRest } from "./come-to-rest.ts";
import { layoutFaults } from "./layout-faults.ts";
import { type Worn, wear } from "./looks.ts";
import { walkByKeys } from "./walk-by-keys.ts";

export interface Demands {
  readonly widths: readonly number[];
  readonly smallestTarget: SmallestTarget;
  readonly otherBrand: Worn;
  /** Every look at every width, or the others at the last one only. */
  readonly looks: "all" | "few";
  /** The page is on its way: its headline comes with what it says. */
  readonly isComing?: boolean;
}

const height = 900;

/** All that is wrong with a page as it stands, at each width and in each look. It's left as it was found. */
export async function judge(page: Page, demands: Demands): Promise<string[]> {
  const faults: string[] = [];
  const rules = demands.isComing ? rulesOfComing : allRules;
  for (const width of demands.widths) {
    await page.setViewportSize({ width, height });
    await wear(page, "light");
    const note = (look: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${width}, ${look}: ${fault}`));
    await comeToRest(page);
    note("usual brand", await layoutFaults(page, demands));
    note("usual brand", await axeFaults(page, rules, demands.smallestTarget));
    if (demands.looks === "few" && width !== demands.widths.at(-1)) continue;
    for (const [mode, brand] of otherLooks(demands.otherBrand)) {
      await wear(page, mode, brand);
      await comeToRest(page);
      const look = `${brand ? "other" : "usual"} brand, ${mode}`;
      note(look, await axeFaults(page, colourRules, demands.smallestTarget));
      // The other brand has another font.
      if (brand && mode === "light") note(look, await layoutFaults(page, demands));
    }
  }
  await wear(page, "light");
  return faults;
}

/** What keys alone can't do, at each width; the first one comes last, as the page was found. */
export async function walkAt(page: Page, { widths }: Demands): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height });
    faults.push(...(await walkByKeys(page)).map((fault) => `${width}, keys: ${fault}`));
  }
  return faults;
}

const otherLooks = (otherBrand: Worn) =>
  [
    ["light", otherBrand],
    ["dark", undefined],
    ["dark", otherBrand],
  ] as const;
