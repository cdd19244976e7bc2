import knex, { type Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import pg from "pg";
import { type Purpose, settingsOf } from "./time-limits.ts";

const { INT8, DATE, NUMERIC } = pg.types.builtins;
/** PostgreSQL's `date[]`, which pg has no name for. */
const DATE_ARRAY: number = 1182;

/** Reads what JavaScript can hold as it is: bigint as a safe number, a day as its own text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8 || oid === NUMERIC) return toSafeInteger;
    if (oid === DATE) return (text: string) => text;
    if (oid === DATE_ARRAY) return daysOf;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface PoolOptions {
  /** Connections at most. */
  readonly max?: number;
  /** Shown in pg_stat_activity: which process this is. */
  readonly applicationName?: string;
  /** What transactions are for that don't say so themselves; a portal's replies unless said. */
  readonly purpose?: Purpose;
}

/** How a tenant's transaction begins. */
export interface TransactionOptions {
  readonly purpose?: Purpose;
  /** Shown in pg_stat_activity while it's open, so that it can be found and ended. */
  readonly name?: string;
}

/** Connections to PostgreSQL, in our words: camelCase here, snake_case there. Opens none yet. */
export function openPool(connectionString: string, options: PoolOptions = {}): Knex {
  const { max = 10, applicationName = "tieout", purpose = "portal" } = options;
  const connection = {
    connectionString,
    types,
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = knex({
    client: "pg",
    // Knex's own type leaves out `types`, which it hands on to pg as it is.
    connection: connection as Knex.PgConnectionConfig,
    pool: { min: 0, max },
    acquireConnectionTimeout: 10_000,
    // Knex would write to the console what it throws as well.
    log: { warn: () => undefined, error: () => undefined },
    ...knexSnakeCaseMappers(),
  });
  return beginWithTenant(pool, purpose);
}

/** Lets `begin` carry the tenant and the time limits, so that opening a transaction costs one round trip, not two. */
function beginWithTenant(pool: Knex, usual: Purpose): Knex {
  const { client } = pool;
  const open = client.transaction;

  client.transaction = (work: unknown, config: BeginOptions, outer: unknown) => {
    const trx = open.call(client, work, config, outer);
    const { tenantId, purpose = usual, name } = config;
    if (!tenantId) return trx;
    const settings = {
      "app.tenant_id": tenantId,
      ...settingsOf(purpose),
      ...(name !== undefined && { application_name: name }),
    };
    // Several statements in one message can't have parameters, so the values are written out.
    const set = Object.entries(settings).map(
      ([setting, value]) => `set_config('${setting}', ${pg.escapeLiteral(value)}, true)`,
    );
    trx.begin = (connection: unknown) => trx.query(connection, `begin; select ${set.join(", ")}`);
    return trx;
  };
  return pool;
}

type BeginOptions = TransactionOptions & { readonly tenantId?: string };

/** A sum of bigints is `numeric` to PostgreSQL; we have no fractions anywhere in our tables. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} isn't whole within 2^53 − 1`);
  return value;
}

/** `{2024-12-31,2025-12-31}`: days need no quotes, and an array of them has no gaps. */
function daysOf(text: string): string[] {
  return text === "{}" ? [] : text.slice(1, -1).split(",");
}
