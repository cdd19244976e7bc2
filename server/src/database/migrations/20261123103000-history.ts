import type { Knex } from "knex";

/** A history is read from either end, a page at a time, without sorting what isn't shown. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index submissions_history on submissions (tenant_id, created_at, id);
    create index submissions_workspace_history
      on submissions (tenant_id, workspace_id, created_at, id);
    create index submissions_waiting on submissions (tenant_id, created_at)
      where portal_status <> 'Normal';
    drop index submissions_tenant_id_created_at_id_idx;
    drop index submissions_tenant_id_workspace_id_created_at_id_idx;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
