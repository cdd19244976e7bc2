import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { readOverrides } from "../api/setting-overrides.ts";
import { tenantSettings } from "../api/tenant-settings.ts";

const OverridesNote = lazy(async () => ({
  default: (await import("./overrides-note.tsx")).OverridesNote,
}));

/** Says on every page that settings are tried out in this window, where they are. */
export function Overridden() {
  const { data: settings } = useQuery(tenantSettings());
  if (!settings?.appSettings.dynamicTenantSelection) return null;
  const count = Object.keys(readOverrides()).length;
  return count > 0 ? (
    <Suspense>
      <OverridesNote count={count} />
    </Suspense>
  ) : null;
}
