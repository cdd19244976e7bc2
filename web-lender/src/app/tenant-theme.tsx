import { useQuery } from "@tanstack/react-query";
import { applyCssSettings, applyTheme, type Brand, defaultBrand } from "@tieout/ui-kit/theme";
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { type TenantSettings, tenantSettings } from "../api/tenant-settings.ts";

type BrandConfig = TenantSettings["brandConfig"];

/** Dresses the page in the tenant's brand, or in the default one when it can't be read. */
export function TenantTheme({ children }: { readonly children: ReactNode }) {
  const { data: settings, isPending } = useQuery(tenantSettings());
  const mode = useSyncExternalStore(watchMode, currentMode);
  const brandConfig = settings?.brandConfig;

  useLayoutEffect(() => {
    const { theme } = applyCssSettings(
      brandOf(brandConfig),
      { mode },
      brandConfig?.cssSettings ?? {},
    );
    applyTheme(document.documentElement, theme, "compact");
  }, [brandConfig, mode]);

  // A page in another brand for a moment is worse than an empty one for the same moment.
  return isPending ? null : children;
}

function brandOf(config: BrandConfig | undefined): Brand {
  return config ? { ...config.palette, font: config.font } : defaultBrand;
}

const darkScheme = () => window.matchMedia("(prefers-color-scheme: dark)");

function watchMode(onChange: () => void): () => void {
  const scheme = darkScheme();
  scheme.addEventListener("change", onChange);
  return () => scheme.removeEventListener("change", onChange);
}

const currentMode = () => (darkScheme().matches ? "dark" : "light");
