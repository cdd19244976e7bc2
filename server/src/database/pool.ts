import knex, { type Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import pg from "pg";
import { type Purpose, settingsOf } from "./time-limits.ts";

const { INT8, DATE, NUMERIC } = pg.types.builtins;
/** PostgreSQL's `date[]`, missing from pg's types. */
const DATE_ARRAY: number = 1182;

/** Parses bigint as a safe number, and dates as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8 || oid === NUMERIC) return toSafeInteger;
    if (oid === DATE) return (text: string) => text;
    if (oid === DATE_ARRAY) return daysOf;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface PoolOptions {
  readonly max?: number;
  /** Process name in pg_stat_activity. */
  readonly applicationName?: string;
  /** Default purpose of transactions; `portal` unless set. */
  readonly purpose?: Purpose;
}

export interface TransactionOptions {
  readonly purpose?: Purpose;
  /** Shown in pg_stat_activity, so the transaction can be found and ended. */
  readonly name?: string;
}

/** A lazy pool that maps camelCase to snake_case. */
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
    // Knex's type lacks `types`, which it passes on to pg.
    connection: connection as Knex.PgConnectionConfig,
    pool: { min: 0, max },
    acquireConnectionTimeout: 10_000,
    // Knex would log what it throws.
    log: { warn: () => undefined, error: () => undefined },
    ...knexSnakeCaseMappers(),
  });
  return beginWithTenant(pool, purpose);
}

/** Sets the tenant and time limits in `begin`, which saves a round trip. */
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
    // Multi-statement queries can't have parameters.
    const set = Object.entries(settings).map(
      ([setting, value]) => `set_config('${setting}', ${pg.escapeLiteral(value)}, true)`,
    );
    trx.begin = (connection: unknown) => trx.query(connection, `begin; select ${set.join(", ")}`);
    return trx;
  };
  return pool;
}

type BeginOptions = TransactionOptions & { readonly tenantId?: string };

/** PostgreSQL sums bigints as `numeric`; our tables have no fractions. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} isn't whole within 2^53 − 1`);
  return value;
}

/** `{2024-12-31,2025-12-31}`: days need no quotes, and our arrays no nulls. */
function daysOf(text: string): string[] {
  return text === "{}" ? [] : text.slice(1, -1).split(",");
}
