import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** Books that come as a file: the file, what was read from it, and what a workspace's people said of such. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table file_imports (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      file_name text not null check (length(file_name) between 1 and 255),
      -- Files of 65 MB or more are refused.
      file_size bigint not null check (file_size > 0 and file_size < 68157440),
      sha256 bytea not null check (length(sha256) = 32),
      sniffed_type text not null,
      -- Null once the file was deleted.
      storage_key text,
      state text not null default 'reading'
        check (state in ('reading', 'read', 'failed', 'sent')),
      -- Each asking for another reading counts; what an earlier one still finds is void.
      reading integer not null default 1 check (reading > 0),
      -- The day it was where the file was sent, for guesses (D-56).
      today date not null,
      choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
      report jsonb check (jsonb_typeof(report) = 'object'),
      rejected jsonb check (jsonb_typeof(rejected) = 'object'),
      -- How its books are read; kept for the collection.
      recipe jsonb check (jsonb_typeof(recipe) = 'object'),
      problem text,
      difference_accepted boolean not null default false,
      uploaded_by_user_id uuid,
      link_session_id uuid,
      connection_id uuid,
      submission_id uuid,
      financial_record_id uuid,
      uploaded_at timestamptz not null default now(),
      sent_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      foreign key (tenant_id, connection_id) references connections,
      foreign key (tenant_id, uploaded_by_user_id) references users,
      foreign key (tenant_id, link_session_id) references link_sessions,
      check (num_nonnulls(uploaded_by_user_id, link_session_id) = 1),
      check ((state = 'failed') = (problem is not null)),
      check ((state = 'sent') =
        (num_nulls(connection_id, submission_id, financial_record_id, sent_at) = 0))
    );
    create index on file_imports (tenant_id, workspace_id, uploaded_at desc);
    create index on file_imports (tenant_id, submission_id);

    -- What the columns of a table mean, by the words over them: put to the next file of the same shape.
    create table file_mappings (
      tenant_id uuid not null,
      workspace_id uuid not null,
      headings_hash bytea not null check (length(headings_hash) = 32),
      mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
      -- What was said beside the columns: currency, fiscal year end.
      answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
      said_at timestamptz not null default now(),
      primary key (tenant_id, workspace_id, headings_hash),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade
    );
    ${tenantTables("file_imports", "file_mappings")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
