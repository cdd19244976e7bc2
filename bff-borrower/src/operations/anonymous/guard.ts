import { findTenant, findTenantSettings, type Tx } from "@tieout/server/database";
import { tenantDisabled } from "@tieout/server/http";
import { linkDeleted } from "../link-sessions/ended-link.ts";

/** Why nobody comes in by the tenant's standing address; nothing where they may. */
export async function anonymousClosed(db: Tx) {
  const { borrowerDisabled } = await findTenant(db);
  if (borrowerDisabled) return tenantDisabled();
  const { anonymousLinkEnabled } = await findTenantSettings(db);
  return anonymousLinkEnabled ? undefined : linkDeleted();
}
