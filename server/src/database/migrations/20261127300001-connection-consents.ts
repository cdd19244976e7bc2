import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** Which visitors have consented to a connection: several can, each by their own link. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table connection_consents (
      tenant_id uuid not null,
      connection_id uuid not null,
      link_session_id uuid not null,
      consented_at timestamptz not null,
      primary key (tenant_id, connection_id, link_session_id),
      foreign key (tenant_id, connection_id) references connections on delete cascade,
      foreign key (tenant_id, link_session_id) references link_sessions on delete cascade
    );
    create index on connection_consents (tenant_id, link_session_id);
    ${tenantTables("connection_consents")}

    -- Until now a connection knew the last of them alone.
    alter table connections no force row level security;
    alter table connection_consents no force row level security;
    insert into connection_consents (tenant_id, connection_id, link_session_id, consented_at)
    select tenant_id, id, created_by_link_session_id, consented_at from connections
    where created_by_link_session_id is not null and deleted_at is null;
    alter table connections force row level security;
    alter table connection_consents force row level security;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
