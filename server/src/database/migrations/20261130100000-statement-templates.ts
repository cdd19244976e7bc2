import type { Knex } from "knex";

/** Layouts that a tenant reuses from one business to the next. No row refers to a workspace: a template outlives its source. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table statement_templates (
      tenant_id uuid not null references tenants,
      id uuid not null,
      version integer not null check (version > 0),
      name text not null check (length(name) between 1 and 128),
      -- The name as names are compared.
      name_key text not null check (name_key <> ''),
      description text not null default '' check (length(description) <= 512),
      -- Accounts are in it as keyed digests of their numbers and names.
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      saved_at timestamptz not null default now(),
      saved_by uuid not null,
      last_used_at timestamptz,
      -- When it was deleted or replaced by its next version. It's kept for a month more, for edits that aren't saved yet.
      retired_at timestamptz,
      primary key (tenant_id, id, version),
      foreign key (tenant_id, saved_by) references users
    );
    create unique index on statement_templates (tenant_id, id) where retired_at is null;
    create unique index on statement_templates (tenant_id, name_key) where retired_at is null;

    alter table statement_templates enable row level security;
    alter table statement_templates force row level security;
    create policy tenant on statement_templates
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on statement_templates to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
