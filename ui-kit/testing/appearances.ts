import type { Page } from "@playwright/test";

type Mode = "light" | "dark";

/** What a brand makes of a page, in both modes: the properties that the app itself gave its root for it. */
export type Worn = Readonly<Record<Mode, string>>;

/** How somebody may have a page: in the usual brand unless one is put on. */
export interface Appearance {
  readonly mode: Mode;
  readonly brand?: Worn;
}

/** All but the one that a page comes in. */
export const otherAppearances = (otherBrand: Worn): readonly Appearance[] => [
  { mode: "light", brand: otherBrand },
  { mode: "dark" },
  { mode: "dark", brand: otherBrand },
];

/** Reads what the page at hand wears. */
export async function wornBy(page: Page): Promise<Worn> {
  const inMode = async (mode: Mode) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.locator(`html[data-mode=${mode}]`).waitFor();
    return page.evaluate(() => document.documentElement.style.cssText);
  };
  return { dark: await inMode("dark"), light: await inMode("light") };
}

/** The app dresses for the mode by itself; the other brand is put on. */
export async function wear(page: Page, { mode, brand }: Appearance): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-mode=${mode}]`).waitFor({ state: "attached" });
  if (brand) {
    await page.evaluate((properties) => {
      document.documentElement.style.cssText = properties;
    }, brand[mode]);
  }
}
