import { useQuery } from "@tanstack/react-query";
import { useMedia } from "@tieout/ui-kit";
import { applyTheme } from "@tieout/ui-kit/theme/apply-theme";
import { applyCssSettings } from "@tieout/ui-kit/theme/css-settings";
import { type Brand, defaultBrand } from "@tieout/ui-kit/theme/derivation/derive-theme";
import { optionalPatience, useIsAfter } from "@tieout/web-portal/patience";
import { type ReactNode, useLayoutEffect } from "react";
import { type TenantSettings, tenantSettings } from "../api/tenant-settings.ts";

type BrandConfig = TenantSettings["brandConfig"];

/** The default brand applies where theirs can't be read, or not in time. */
export function TenantTheme({ children }: { readonly children: ReactNode }) {
  const { data: settings, isFetched } = useQuery(tenantSettings());
  const isLate = useIsAfter(optionalPatience);
  // Prints are always light.
  const isDark = useMedia("screen and (prefers-color-scheme: dark)");
  const isRoomy = useMedia("(pointer: coarse), (max-width: 1023px)");
  const brandConfig = settings?.brandConfig;

  useLayoutEffect(() => {
    const { theme } = applyCssSettings(
      brandOf(brandConfig),
      { mode: isDark ? "dark" : "light" },
      brandConfig?.cssSettings ?? {},
    );
    applyTheme(document.documentElement, theme, isRoomy ? "comfortable" : "compact");
  }, [brandConfig, isDark, isRoomy]);

  // A flash of the wrong brand is worse than an empty page, for as long as one waits. Once shown, the page stays.
  return isFetched || isLate ? children : null;
}

function brandOf(config: BrandConfig | undefined): Brand {
  return config ? { ...config.palette, font: config.font } : defaultBrand;
}
