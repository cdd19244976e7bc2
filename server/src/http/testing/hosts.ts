import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { saveTenantHost } from "../../database/tenant/provision.ts";
import { newTenant, type TestTenant } from "../../database/testing/tenant.ts";
import { trustedProxies } from "../proxies.ts";

export interface HostedTenant extends TestTenant {
  readonly lenderOrigin: string;
  readonly borrowerOrigin: string;
}

/** Redirect host of packages and identity providers in tests. */
export const callbackOrigin = "https://callback.test";

/** Tests act as the TLS proxy. */
export const testProxies = trustedProxies(["127.0.0.1"]);

/** Creates a tenant with hosts of its own. */
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
