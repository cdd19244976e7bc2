import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** Consent to read a business's books: asked for, on its way (D-2, D-14), and kept sealed (D-32). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table connections (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      datasource_name_id text not null check (datasource_name_id = lower(datasource_name_id)),
      -- The package's own key of the company: relinking to another one is refused (D-14).
      org_id text not null,
      dataset_id text,
      dataset_name text not null,
      state text not null check (state in ('Connected', 'Disconnected')),
      sealed_tokens bytea,
      -- Kept until the new ones have worked.
      sealed_previous_tokens bytea,
      tokens_refreshed_at timestamptz,
      created_by_user_id uuid,
      created_by_link_session_id uuid,
      created_at timestamptz not null default now(),
      disconnected_at timestamptz,
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, created_by_user_id) references users,
      foreign key (tenant_id, created_by_link_session_id) references link_sessions,
      check (num_nonnulls(created_by_user_id, created_by_link_session_id) = 1),
      check (deleted_at is null or (sealed_tokens is null and sealed_previous_tokens is null))
    );
    create unique index on connections (tenant_id, workspace_id, datasource_name_id, org_id)
      where deleted_at is null;

    create table submissions (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      -- Null means anonymous, −1 on the wire.
      submission_request_id bigint,
      source_flow text not null check (source_flow in ('borrower', 'lender')),
      mode text not null check (mode in ('shareable', 'direct', 'excel', 'anonymous')),
      portal_status text not null default 'Normal'
        check (portal_status in ('Normal', 'ConnectionPendingUserIntervention')),
      datasource_name_id text,
      dataset_name text,
      financial_record_id uuid,
      metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array'),
      verification_email text check (length(verification_email) <= 256),
      verified_at timestamptz,
      requesting_user_id uuid,
      link_session_id uuid,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      deleted_by uuid,
      released_at timestamptz,
      auto_delete_at timestamptz,
      files_deleted_at timestamptz,
      legal_hold boolean not null default false,
      primary key (tenant_id, id),
      unique (tenant_id, workspace_id, id),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, workspace_id, submission_request_id)
        references submission_requests (tenant_id, workspace_id, id),
      foreign key (tenant_id, requesting_user_id) references users,
      foreign key (tenant_id, link_session_id) references link_sessions,
      foreign key (tenant_id, deleted_by) references users,
      check ((mode = 'anonymous') = (submission_request_id is null))
    );
    create index on submissions (tenant_id, workspace_id, created_at desc, id);
    create index on submissions (tenant_id, created_at desc, id);
    create index on submissions (tenant_id, submission_request_id);

    create table connection_requests (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      accounting_package text not null check (accounting_package = lower(accounting_package)),
      status text not null default 'NotStarted'
        check (status in ('NotStarted', 'Started', 'Success', 'Error')),
      error_code text not null default 'None' check (error_code in (
        'None', 'UserCancelled', 'RequestNonceAlreadyUsed', 'RequestExpired',
        'DatasourceUnresponsive', 'InsufficientUserPermissions', 'InternalError'
      )),
      source_flow text not null check (source_flow in ('borrower', 'lender')),
      submission_id uuid,
      existing_connection_id uuid,
      connection_id uuid,
      session_id uuid,
      link_session_id uuid,
      initial_metadata jsonb not null default '[]'
        check (jsonb_typeof(initial_metadata) = 'array'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      finished_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      foreign key (tenant_id, existing_connection_id) references connections,
      foreign key (tenant_id, connection_id) references connections,
      foreign key (tenant_id, session_id) references sessions on delete set null (session_id),
      foreign key (tenant_id, link_session_id) references link_sessions
        on delete set null (link_session_id),
      check (num_nonnulls(session_id, link_session_id) <= 1),
      check ((status = 'Error') = (error_code <> 'None')),
      check ((status = 'Success') = (connection_id is not null)),
      check ((status in ('Success', 'Error')) = (finished_at is not null))
    );
    create index on connection_requests (tenant_id, workspace_id, created_at desc);

    -- One consent on its way to a package and back. Used once, by the session that began it.
    create table oauth_states (
      tenant_id uuid not null,
      state_hash bytea not null check (length(state_hash) = 32),
      connection_request_id uuid not null,
      initiator_hash bytea not null check (length(initiator_hash) = 32),
      sealed_code_verifier bytea not null,
      redirect_uri text not null check (redirect_uri ~ '^(http|https)://'),
      return_address text not null check (return_address ~ '^(http|https)://'),
      sealed_result bytea,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      completed_at timestamptz,
      claimed_at timestamptz,
      primary key (tenant_id, state_hash),
      foreign key (tenant_id, connection_request_id) references connection_requests
        on delete cascade,
      check (claimed_at is null or completed_at is not null)
    );
    create index on oauth_states (tenant_id, expires_at);

    create table email_confirmations (
      tenant_id uuid not null,
      id uuid not null,
      submission_id uuid not null,
      address text not null check (length(address) <= 256 and address like '%_@_%'),
      secret_hash bytea not null check (length(secret_hash) = 32),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, secret_hash),
      foreign key (tenant_id, submission_id) references submissions on delete cascade
    );
    ${tenantTables(
      "connections",
      "submissions",
      "connection_requests",
      "oauth_states",
      "email_confirmations",
    )}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
