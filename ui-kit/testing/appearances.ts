import type { Page } from "@playwright/test";

type Mode = "light" | "dark";

/** The brand's custom properties of the root, in both modes. */
export type Worn = Readonly<Record<Mode, string>>;

export interface Appearance {
  readonly mode: Mode;
  readonly brand?: Worn;
}

export const otherAppearances = (otherBrand: Worn): readonly Appearance[] => [
  { mode: "light", brand: otherBrand },
  { mode: "dark" },
  { mode: "dark", brand: otherBrand },
];

export async function wornBy(page: Page): Promise<Worn> {
  const inMode = async (mode: Mode) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.locator(`html[data-mode=${mode}]`).waitFor();
    return page.evaluate(() => document.documentElement.style.cssText);
  };
  return { dark: await inMode("dark"), light: await inMode("light") };
}

/** The app follows the mode itself; the other brand is set on the root. */
export async function wear(page: Page, { mode, brand }: Appearance): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-mode=${mode}]`).waitFor({ state: "attached" });
  if (brand) {
    await page.evaluate((properties) => {
      document.documentElement.style.cssText = properties;
    }, brand[mode]);
  }
}
