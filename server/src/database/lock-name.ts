import type { Tx } from "./with-tenant.ts";

/** Locks what may have no row yet, by a name within the tenant, until the transaction ends: a twin waits here. */
export async function lockName(db: Tx, ...name: readonly string[]): Promise<void> {
  await db.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    [db.tenantId, ...name].join("\n"),
  ]);
}
