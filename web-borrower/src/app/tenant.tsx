import { useQuery } from "@tanstack/react-query";
import { applyTheme, type Brand, defaultBrand, deriveTheme, useMedia } from "@tieout/ui-kit";
import type { applyCssSettings } from "@tieout/ui-kit/theme/css-settings";
import { optionalPatience, useIsAfter } from "@tieout/web-portal/patience";
import { type ReactNode, useLayoutEffect } from "react";
import { type TenantSettings, tenantSettings } from "../api/tenant-settings.ts";
import { Trouble } from "./trouble.tsx";
import { Working } from "./working.tsx";

/** The brand is applied before anything shows, unless the settings take too long. */
export function Tenant({ children }: { readonly children: ReactNode }) {
  const isLate = useIsAfter(optionalPatience);
  const { data } = useQuery(tenantSettings());
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const judging = useQuery({
    queryKey: ["css-settings"],
    queryFn: loadCssSettings,
    enabled: Object.keys(data?.brandConfig.cssSettings ?? {}).length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useLayoutEffect(() => wearBrand(data, isDark, judging.data), [data, isDark, judging.data]);

  // Once the page is shown it stays, even if the brand arrives later.
  return isLate || (data && !judging.isLoading) ? children : <TenantAwaited />;
}

/** Shown instead of a page that needs the settings, until they arrive. */
export function TenantAwaited() {
  const { error, isLoadingError, refetch } = useQuery(tenantSettings());
  return isLoadingError ? <Trouble onAgain={refetch} problem={error} /> : <Working />;
}

type CssSettings = typeof applyCssSettings;

/** Loaded lazily: few lenders set CSS properties beyond colors. */
const loadCssSettings = (): Promise<CssSettings> =>
  import("@tieout/ui-kit/theme/css-settings").then((module) => module.applyCssSettings);

/** The default brand applies until the tenant's is known. */
function wearBrand(
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
