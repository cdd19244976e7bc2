import type { Knex } from "knex";
import { appendOnlyTables } from "./tenant-tables.ts";

/** What was deleted for good, and when: it outlives what it tells of. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table deletion_certificates (
      tenant_id uuid not null references tenants,
      id uuid not null,
      -- Of a workspace that is gone: nothing to refer to.
      workspace_id uuid not null,
      deleted_by uuid,
      deleted_at timestamptz not null,
      purged_at timestamptz not null,
      -- Until then a backup may still hold it (D-54).
      backups_until timestamptz not null check (backups_until >= purged_at),
      counts jsonb not null,
      primary key (tenant_id, id)
    );
    create unique index on deletion_certificates (tenant_id, workspace_id, deleted_at);
    ${appendOnlyTables("deletion_certificates")}

    create index workspaces_deleted on workspaces (tenant_id, deleted_at) where deleted_at is not null;

    -- What a billing period has used up stays used, whatever becomes of the books.
    alter table collection_usages drop constraint collection_usages_tenant_id_submission_id_fkey;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
