import type { Knex } from "knex";
import type { Client } from "pg";
import { timeLimits } from "./time-limits.ts";
import type { Tx } from "./with-tenant.ts";

/** A constant statement, parsed and planned once a connection by its name, which belongs to one text. */
export interface PreparedStatement {
  readonly name: string;
  /** With `$1` parameters and columns named as in the code. */
  readonly text: string;
}

export async function runPrepared<Row extends object>(
  db: Tx,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  // It would run on a connection another transaction may have by now.
  if (db.isCompleted()) throw new Error(`${statement.name} came after its transaction`);
  return run(await db.client.acquireConnection(), statement, values);
}

/**
 * Runs a statement as its own transaction, in one round trip. Row-level security shows it no tenant's rows, unless it's
 * a function that names the tenant first. It begins without PostgreSQL's time limits, so we stop waiting ourselves and
 * end a connection that has fallen silent.
 */
export async function runAlone<Row extends object>(
  pool: Knex,
  statement: PreparedStatement,
  values: readonly unknown[],
  mostMs: number = timeLimits.portal.statement,
): Promise<Row[]> {
  const connection: Client = await pool.client.acquireConnection();
  const tooLong = setTimeout(() => void connection.end(), mostMs);
  try {
    return await run(connection, statement, values);
  } finally {
    clearTimeout(tooLong);
    pool.client.releaseConnection(connection);
  }
}

async function run<Row extends object>(
  connection: Client,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name, text, values: [...values] });
  return rows;
}
