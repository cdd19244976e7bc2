import type { Knex } from "knex";
import { inTransaction } from "./outside-transactions.ts";
import type { TransactionOptions } from "./pool.ts";

/** A tenant's transaction; row-level security shows it nothing else. */
export type Tx = Knex.Transaction & {
  readonly tenantId: string;
  /** The settings version at the request's start, if it was looked up. */
  settingsVersion?: number | undefined;
};

export interface TenantTransactionOptions extends TransactionOptions {
  readonly settingsVersion?: number | undefined;
}

/** Runs work in a tenant's transaction, all or nothing. Await only PostgreSQL inside. */
export type Transact = <Result>(work: (db: Tx) => Promise<Result>) => Promise<Result>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The only access to a tenant's data. Commits when `work` resolves, rolls back when it throws. Never nested: a setting
 * made in a savepoint outlives it (D-27).
 */
export async function withTenant<Result>(
  pool: Knex,
  tenantId: string,
  work: (db: Tx) => Promise<Result>,
  { settingsVersion, ...options }: TenantTransactionOptions = {},
): Promise<Result> {
  if (!uuid.test(tenantId)) throw new TypeError("A tenant is named by a uuid");
  const config: Knex.TransactionConfig & { tenantId: string } = { tenantId, ...options };

  return pool.transaction(
    (trx) => inTransaction(() => work(Object.assign(trx, { tenantId, settingsVersion }))),
    config,
  );
}
