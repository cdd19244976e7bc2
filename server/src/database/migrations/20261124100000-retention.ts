import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** How long a tenant keeps what was collected, what was told of it, and what is certified (D-54). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Absent until an operator has chosen: nothing goes by a rule that nobody made.
    create table retention_policies (
      tenant_id uuid primary key references tenants,
      count integer not null check (count between 1 and 36500),
      unit text not null check (unit in ('days', 'months', 'years')),
      chosen_at timestamptz not null
    );
    ${tenantTables("retention_policies")}

    alter table submissions
      add column deletion_warned_at timestamptz,
      add check (not legal_hold or files_deleted_at is null);
    create index submissions_kept on submissions (tenant_id, auto_delete_at)
      where files_deleted_at is null;

    -- Documents of which the lender's people have been told; those that are there are no news.
    alter table documents add column announced_at timestamptz;
    alter table documents no force row level security;
    update documents set announced_at = uploaded_at;
    alter table documents force row level security;
    create index documents_unannounced on documents (tenant_id, submission_id)
      where announced_at is null;

    -- Of a whole workspace, or of one collection's files, with what each file's content was.
    alter table deletion_certificates
      add column submission_id uuid,
      add column policy text,
      add column files jsonb not null default '[]' check (jsonb_typeof(files) = 'array');
    drop index deletion_certificates_tenant_id_workspace_id_deleted_at_idx;
    create unique index deletion_certificates_workspace
      on deletion_certificates (tenant_id, workspace_id, deleted_at) where submission_id is null;
    create unique index deletion_certificates_submission
      on deletion_certificates (tenant_id, submission_id) where submission_id is not null;

    -- Whoever cancels an import ends it at once, by its lease.
    alter table imports drop column cancel_requested_at;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
