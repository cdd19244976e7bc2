import type { Knex } from "knex";

/**
 * One spread a financial record, over both statements and all bases, in place of a layout for each statement of each
 * basis. Nobody could edit one so far: version 1 follows from the accounts, and is read so where a record has none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table statement_versions;
    drop table statements;

    create table spreads (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      -- The version that is shown.
      version integer not null check (version > 0),
      primary key (tenant_id, financial_record_id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );

    -- Append-only: a version says what it was for ever.
    create table spread_versions (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      version integer not null check (version > 0),
      spread jsonb not null check (jsonb_typeof(spread) = 'object'),
      -- The edits that led here from the version before.
      edits jsonb not null default '[]' check (jsonb_typeof(edits) = 'array'),
      origin text not null check (origin in ('standard', 'carried-over', 'edit', 'template', 'reset')),
      -- SHA-256 over the canonical text of the spread.
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      reason text check (reason <> ''),
      made_at timestamptz not null default now(),
      made_by uuid,
      primary key (tenant_id, financial_record_id, version),
      foreign key (tenant_id, financial_record_id) references spreads on delete cascade,
      foreign key (tenant_id, made_by) references users
    );

    alter table spreads enable row level security;
    alter table spreads force row level security;
    create policy tenant on spreads
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on spreads to app;

    alter table spread_versions enable row level security;
    alter table spread_versions force row level security;
    create policy tenant on spread_versions
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert on spread_versions to app;

    alter table workbook_revisions drop column statement_versions;
    -- Which version of the spread is in it.
    alter table workbook_revisions add column spread_version integer not null default 1
      check (spread_version > 0);
    alter table workbook_revisions alter column spread_version drop default;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
