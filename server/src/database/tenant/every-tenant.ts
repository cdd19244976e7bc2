import type { Knex } from "knex";
import { table } from "../table.ts";

/** Every tenant with a host or a name, for the operator only (D-21). */
export async function listTenantIds(owner: Knex): Promise<string[]> {
  const { rows } = await owner.raw(
    "select tenant_id from tenant_hosts union select tenant_id from tenant_aliases order by 1",
  );
  return rows.map((row: { readonly tenant_id: string }) => row.tenant_id);
}

export interface TenantHostRow {
  readonly kind: "lender" | "borrower";
  readonly origin: string;
  readonly canonical: boolean;
  readonly fallback: boolean;
}

export async function listTenantHosts(owner: Knex, tenantId: string): Promise<TenantHostRow[]> {
  return table(owner, "tenantHosts")
    .where({ tenantId })
    .orderBy(["kind", "host"])
    .select("kind", "origin", "canonical", "fallback");
}
