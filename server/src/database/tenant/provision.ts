import type { Day } from "@tieout/core/calendar/day";
import type { Language } from "@tieout/core/language";
import { defaultStyleOf, notificationTypes } from "@tieout/core/notification";
import type { RetentionPolicy } from "@tieout/core/retention";
import type { Knex } from "knex";
import type { Place } from "../../sealing/sealer.ts";
import { table } from "../table.ts";
import { type Tx, withTenant } from "../with-tenant.ts";
import { saveRetentionPolicy } from "./retention-policy.ts";

/** A new tenant; the rest starts at the product's defaults. */
export interface NewTenant {
  readonly id: string;
  readonly name: string;
  readonly visibleName: string;
  readonly timeZone?: string;
  readonly defaultLanguage?: Language;
  /** By the names of `TenantSettings`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly brand?: Readonly<Record<string, unknown>>;
  readonly emailDomains?: readonly string[];
  readonly accountingPackages?: readonly string[];
  /** Absent for unlimited contracts. */
  readonly collectionLimit?: number;
  /** First day of a billing period. */
  readonly billingAnchor: Day;
  /** Required: nothing is kept forever or deleted without a decision (D-54). */
  readonly retention: RetentionPolicy;
}

/** Ids end as the specification's do (000 §3), the same in every tenant. */
export const roleIds = {
  defaultUser: "00000000-0000-4000-8000-000000000005",
  administrator: "00000000-0000-4000-8000-000000000006",
} as const;

export async function createTenant(pool: Knex, tenant: NewTenant): Promise<void> {
  const { id: tenantId, name, visibleName, timeZone = "UTC", settings = {}, brand = {} } = tenant;
  const { defaultLanguage = "en" } = tenant;

  await withTenant(pool, tenantId, async (db) => {
    await table(db, "tenants").insert({ tenantId, name, visibleName, timeZone, defaultLanguage });
    const accountingPackages = [...(tenant.accountingPackages ?? [])];
    await table(db, "tenantSettings").insert({ tenantId, accountingPackages, ...settings });
    await table(db, "tenantBrands").insert({ tenantId, visibleName, ...brand });
    await table(db, "roles").insert([
      { tenantId, id: roleIds.defaultUser, name: "Default User", tags: ["default"] },
      { tenantId, id: roleIds.administrator, name: "Administrator", tags: [] },
    ]);
    await saveRetentionPolicy(db, tenant.retention, new Date());
    await table(db, "collectionLimits").insert({
      tenantId,
      collectionLimit: tenant.collectionLimit ?? null,
      billingAnchor: tenant.billingAnchor,
    });
    for (const domain of tenant.emailDomains ?? []) {
      await table(db, "tenantEmailDomains").insert({ tenantId, domain: domain.toLowerCase() });
    }
    for (const [index, type] of notificationTypes.entries()) {
      const id = `00000000-0000-4000-8000-0000000001${String(index).padStart(2, "0")}`;
      const style = defaultStyleOf(type);
      await table(db, "notificationSettings").insert({ tenantId, id, type, style });
    }
  });
}

export interface TenantHost {
  readonly tenantId: string;
  readonly kind: "lender" | "borrower";
  /** Scheme, host and port as browsers see them. */
  readonly origin: string;
  readonly canonical: boolean;
  /** Its tenant's public pages show on unknown hosts. */
  readonly fallback?: boolean;
}

/** Adds or moves a host. Hosts are the operator's, so this connects as `owner`. */
export async function saveTenantHost(owner: Knex, tenantHost: TenantHost): Promise<void> {
  const { tenantId, kind, origin, canonical, fallback = false } = tenantHost;
  const host = new URL(origin).hostname;
  await owner.transaction(async (trx) => {
    // One canonical host a tenant, and one fallback in all.
    if (canonical)
      await table(trx, "tenantHosts").where({ tenantId, kind }).update({ canonical: false });
    if (fallback) await table(trx, "tenantHosts").where({ kind }).update({ fallback: false });
    await table(trx, "tenantHosts")
      .insert({ host, tenantId, kind, origin, canonical, fallback })
      .onConflict("host")
      .merge();
  });
}

export interface IdentityProvider {
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Sealed for `placeOfClientSecret`. */
  readonly sealedClientSecret: Buffer | null;
  readonly apiClientIds: readonly string[];
  readonly scopes: string;
}

export const placeOfClientSecret = (providerId: string): Place => ({
  purpose: "identity-provider",
  id: providerId,
});

export async function saveIdentityProvider(db: Tx, provider: IdentityProvider): Promise<void> {
  const { id, apiClientIds, ...rest } = provider;
  await table(db, "identityProviders")
    .insert({ tenantId: db.tenantId, id, apiClientIds: [...apiClientIds], ...rest })
    .onConflict(["tenantId", "id"])
    .merge();
}

export async function listIdentityProviders(db: Tx): Promise<IdentityProvider[]> {
  return table(db, "identityProviders")
    .where({ tenantId: db.tenantId, enabled: true })
    .orderBy("issuer")
    .select("id", "issuer", "clientId", "sealedClientSecret", "apiClientIds", "scopes");
}

/** Moves a provider to another issuer, with its users. */
export async function moveIdentityProvider(db: Tx, id: string, issuer: string): Promise<void> {
  const { tenantId } = db;
  const before = await table(db, "identityProviders").where({ tenantId, id }).first("issuer");
  if (!before || before.issuer === issuer) return;
  await table(db, "identityProviders").where({ tenantId, id }).update({ issuer });
  await table(db, "users").where({ tenantId, issuer: before.issuer }).update({ issuer });
}
