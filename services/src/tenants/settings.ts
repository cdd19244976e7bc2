import type { MetadataSetting } from "@tieout/core/user";
import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

type SettingsRow = Omit<Row<"tenantSettings">, "tenantId">;

/** What a tenant has switched on, and its limits (000 §3 "App settings"). */
export type TenantSettings = WithoutNulls<SettingsRow>;

const keptForMs = 30_000;
const keptAtMost = 1_000;
const kept = new Map<string, { readonly until: number; readonly settings: TenantSettings }>();

/**
 * The tenant's settings. Kept in the process for a while, and given again only where the request has found that
 * this very version holds: what somebody changes holds for every request that begins afterwards.
 */
export async function findTenantSettings(db: Tx): Promise<TenantSettings> {
  const { tenantId, settingsVersion } = db;
  const known = settingsVersion === undefined ? undefined : kept.get(tenantId);
  if (known && known.settings.version === settingsVersion && known.until > Date.now()) {
    return known.settings;
  }
  const settings = await readTenantSettings(db);
  // What this transaction has changed isn't everybody's until it's committed.
  if (settings.version === settingsVersion) {
    if (kept.size >= keptAtMost) kept.clear();
    kept.set(tenantId, { until: Date.now() + keptForMs, settings });
  }
  return settings;
}

async function readTenantSettings(db: Tx): Promise<TenantSettings> {
  const row = await table(db, "tenantSettings").where({ tenantId: db.tenantId }).first();
  if (!row) throw new Error(`Tenant ${db.tenantId} has no settings`);
  const { tenantId: _, ...settings } = row;
  return withoutNulls<SettingsRow>(settings);
}

export async function listEmailDomains(db: Tx): Promise<string[]> {
  const rows = await table(db, "tenantEmailDomains")
    .where({ tenantId: db.tenantId })
    .orderBy("domain")
    .select("domain");
  return rows.map(({ domain }) => domain);
}

/** What the tenant wants to know of its users, in its order. */
export async function listUserMetadataSettings(db: Tx): Promise<MetadataSetting[]> {
  return table(db, "userMetadataSettings")
    .where({ tenantId: db.tenantId })
    .orderBy(["position", "name"])
    .select("name", "label", "placeholder", "type");
}
