import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { saveTenantHost } from "../../database/tenant/provision.ts";
import { newTenant, type TestTenant } from "../../database/testing/tenant.ts";
import { trustedProxies } from "../proxies.ts";

/** A tenant with a host a portal. */
export interface HostedTenant extends TestTenant {
  readonly lenderOrigin: string;
  readonly borrowerOrigin: string;
}

/** Where packages and identity providers send people back to, in all tests. */
export const callbackOrigin = "https://callback.test";

/** Tests stand where the proxy stands that ends TLS. */
export const testProxies = trustedProxies(["127.0.0.1"]);

/** Makes a tenant with hosts that nobody else has. */
export async function newHostedTenant(
  { pool, owner }: { readonly pool: Knex; readonly owner: Knex },
  over: Parameters<typeof newTenant>[1] = {},
): Promise<HostedTenant> {
  const tenant = await newTenant(pool, over);
  const name = randomUUID();
  const lenderOrigin = `https://${name}.test`;
  const borrowerOrigin = `https://share.${name}.test`;
  const named = { tenantId: tenant.id, canonical: true };
  await saveTenantHost(owner, { ...named, kind: "lender", origin: lenderOrigin });
  await saveTenantHost(owner, { ...named, kind: "borrower", origin: borrowerOrigin });
  return { ...tenant, lenderOrigin, borrowerOrigin };
}
