import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** What a lender asks for, and the links by which a borrower comes (D-8 to D-12, D-37). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table submission_requests (
      tenant_id uuid not null,
      -- Random, so that a number tells nothing of how many others there are (D-37).
      id bigint not null check (id between 1 and 9007199254740991),
      workspace_id uuid not null,
      mode text not null check (mode in ('shareable', 'direct', 'excel')),
      groups text[] not null check (
        cardinality(groups) > 0
        and groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'
      ),
      basis text not null default 'Accrual' check (basis in ('Accrual', 'Cash', 'CashAndAccrual')),
      full_fiscal_years integer not null check (full_fiscal_years between 0 and 20),
      end_of_import text not null check (end_of_import in ('Today', 'LastFullMonth')),
      most_recent_day date,
      anonymize_customers_and_vendors boolean not null default false,
      provide_user_copy boolean not null default false,
      allow_user_upload boolean not null default false,
      requesting_user_id uuid,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, workspace_id, id),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, requesting_user_id) references users
    );

    create table shared_links (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      submission_request_id bigint not null,
      -- For looking up; and sealed, so that it can be copied again (D-8). Deleting destroys both.
      secret_hash bytea check (length(secret_hash) = 32),
      sealed_secret bytea,
      -- The hash of the hash: a withdrawn link is told from an unknown one, and opens nothing.
      tombstone bytea check (length(tombstone) = 32),
      created_at timestamptz not null default now(),
      created_by uuid,
      expires_at timestamptz not null,
      expired_by uuid,
      deleted_at timestamptz,
      deleted_by uuid,
      first_opened_at timestamptz,
      last_opened_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, secret_hash),
      unique (tenant_id, tombstone),
      unique (tenant_id, submission_request_id),
      foreign key (tenant_id, workspace_id, submission_request_id)
        references submission_requests (tenant_id, workspace_id, id),
      foreign key (tenant_id, created_by) references users,
      foreign key (tenant_id, expired_by) references users,
      foreign key (tenant_id, deleted_by) references users,
      check ((deleted_at is null) = (secret_hash is not null)),
      check ((deleted_at is null) = (sealed_secret is not null)),
      check ((deleted_at is null) = (tombstone is null))
    );
    create index on shared_links (tenant_id, workspace_id, created_at desc);

    create table link_sessions (
      tenant_id uuid not null,
      id uuid not null,
      secret_hash bytea not null check (length(secret_hash) = 32),
      workspace_id uuid not null,
      -- Both absent for a visitor of the tenant's standing address (D-11).
      shared_link_id uuid,
      submission_request_id bigint,
      created_at timestamptz not null default now(),
      sliding_expires_at timestamptz not null,
      absolute_expires_at timestamptz not null,
      revoked_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, secret_hash),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, shared_link_id) references shared_links on delete cascade,
      foreign key (tenant_id, workspace_id, submission_request_id)
        references submission_requests (tenant_id, workspace_id, id),
      check ((shared_link_id is null) = (submission_request_id is null)),
      check (sliding_expires_at <= absolute_expires_at)
    );
    create index on link_sessions (tenant_id, shared_link_id);

    -- Fifteen minutes, one use, for one workspace and one session (D-10).
    create table delegated_access_tokens (
      tenant_id uuid not null,
      secret_hash bytea not null check (length(secret_hash) = 32),
      workspace_id uuid not null,
      -- Asked for without naming a package; the first use binds it to one.
      accounting_package text,
      session_id uuid,
      link_session_id uuid,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, secret_hash),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, session_id) references sessions on delete cascade,
      foreign key (tenant_id, link_session_id) references link_sessions on delete cascade,
      check (num_nonnulls(session_id, link_session_id) = 1),
      check (used_at is null or accounting_package is not null)
    );
    create index on delegated_access_tokens (tenant_id, expires_at);
    ${tenantTables("submission_requests", "shared_links", "link_sessions", "delegated_access_tokens")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
