import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

export interface RateLimit {
  readonly operation: string;
  /** From the call: the caller's network. */
  readonly addressPrefix: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts one and checks the limit (D-28), in its own transaction, so a refused request's rollback keeps the count. */
export async function withinRateLimit(db: Tx, rate: RateLimit, now: Date): Promise<boolean> {
  const { operation, addressPrefix, limit, windowSeconds } = rate;
  const { tenantId } = db;
  const window = windowSeconds * 1_000;
  const windowStart = new Date(Math.floor(now.getTime() / window) * window);
  const { rows } = await db.raw(
    `insert into rate_limits (tenant_id, operation, address_prefix, window_start, hits)
     values (?, ?, ?, ?, 1)
     on conflict (tenant_id, operation, address_prefix, window_start)
     do update set hits = rate_limits.hits + 1
     returning hits`,
    [tenantId, operation, addressPrefix, windowStart],
  );
  if (rows[0].hits === 1) {
    await table(db, "rateLimits")
      .where({ tenantId, operation, addressPrefix })
      .where("windowStart", "<", windowStart)
      .delete();
  }
  return rows[0].hits <= limit;
}
