import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { tenantDisabled } from "@tieout/server/http/middleware/authorize";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { linkDeleted } from "../link-sessions/ended-link.ts";

/** Why nobody comes in by the tenant's standing address; nothing where they may. */
export async function anonymousClosed(db: Tx) {
  const { borrowerDisabled } = await findTenant(db);
  if (borrowerDisabled) return tenantDisabled();
  const { anonymousLinkEnabled } = await findTenantSettings(db);
  return anonymousLinkEnabled ? undefined : linkDeleted();
}
