import type { Knex } from "knex";

/** A history by package is read along an index, as one by status is, instead of sorted whole for each page. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index submissions_package_history
      on submissions (tenant_id, coalesce(datasource_name_id, ''), created_at, id);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
