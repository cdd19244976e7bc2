export { findStoredReply, storeReply } from "./idempotency/queries.ts";
export { migrate, neededMigrations } from "./migrate.ts";
export { openPool, type PoolOptions } from "./pool.ts";
export { type Tx, withTenant } from "./with-tenant.ts";
