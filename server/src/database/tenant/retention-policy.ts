import type { RetentionPolicy } from "@tieout/core/retention";
import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

/** What the tenant has chosen; nothing where nobody has yet, and nothing is deleted then. */
export async function findRetentionPolicy(db: Tx): Promise<RetentionPolicy | undefined> {
  return table(db, "retentionPolicies").where({ tenantId: db.tenantId }).first("count", "unit");
}

/** The same, which stays chosen until this transaction ends. */
export async function holdRetentionPolicy(db: Tx): Promise<RetentionPolicy | undefined> {
  await table(db, "tenants").where({ tenantId: db.tenantId }).forShare().first("tenantId");
  return findRetentionPolicy(db);
}

/** Chooses a policy. Whoever goes by the one before is waited for. */
export async function saveRetentionPolicy(
  db: Tx,
  { count, unit }: RetentionPolicy,
  now: Date,
): Promise<void> {
  await table(db, "tenants").where({ tenantId: db.tenantId }).forNoKeyUpdate().first("tenantId");
  await table(db, "retentionPolicies")
    .insert({ tenantId: db.tenantId, count, unit, chosenAt: now })
    .onConflict("tenantId")
    .merge();
}
