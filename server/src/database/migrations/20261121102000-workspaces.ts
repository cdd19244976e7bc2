import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** One business or engagement, and who may see its figures. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table workspaces (
      tenant_id uuid not null references tenants,
      id uuid not null,
      display_name text not null
        check (length(display_name) <= 256 and display_name ~ '[^[:space:]]'),
      engagement_code text not null default '' check (length(engagement_code) <= 64),
      primary_email text check (length(primary_email) <= 256),
      owner_id uuid,
      source text not null default 'lender' check (source in ('lender', 'anonymous')),
      -- Null while an anonymous visitor has given nothing yet: unlisted until then (D-11).
      confirmed_at timestamptz,
      last_activity_at timestamptz not null,
      last_sync_at timestamptz,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      deleted_by uuid,
      version integer not null default 1 check (version > 0),
      primary key (tenant_id, id),
      foreign key (tenant_id, owner_id) references users,
      foreign key (tenant_id, deleted_by) references users,
      check (source = 'anonymous' or confirmed_at is not null),
      check (deleted_by is null or deleted_at is not null)
    );
    create index workspaces_listed on workspaces (tenant_id, last_activity_at desc, id)
      where deleted_at is null and confirmed_at is not null;
    create index workspaces_by_name on workspaces (tenant_id, lower(display_name) text_pattern_ops, id)
      where deleted_at is null;

    create table workspace_users (
      tenant_id uuid not null,
      workspace_id uuid not null,
      user_id uuid not null,
      added_by uuid,
      added_at timestamptz not null default now(),
      primary key (tenant_id, workspace_id, user_id),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, added_by) references users
    );
    create index on workspace_users (tenant_id, user_id);

    create table access_requests (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      user_id uuid not null,
      requested_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid,
      outcome text check (outcome in ('granted', 'refused')),
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, decided_by) references users,
      check ((decided_at is null) = (outcome is null))
    );
    create unique index on access_requests (tenant_id, workspace_id, user_id)
      where decided_at is null;
    ${tenantTables("workspaces", "workspace_users", "access_requests")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
