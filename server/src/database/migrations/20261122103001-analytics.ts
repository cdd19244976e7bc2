import type { Knex } from "knex";

/** Where events of use go: nowhere, unless a tenant names a path on its own host (D-58). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tenant_settings
      add column analytics_path text check (analytics_path ~ '^/[^/\\\\]');
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
