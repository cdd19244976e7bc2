import { canBeConnected } from "@tieout/connectors/connectors";
import { offeredPackages } from "@tieout/core/tenant";
import { withTenant } from "@tieout/server/database/with-tenant";
import type { Operator } from "./operate.ts";
import { findTenantSettings } from "./settings.ts";

export interface ListedPackages {
  /** Ids of what people may choose, wherever it's configured. */
  readonly available: readonly string[];
  /** Ids of what is listed as not available yet. */
  readonly unavailable: readonly string[];
}

/** What a tenant's people and borrowers are shown, by whether there is a connector to it. */
export async function readPackages({ pool }: Operator, tenantId: string): Promise<ListedPackages> {
  const listed = offeredPackages(await withTenant(pool, tenantId, findTenantSettings));
  const idsWhere = (isAvailable: boolean) =>
    listed
      .filter(({ id, selectable }) => (selectable && canBeConnected(id)) === isAvailable)
      .map(({ id }) => id);
  return { available: idsWhere(true), unavailable: idsWhere(false) };
}
