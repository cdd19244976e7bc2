import { useQuery } from "@tanstack/react-query";
import { useMedia } from "@tieout/ui-kit";
import { type ReactNode, useLayoutEffect } from "react";
import { tenantSettings } from "../api/tenant-settings.ts";
import { hasCssSettings, loadCssSettings, wearBrand } from "./brand.ts";
import { Trouble } from "./trouble.tsx";
import { Working } from "./working.tsx";

/** Puts on the lender's brand before anything shows. Without the lender's settings nothing can be shared. */
export function Tenant({ children }: { readonly children: ReactNode }) {
  const { data, error, isLoadingError, refetch } = useQuery(tenantSettings());
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const judging = useQuery({
    queryKey: ["css-settings"],
    queryFn: loadCssSettings,
    enabled: hasCssSettings(data),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useLayoutEffect(() => wearBrand(data, isDark, judging.data), [data, isDark, judging.data]);

  if (isLoadingError) return <Trouble onAgain={refetch} problem={error} />;
  return data && !judging.isLoading ? children : <Working />;
}
