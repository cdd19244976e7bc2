import type { Knex } from "knex";
import type { Client } from "pg";
import { timeLimits } from "./time-limits.ts";
import type { Tx } from "./with-tenant.ts";

/**
 * A statement whose text never changes. PostgreSQL parses and plans it once a connection, under its name; a
 * name belongs to one text.
 */
export interface PreparedStatement {
  readonly name: string;
  /** With `$1` for what is filled in, and columns named as the code has them. */
  readonly text: string;
}

/** Runs a statement in a tenant's transaction. */
export async function runPrepared<Row extends object>(
  db: Tx,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  // Otherwise it would run on a connection that is somebody else's by now.
  if (db.isCompleted()) throw new Error(`${statement.name} came after its transaction`);
  return run(await db.client.acquireConnection(), statement, values);
}

/**
 * Runs a statement by itself: it's its own transaction, in one round trip. Row-level security shows it no
 * tenant's rows, unless it's a function that names the tenant first. It begins without time limits in PostgreSQL,
 * so we stop waiting ourselves, and a connection that has fallen silent isn't used again.
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
