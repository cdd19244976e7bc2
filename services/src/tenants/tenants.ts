import { createHash } from "node:crypto";
import { canBeConnected } from "@tieout/connectors/connectors";
import type { Language } from "@tieout/core/language";
import { type RetentionPolicy, writeRetention } from "@tieout/core/retention";
import {
  type AppSettingName,
  appSettings,
  isAppSettingName,
} from "@tieout/core/tenant/app-settings";
import { offeredPackages } from "@tieout/core/tenant/packages";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import { listTenantIds } from "@tieout/server/database/tenant/every-tenant";
import {
  createTenant,
  type NewTenant,
  saveTenantHost,
  type TenantHost,
} from "@tieout/server/database/tenant/provision";
import { saveRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { Knex } from "knex";
import { reckonRetention } from "../retention/reckon-retention.ts";
import { isNamed, saveTenantAlias } from "./aliases.ts";
import {
  findTenantBrand,
  findTenantSettings,
  settingColumn,
  settingOf,
  updateTenant,
  updateTenantBrand,
  updateTenantSettings,
} from "./settings.ts";

export async function addTenant(operator: Operator, tenant: NewTenant): Promise<void> {
  const { id, name } = tenant;
  await createTenant(operator.pool, tenant);
  await operate(operator, id, { action: "tenant-created" }, async () => {});
  await saveTenantAlias(operator.owner, { tenantId: id, alias: name });
}

/** The tenant with a name or alias. */
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

/** Sets settings by name; the audit trail records which, not the values. */
export async function changeSettings(
  operator: Operator,
  tenantId: string,
  change: Partial<Readonly<Record<AppSettingName, unknown>>>,
): Promise<void> {
  const row = Object.entries(change).map(([name, value]) => [settingColumn(name), value ?? null]);
  const details = { settings: Object.keys(change).join(", ") };
  await operate(operator, tenantId, { action: "tenant-settings-changed", details }, (db) =>
    updateTenantSettings(db, Object.fromEntries(row)),
  );
}

/** Sets the tenant's language, used where the reader's is unknown. */
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

/** Sets the retention policy. Returns how many collections were recalculated. */
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

export async function readSettings(
  { pool }: Operator,
  tenantId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const settings = await withTenant(pool, tenantId, findTenantSettings);
  const names = Object.keys(appSettings).filter(isAppSettingName);
  return Object.fromEntries(names.map((name) => [name, settingOf(settings, name)]));
}

/** An operator outside the tenants, with the connections needed. */
export interface Operator {
  /** As `owner`: tenants can't change hosts and names. */
  readonly owner: Knex;
  /** As `app`: everything else. */
  readonly pool: Knex;
  readonly now: Date;
}

/** Changes a tenant and records the operator in its audit trail. */
export function operate<Result>(
  { pool, now: at }: Pick<Operator, "pool" | "now">,
  tenantId: string,
  event: Pick<AuditEvent, "action" | "details" | "subjectId">,
  work: (db: Tx) => Promise<Result>,
): Promise<Result> {
  return withTenant(pool, tenantId, async (db) => {
    const result = await work(db);
    await saveAuditEvent(db, { at, actor: { kind: "operator" }, ...event });
    return result;
  });
}

/** Ample for a logo, and small enough for mail. */
export const largestLogoBytes = 262_144;

type LogoType = "image/png" | "image/jpeg" | "image/webp";

/** A picture's type by its first bytes, never by its name. */
export function logoTypeOf(bytes: Uint8Array): LogoType | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : undefined;
}

/** Sets or removes the tenant's logo. */
export async function changeLogo(
  operator: Operator,
  { tenantId, storage }: { readonly tenantId: string; readonly storage: Storage },
  logo: { readonly bytes: Uint8Array; readonly type: LogoType } | undefined,
): Promise<void> {
  const before = await withTenant(operator.pool, tenantId, findTenantBrand);
  const hash = logo && createHash("sha256").update(logo.bytes).digest("hex").slice(0, 12);
  const key = hash ? `${tenantId}/brand/logo-${hash}` : null;
  if (logo && key) await storage.put(key, logo.bytes);
  await operate(operator, tenantId, { action: "tenant-logo-changed" }, (db) =>
    updateTenantBrand(db, { logoStorageKey: key, logoType: logo?.type ?? null }),
  );
  const { logoStorageKey: old } = before;
  if (old && old !== key) await storage.delete(old);
}

interface ListedPackages {
  /** Ids offered wherever a connector is configured. */
  readonly available: readonly string[];
  /** Ids listed as not available yet. */
  readonly unavailable: readonly string[];
}

/** Packages a tenant offers, by whether there's a connector. */
export async function readPackages({ pool }: Operator, tenantId: string): Promise<ListedPackages> {
  const listed = offeredPackages(await withTenant(pool, tenantId, findTenantSettings));
  const idsWhere = (isAvailable: boolean) =>
    listed
      .filter(({ id, selectable }) => (selectable && canBeConnected(id)) === isAvailable)
      .map(({ id }) => id);
  return { available: idsWhere(true), unavailable: idsWhere(false) };
}
