import type { Knex } from "knex";

/** Further files of the books in a file import: what a ledger doesn't say of itself. They live and go with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table supporting_files (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      file_import_id uuid not null,
      role text not null check (role in ('openings', 'statements', 'labels')),
      file_name text not null check (length(file_name) between 1 and 255),
      file_size bigint not null check (file_size > 0 and file_size < 10485760),
      sha256 bytea not null check (length(sha256) = 32),
      sniffed_type text not null,
      -- Null once its content was deleted.
      storage_key text,
      uploaded_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, file_import_id) references file_imports on delete cascade
    );

    create index supporting_files_file on supporting_files (tenant_id, file_import_id, uploaded_at);
    create index supporting_files_workspace on supporting_files (tenant_id, workspace_id);

    alter table supporting_files enable row level security;
    alter table supporting_files force row level security;
    create policy tenant on supporting_files
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on supporting_files to app;

    create trigger in_living_workspace before insert on supporting_files
      for each row execute function in_living_workspace();
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
