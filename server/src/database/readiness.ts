import type { Knex } from "knex";
import { neededMigrations } from "./migrate.ts";

/** Rejects unless the database answers with this build's migrations. */
export async function checkDatabase(pool: Knex): Promise<void> {
  const { rows } = await pool.raw("select name from deployment.migrations");
  const done = new Set(rows.map(({ name }: { name: string }) => name));
  const missing = neededMigrations.filter((name) => !done.has(name));
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(", ")}`);
}

/** Rejects unless jobs can be queued. */
export async function checkQueue(pool: Knex): Promise<void> {
  await pool.raw(
    "select 'jobs.enqueue(text, json, timestamptz, text, integer)'::regprocedure::oid as enqueue",
  );
}
