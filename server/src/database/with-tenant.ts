import type { Knex } from "knex";
import { inTransaction } from "./outside-transactions.ts";
import type { TransactionOptions } from "./pool.ts";

/** A transaction that knows whose it is. PostgreSQL knows too, and shows it nothing else. */
export type Tx = Knex.Transaction & {
  readonly tenantId: string;
  /** Which version of the tenant's settings held when the request began; none where that wasn't asked. */
  settingsVersion?: number | undefined;
};

export interface TenantTransactionOptions extends TransactionOptions {
  readonly settingsVersion?: number | undefined;
}

/** Does some work in a transaction of a tenant's: commits all of it, or nothing. Wait for nobody but PostgreSQL inside. */
export type Transact = <Result>(work: (db: Tx) => Promise<Result>) => Promise<Result>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The one way to a tenant's data. Commits when `work` resolves, undoes all of it when it throws.
 * Never nested: a setting made inside a savepoint outlives it (D-27).
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
