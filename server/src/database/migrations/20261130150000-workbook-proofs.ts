import type { Knex } from "knex";

/**
 * A revision is rebuilt and compared with the files that are kept: who asked, when, and what came of it. The last one
 * counts. From now on a file has a hash of what its cells say, to be compared when another writer has rebuilt it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Over the values of its cells, whatever they look like.
    alter table workbooks add column content_sha256 bytea check (length(content_sha256) = 32);

    create table workbook_proofs (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      revision_number integer not null,
      requested_by uuid not null,
      requested_at timestamptz not null,
      -- Null while it's being rebuilt.
      proved_at timestamptz,
      -- Of the program that rebuilt it.
      writer_version integer check (writer_version > 0),
      -- Whether its input hash is what the inputs give today; unknown where it has none.
      inputs text check (inputs in ('same', 'changed', 'unknown')),
      -- What came of each file.
      files jsonb check (jsonb_typeof(files) = 'array'),
      primary key (tenant_id, financial_record_id, revision_number),
      foreign key (tenant_id, financial_record_id, revision_number) references workbook_revisions
        on delete cascade,
      foreign key (tenant_id, requested_by) references users,
      check (num_nulls(proved_at, writer_version, inputs, files) in (0, 4))
    );
    -- One at a time.
    create unique index workbook_proofs_pending on workbook_proofs
      (tenant_id, financial_record_id) where proved_at is null;

    alter table workbook_proofs enable row level security;
    alter table workbook_proofs force row level security;
    create policy tenant on workbook_proofs
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on workbook_proofs to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
