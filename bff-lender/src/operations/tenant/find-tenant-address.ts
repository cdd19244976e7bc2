import { findTenantSettings, originOfTenant } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";

/** Only a tenant that is there for trying out others tells where they are. */
export const findTenantAddress: Handler<"findTenantAddress"> = (
  { params: { tenantName } },
  { tx },
) =>
  tx(async (db) => {
    const { dynamicTenantSelection } = await findTenantSettings(db);
    const url = dynamicTenantSelection && (await originOfTenant(db, tenantName, "lender"));
    return url ? { status: 200, body: { url } } : notFound();
  });
