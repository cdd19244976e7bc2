import knex, { type Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import pg from "pg";

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
}

/** Connections to PostgreSQL, in our words: camelCase here, snake_case there. Opens none yet. */
export function openPool(connectionString: string, options: PoolOptions = {}): Knex {
  const { max = 10, applicationName = "tieout" } = options;
  const connection = { connectionString, types, application_name: applicationName };
  const pool = knex({
    client: "pg",
    // Knex's own type leaves out `types`, which it hands on to pg as it is.
    connection: connection as Knex.PgConnectionConfig,
    pool: { min: 0, max },
    acquireConnectionTimeout: 10_000,
    ...knexSnakeCaseMappers(),
  });
  return beginWithTenant(pool);
}

/** Lets `begin` carry the tenant, so that opening a transaction costs one round trip, not two. */
function beginWithTenant(pool: Knex): Knex {
  const { client } = pool;
  const open = client.transaction;

  client.transaction = (work: unknown, config: { tenantId?: string }, outer: unknown) => {
    const trx = open.call(client, work, config, outer);
    const { tenantId } = config;
    // Several statements in one message can't have parameters; withTenant has seen to the uuid.
    const begin = `begin; select set_config('app.tenant_id', '${tenantId}', true)`;
    if (tenantId) trx.begin = (connection: unknown) => trx.query(connection, begin);
    return trx;
  };
  return pool;
}

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
