import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Knex } from "knex";

/** Adds an alias. Names are the operator's, so this connects as `owner`. */
export async function saveTenantAlias(
  owner: Knex,
  { tenantId, alias }: { readonly tenantId: string; readonly alias: string },
): Promise<void> {
  const row = { tenantId, alias: alias.toLowerCase() };
  const taken = await table(owner, "tenantAliases").where({ alias: row.alias }).first("tenantId");
  if (taken && taken.tenantId !== tenantId) throw new AliasTaken(row.alias);
  await table(owner, "tenantAliases").insert(row).onConflict("alias").ignore();
}

/** Another tenant has the name. */
export class AliasTaken extends Error {
  constructor(alias: string) {
    super(`Another tenant has the name ${alias}`);
  }
}

export async function listTenantAliases(db: Tx): Promise<string[]> {
  const rows = await table(db, "tenantAliases")
    .where({ tenantId: db.tenantId })
    .orderBy("alias")
    .select("alias");
  return rows.map(({ alias }: { alias: string }) => alias);
}

/** Whether the name is the tenant's or one of its aliases (P-T43). */
export async function isNamed(db: Tx, name: string): Promise<boolean> {
  const { tenantId } = db;
  const alias = name.toLowerCase();
  const own = await table(db, "tenants").where({ tenantId, name: alias }).first("name");
  if (own) return true;
  return (await table(db, "tenantAliases").where({ tenantId, alias }).first("alias")) !== undefined;
}

/** The origin of the tenant with that name; reveals only an address. */
export async function originOfTenant(
  db: Tx,
  name: string,
  kind: "lender" | "borrower",
): Promise<string | undefined> {
  const { rows } = await db.raw("select origin_of_tenant(?, ?) as origin", [name, kind]);
  return rows[0]?.origin ?? undefined;
}
