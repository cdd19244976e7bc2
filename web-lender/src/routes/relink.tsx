import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { Relink } from "../features/request-collection/relink.tsx";

type RelinkConnectionProps = Omit<Parameters<typeof Relink>[0], "lender">;

/** Renews a connection, in the tenant's name. */
export function RelinkConnection(props: RelinkConnectionProps) {
  const settings = useTenantSettings();

  return <Relink {...props} lender={settings.brandConfig.visibleName} />;
}
