import type { Day } from "@tieout/core/calendar/day";
import type { AppSettingName } from "@tieout/core/tenant/app-settings";
import type { MetadataSetting, MetadataType } from "@tieout/core/user";
import type { Row, Update } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

type SettingsRow = Omit<Row<"tenantSettings">, "tenantId">;

/** What a tenant has switched on, and its limits (000 §3 "App settings"). */
export type TenantSettings = WithoutNulls<SettingsRow>;

const keptForMs = 30_000;
const keptAtMost = 1_000;
const kept = new Map<string, { readonly until: number; readonly settings: TenantSettings }>();

/** The tenant's settings, cached by version: a change applies to every request that begins afterwards. */
export async function findTenantSettings(db: Tx): Promise<TenantSettings> {
  const { tenantId, settingsVersion } = db;
  const known = settingsVersion === undefined ? undefined : kept.get(tenantId);
  if (known && known.settings.version === settingsVersion && known.until > Date.now()) {
    return known.settings;
  }
  const settings = await readTenantSettings(db);
  // Uncommitted changes must not enter the cache.
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

/** The tenant's custom user fields, in order. */
export async function listUserMetadataSettings(db: Tx): Promise<MetadataSetting[]> {
  return table(db, "userMetadataSettings")
    .where({ tenantId: db.tenantId })
    .orderBy(["position", "name"])
    .select("name", "label", "placeholder", "type");
}

export async function updateTenant(db: Tx, change: Partial<Omit<Tenant, "name">>): Promise<void> {
  await table(db, "tenants").where({ tenantId: db.tenantId }).update(change);
}

export function settingOf(settings: TenantSettings, name: AppSettingName): unknown {
  // Every setting has a column; a console test reads each.
  return settings[settingColumn(name) as keyof TenantSettings];
}

/** Spelled out, as the database mapping can't handle runs of capitals. */
export const settingColumn = (name: string): string =>
  name.replaceAll(
    /(?<![A-Z])[A-Z]{2,}(?=[A-Z][a-z])/g,
    (run) => `${run[0]}${run.slice(1).toLowerCase()}`,
  );

/** By the names of `TenantSettings`; null unsets. */
export async function updateTenantSettings(
  db: Tx,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      isObject(value) ? JSON.stringify(value) : value,
    ]),
  );
  await table(db, "tenantSettings")
    .where({ tenantId: db.tenantId })
    .update({ ...row, version: db.raw("version + 1") });
  // From here on this transaction reads its own changes.
  db.settingsVersion = undefined;
}

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type BrandChange = Omit<Update<"tenantBrands">, "tenantId" | "cssSettings"> & {
  readonly cssSettings?: TenantBrand["cssSettings"];
};

export async function updateTenantBrand(db: Tx, change: BrandChange): Promise<void> {
  const { cssSettings, ...plain } = change;
  const css = cssSettings && { cssSettings: JSON.stringify(cssSettings) };
  await table(db, "tenantBrands")
    .where({ tenantId: db.tenantId })
    .update({ ...plain, ...css });
}

export async function saveEmailDomain(db: Tx, domain: string): Promise<void> {
  const row = { tenantId: db.tenantId, domain: domain.toLowerCase() };
  await table(db, "tenantEmailDomains").insert(row).onConflict().ignore();
}

export async function deleteEmailDomain(db: Tx, domain: string): Promise<boolean> {
  const row = { tenantId: db.tenantId, domain: domain.toLowerCase() };
  return (await table(db, "tenantEmailDomains").where(row).delete()) === 1;
}

export interface MetadataSettingRow {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly type: MetadataType;
  readonly position: number;
}

export async function saveUserMetadataSetting(db: Tx, setting: MetadataSettingRow): Promise<void> {
  await table(db, "userMetadataSettings")
    .insert({ tenantId: db.tenantId, ...setting })
    .onConflict(["tenantId", "name"])
    .merge();
}

export async function deleteUserMetadataSetting(db: Tx, name: string): Promise<boolean> {
  return (
    (await table(db, "userMetadataSettings").where({ tenantId: db.tenantId, name }).delete()) === 1
  );
}

interface PortalTextKey {
  readonly section: string;
  readonly languageCode: string;
  /** Empty if it applies to every locale of the language. */
  readonly locale: string;
}

/** Saves texts of a section; an empty one restores ours. */
export async function savePortalTexts(
  db: Tx,
  key: PortalTextKey,
  change: Readonly<Record<string, string>>,
): Promise<void> {
  const row = { tenantId: db.tenantId, ...key };
  const before = await table(db, "portalTexts").where(row).forUpdate().first("texts");
  const merged = Object.entries({ ...before?.texts, ...change });
  const texts = JSON.stringify(Object.fromEntries(merged.filter(([, text]) => text !== "")));
  await table(db, "portalTexts")
    .insert({ ...row, texts })
    .onConflict(["tenantId", "section", "languageCode", "locale"])
    .merge();
}

export interface OwnPortalTexts extends PortalTextKey {
  readonly texts: Readonly<Record<string, string>>;
}

export async function listOwnPortalTexts(db: Tx): Promise<OwnPortalTexts[]> {
  return table(db, "portalTexts")
    .where({ tenantId: db.tenantId })
    .orderBy(["section", "languageCode", "locale"])
    .select("section", "languageCode", "locale", "texts");
}

interface CollectionLimitRow {
  readonly collectionLimit: number | null;
  readonly billingAnchor?: Day;
}

export async function saveCollectionLimit(db: Tx, limit: CollectionLimitRow): Promise<void> {
  await table(db, "collectionLimits").where({ tenantId: db.tenantId }).update(limit);
}

interface BrandRow {
  readonly visibleName: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly font: string | null;
  readonly showStrongboxLogo: boolean;
  readonly logoStorageKey: string | null;
  readonly logoType: "image/png" | "image/jpeg" | "image/webp" | null;
  readonly cssSettings: Readonly<Record<string, string>>;
  readonly defaultResource: string | null;
}

export type TenantBrand = WithoutNulls<BrandRow>;

export async function findTenantBrand(db: Tx): Promise<TenantBrand> {
  const row = await table(db, "tenantBrands")
    .where({ tenantId: db.tenantId })
    .first(
      "visibleName",
      "primaryColor",
      "secondaryColor",
      "font",
      "showStrongboxLogo",
      "logoStorageKey",
      "logoType",
      "cssSettings",
      "defaultResource",
    );
  if (!row) throw new Error(`Tenant ${db.tenantId} has no brand`);
  return withoutNulls(row);
}
