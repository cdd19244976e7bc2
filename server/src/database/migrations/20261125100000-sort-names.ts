import type { Knex } from "knex";

/**
 * The name that a workspace is sorted and searched by, with the workspace: an expression in an order or a
 * comparison isn't leakproof, and so never reaches an index past the policies.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table workspaces
      add column sort_name text not null generated always as (lower(display_name)) stored;
    drop index workspaces_by_name;
    create index workspaces_by_name on workspaces (tenant_id, sort_name, id)
      where deleted_at is null;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
