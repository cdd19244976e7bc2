import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import { minMappingDateOf, presentBasicSettings } from "../presenting/tenant-settings.ts";
import { isNamed } from "../tenants/aliases.ts";
import { findClosedPages } from "../tenants/closed-pages.ts";
import { findTenantSettings } from "../tenants/settings.ts";

/** Answers a tenant's basic settings by its name in both portals (P-A24). */
export async function answerBasicSettings(db: Tx, tenantName: string) {
  if (!(await isNamed(db, tenantName))) return notFound();
  const [tenant, closedPages] = [await findTenant(db), await findClosedPages(db)];
  return { status: 200, body: presentBasicSettings(tenant, closedPages) } as const;
}

/** Answers `mapping.json` in both portals (P-A23). */
export async function answerMappingConfig(db: Tx) {
  const minMappingDate = minMappingDateOf(await findTenantSettings(db));
  return { status: 200, body: { minMappingDate } } as const;
}
