import type { Knex } from "knex";

/**
 * A sign-in over a connection whose access somebody else needs. Its tokens replace the connection's when the person confirms
 * the company; until then nothing is read with them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table held_sign_ins (
      tenant_id uuid not null,
      consent_id uuid not null,
      workspace_id uuid not null,
      connection_id uuid not null,
      -- Sealed for the connection, where they go.
      sealed_tokens bytea not null,
      dataset_id text,
      dataset_name text not null,
      consent_expires_at timestamptz,
      held_at timestamptz not null,
      primary key (tenant_id, consent_id),
      foreign key (tenant_id, consent_id) references consents on delete cascade,
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, connection_id) references connections on delete cascade
    );
    create index on held_sign_ins (tenant_id, connection_id);
    create index on held_sign_ins (tenant_id, workspace_id);
    create trigger in_living_workspace before insert on held_sign_ins
      for each row execute function in_living_workspace();
    alter table held_sign_ins enable row level security;
    alter table held_sign_ins force row level security;
    create policy tenant on held_sign_ins
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on held_sign_ins to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
