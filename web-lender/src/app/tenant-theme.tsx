import { useQuery } from "@tanstack/react-query";
import { useMedia } from "@tieout/ui-kit";
import { applyTheme } from "@tieout/ui-kit/theme/apply-theme";
import { applyCssSettings } from "@tieout/ui-kit/theme/css-settings";
import { type Brand, defaultBrand } from "@tieout/ui-kit/theme/derivation/derive-theme";
import { type ReactNode, useLayoutEffect } from "react";
import { type TenantSettings, tenantSettings } from "../api/tenant-settings.ts";

type BrandConfig = TenantSettings["brandConfig"];

/** Dresses the page in the tenant's brand, or in the default one when it can't be read. */
export function TenantTheme({ children }: { readonly children: ReactNode }) {
  const { data: settings, isFetched } = useQuery(tenantSettings());
  const isDark = useMedia("(prefers-color-scheme: dark)");
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

  // A page in another brand for a moment is worse than an empty one for the same moment.
  // Once it was asked for, the page stays, also where it failed and while it's asked once more.
  return isFetched ? children : null;
}

function brandOf(config: BrandConfig | undefined): Brand {
  return config ? { ...config.palette, font: config.font } : defaultBrand;
}
