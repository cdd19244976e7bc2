import { readFile } from "node:fs/promises";
import type { Knex } from "knex";

/** Makes the whole database, where roles.sql has made the roles and nothing else is there yet. */
export async function up(knex: Knex): Promise<void> {
  const baseline = new URL("./20261128000000-baseline.sql", import.meta.url);
  await knex.raw(await readFile(baseline, "utf8"));
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
