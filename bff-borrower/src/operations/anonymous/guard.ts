import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { tenantDisabled } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { linkDeleted } from "../link-sessions/authenticate-link.ts";

export async function requireAnonymousLink(db: Tx): Promise<void> {
  const { borrowerDisabled } = await findTenant(db);
  if (borrowerDisabled) throw new Refusal(tenantDisabled());
  const { anonymousLinkEnabled } = await findTenantSettings(db);
  if (!anonymousLinkEnabled) throw new Refusal(linkDeleted());
}
