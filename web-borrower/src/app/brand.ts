import { applyTheme, type Brand, defaultBrand, deriveTheme } from "@tieout/ui-kit";
import type { applyCssSettings } from "@tieout/ui-kit/theme/css-settings";
import type { TenantSettings } from "../api/tenant-settings.ts";

export type CssSettings = typeof applyCssSettings;

/** Few lenders have properties of their own beside their colours; what judges them comes for those alone. */
export async function loadCssSettings(): Promise<CssSettings> {
  return (await import("@tieout/ui-kit/theme/css-settings")).applyCssSettings;
}

export const hasCssSettings = (settings: TenantSettings | undefined): boolean =>
  Object.keys(settings?.brandConfig.cssSettings ?? {}).length > 0;

/** Gives the page the lender's looks; until they are known, and when they can't be, the usual ones. */
export function wearBrand(
  settings: TenantSettings | undefined,
  isDark: boolean,
  judge?: CssSettings,
): void {
  const mode = isDark ? "dark" : "light";
  const brand = brandOf(settings);
  const theme =
    settings && judge
      ? judge(brand, { mode }, settings.brandConfig.cssSettings).theme
      : deriveTheme({ ...brand, mode });
  applyTheme(document.documentElement, theme, "touch");
}

function brandOf(settings: TenantSettings | undefined): Brand {
  if (!settings) return defaultBrand;
  const { palette, font } = settings.brandConfig;
  return { ...palette, font };
}
