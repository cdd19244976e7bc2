import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** People of the lender: who they are (D-1), what they may, how they are signed in (D-3, D-4). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table roles (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null check (name in ('Default User', 'Administrator')),
      tags text[] not null default '{}',
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    create unique index on roles (tenant_id) where 'default' = any (tags);

    create table users (
      tenant_id uuid not null references tenants,
      id uuid not null,
      issuer text,
      subject text,
      first_name text not null default '' check (length(first_name) <= 128),
      last_name text not null default '' check (length(last_name) <= 128),
      display_name text not null default '' check (length(display_name) <= 257),
      email_address text not null
        check (length(email_address) <= 256 and email_address like '%_@_%'),
      status text not null check (status in ('Active', 'Deleted', 'Invited', 'PendingInvite')),
      metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array'),
      language text check (language in ('en', 'es', 'fr')),
      time_zone text,
      last_login_at timestamptz,
      last_activity_at timestamptz,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      version integer not null default 1 check (version > 0),
      primary key (tenant_id, id),
      check ((issuer is null) = (subject is null)),
      check (status <> 'Active' or subject is not null),
      check ((status = 'Deleted') = (deleted_at is not null)),
      check (last_name = '' or first_name <> '')
    );
    -- Adding someone again after deletion makes a new user (D-51).
    create unique index on users (tenant_id, lower(email_address)) where status <> 'Deleted';
    create unique index on users (tenant_id, issuer, subject)
      where subject is not null and status <> 'Deleted';

    create table user_roles (
      tenant_id uuid not null,
      user_id uuid not null,
      role_id uuid not null,
      primary key (tenant_id, user_id, role_id),
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, role_id) references roles
    );

    create table invitations (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      secret_hash bytea not null check (length(secret_hash) = 32),
      invited_by uuid,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz,
      revoked_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, secret_hash),
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, invited_by) references users,
      check (expires_at > created_at)
    );
    create index on invitations (tenant_id, user_id);

    -- One sign-in on its way to an identity provider and back (D-2). Used once.
    create table login_states (
      tenant_id uuid not null references tenants,
      state_hash bytea not null check (length(state_hash) = 32),
      identity_provider_id uuid not null,
      -- The browser that began it, and the only one that may end it.
      browser_hash bytea not null check (length(browser_hash) = 32),
      sealed_code_verifier bytea not null,
      nonce text not null check (length(nonce) >= 22),
      return_origin text not null check (return_origin ~ '^(http|https)://[^/ ]+$'),
      return_nonce text,
      invitation_id uuid,
      sealed_result bytea,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      completed_at timestamptz,
      claimed_at timestamptz,
      primary key (tenant_id, state_hash),
      foreign key (tenant_id, identity_provider_id) references identity_providers,
      foreign key (tenant_id, invitation_id) references invitations on delete cascade,
      check (claimed_at is null or completed_at is not null)
    );
    create index on login_states (tenant_id, expires_at);

    create table sessions (
      tenant_id uuid not null,
      id uuid not null,
      secret_hash bytea not null check (length(secret_hash) = 32),
      user_id uuid not null,
      identity_provider_id uuid,
      -- For ending the provider's session as well.
      sealed_id_token bytea,
      created_at timestamptz not null default now(),
      refreshed_at timestamptz not null default now(),
      sliding_expires_at timestamptz not null,
      absolute_expires_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, secret_hash),
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, identity_provider_id) references identity_providers,
      check (sliding_expires_at <= absolute_expires_at)
    );
    create index on sessions (tenant_id, user_id);
    ${tenantTables("roles", "users", "user_roles", "invitations", "login_states", "sessions")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
