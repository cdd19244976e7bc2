import {
  applyCssSettings,
  applyTheme,
  type Brand,
  defaultBrand,
  deriveTheme,
} from "@tieout/ui-kit";
import type { TenantSettings } from "../api/tenant-settings.ts";

/** Gives the page the lender's looks; until they are known, and when they can't be, the usual ones. */
export function wearBrand(settings: TenantSettings | undefined, isDark: boolean): void {
  const mode = isDark ? "dark" : "light";
  const brand = brandOf(settings);
  const { theme } = settings
    ? applyCssSettings(brand, { mode }, settings.brandConfig.cssSettings)
    : { theme: deriveTheme({ ...brand, mode }) };
  applyTheme(document.documentElement, theme, "touch");
}

function brandOf(settings: TenantSettings | undefined): Brand {
  if (!settings) return defaultBrand;
  const { palette, font } = settings.brandConfig;
  return { ...palette, font };
}
