import type { Knex } from "knex";

/**
 * A revision keeps what it's built from, so that equal inputs aren't built twice and a rebuild can be compared. Writer 0
 * stands for the writers before versions were kept, and no input hash for their revisions, which equal none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table workbook_revisions add column writer_version integer not null default 0
      check (writer_version >= 0);
    alter table workbook_revisions alter column writer_version drop default;
    alter table workbook_revisions add column language text check (language in ('en', 'es', 'fr'));
    -- SHA-256 over the record, the content of the spread version, writer and language.
    alter table workbook_revisions add column input_hash text check (input_hash ~ '^[0-9a-f]{64}$');
    create unique index workbook_revisions_input_hash on workbook_revisions
      (tenant_id, financial_record_id, input_hash);

    alter table workbook_revisions no force row level security;
    alter table tenants no force row level security;
    update workbook_revisions set language = tenants.default_language
      from tenants where tenants.tenant_id = workbook_revisions.tenant_id;
    alter table tenants force row level security;
    alter table workbook_revisions force row level security;
    alter table workbook_revisions alter column language set not null;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
