import type { Language } from "@tieout/core/language";
import { type RetentionPolicy, writeRetention } from "@tieout/core/retention";
import { type AppSettingName, appSettings } from "@tieout/core/tenant";
import { listTenantIds } from "@tieout/server/database/tenant/every-tenant";
import {
  createTenant,
  type NewTenant,
  saveTenantHost,
  type TenantHost,
} from "@tieout/server/database/tenant/provision";
import { saveRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { withTenant } from "@tieout/server/database/with-tenant";
import { reckonRetention } from "../retention/reckon-retention.ts";
import { isNamed, saveTenantAlias } from "./aliases.ts";
import { updateTenant, updateTenantSettings } from "./change.ts";
import { columnOf } from "./columns.ts";
import { type Operator, operate } from "./operate.ts";
import { findTenantSettings, type TenantSettings } from "./settings.ts";

/** Makes a tenant that answers to its name. */
export async function addTenant(operator: Operator, tenant: NewTenant): Promise<void> {
  const { id, name } = tenant;
  await createTenant(operator.pool, tenant);
  await operate(operator, id, { action: "tenant-created" }, async () => {});
  await saveTenantAlias(operator.owner, { tenantId: id, alias: name });
}

/** Which tenant has a name: its own, or another that it answers to. */
export async function findTenantId(
  { owner, pool }: Operator,
  name: string,
): Promise<string | undefined> {
  for (const id of await listTenantIds(owner)) {
    if (await withTenant(pool, id, (db) => isNamed(db, name))) return id;
  }
  return undefined;
}

export async function addHost(operator: Operator, host: TenantHost): Promise<void> {
  const { tenantId, kind, origin } = host;
  await saveTenantHost(operator.owner, host);
  const details = { kind, origin };
  await operate(operator, tenantId, { action: "tenant-host-saved", details }, async () => {});
}

export async function addAlias(
  operator: Operator,
  { tenantId, alias }: { readonly tenantId: string; readonly alias: string },
): Promise<void> {
  await saveTenantAlias(operator.owner, { tenantId, alias });
  const details = { alias };
  await operate(operator, tenantId, { action: "tenant-alias-saved", details }, async () => {});
}

/** Sets settings by the specification's names; the trail has which, not to what. */
export async function changeSettings(
  operator: Operator,
  tenantId: string,
  change: Partial<Readonly<Record<AppSettingName, unknown>>>,
): Promise<void> {
  const row = Object.entries(change).map(([name, value]) => [columnOf(name), value ?? null]);
  const details = { settings: Object.keys(change).join(", ") };
  await operate(operator, tenantId, { action: "tenant-settings-changed", details }, (db) =>
    updateTenantSettings(db, Object.fromEntries(row)),
  );
}

/** Chooses what the tenant speaks where no one reader is known. */
export async function chooseLanguage(
  operator: Operator,
  tenantId: string,
  defaultLanguage: Language,
): Promise<void> {
  const details = { language: defaultLanguage };
  await operate(operator, tenantId, { action: "tenant-language-chosen", details }, (db) =>
    updateTenant(db, { defaultLanguage }),
  );
}

/** Chooses how long collections are kept. Gives how many there are that it was reckoned anew for. */
export async function chooseRetention(
  operator: Operator,
  tenantId: string,
  policy: RetentionPolicy,
): Promise<number> {
  const { pool, now } = operator;
  const details = { policy: writeRetention(policy) };
  await operate(operator, tenantId, { action: "retention-chosen", details }, (db) =>
    saveRetentionPolicy(db, policy, now),
  );
  return reckonRetention((work) => withTenant(pool, tenantId, work), policy, now);
}

/** Every setting by its name, as it is. */
export async function readSettings(
  { pool }: Operator,
  tenantId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const settings = await withTenant(pool, tenantId, findTenantSettings);
  const names = Object.keys(appSettings);
  // `columnOf` names a column of the settings for each of the names.
  const value = (name: string) => settings[columnOf(name) as keyof TenantSettings];
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}
