import type { RetentionPolicy } from "@tieout/core/retention";
import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

/** The tenant's policy; without one nothing is deleted. */
export async function findRetentionPolicy(db: Tx): Promise<RetentionPolicy | undefined> {
  return table(db, "retentionPolicies").where({ tenantId: db.tenantId }).first("count", "unit");
}

/** As above, locked until this transaction ends. */
export async function holdRetentionPolicy(db: Tx): Promise<RetentionPolicy | undefined> {
  await table(db, "tenants").where({ tenantId: db.tenantId }).forShare().first("tenantId");
  return findRetentionPolicy(db);
}

/** Saves a policy, waiting for those who hold the previous one. */
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
