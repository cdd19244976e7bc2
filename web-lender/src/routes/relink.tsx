import { useSuspenseQuery } from "@tanstack/react-query";
import { tenantSettings } from "../api/tenant-settings.ts";
import { Relink } from "../features/request-collection/relink.tsx";

type RelinkConnectionProps = Omit<Parameters<typeof Relink>[0], "lender">;

/** Renews a connection, in the tenant's name. */
export function RelinkConnection(props: RelinkConnectionProps) {
  const { data: settings } = useSuspenseQuery(tenantSettings());

  return <Relink {...props} lender={settings.brandConfig.visibleName} />;
}
