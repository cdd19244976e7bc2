import type { Tx } from "./with-tenant.ts";

/** Locks something that may have no row, by a tenant-scoped name, until the transaction ends. */
export async function lockName(db: Tx, ...name: readonly string[]): Promise<void> {
  await db.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    [db.tenantId, ...name].join("\n"),
  ]);
}
