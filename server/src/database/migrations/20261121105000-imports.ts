import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** Collecting: what was asked, each attempt and its steps, the record it makes, what it costs. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Stored parameters, so that a retry or a relink asks the same again.
    create table import_requests (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      submission_id uuid not null,
      connection_id uuid not null,
      parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      foreign key (tenant_id, connection_id) references connections
    );
    create index on import_requests (tenant_id, connection_id, created_at desc);
    create index on import_requests (tenant_id, submission_id, created_at desc);

    create table financial_records (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      submission_id uuid not null,
      status text not null default 'Pending'
        check (status in ('Pending', 'Created', 'ImportError', 'Deleted')),
      datasource_name_id text not null,
      dataset_name text not null,
      -- What was collected: set once, when it's Created, and never changed.
      bases text[] check (cardinality(bases) > 0 and bases <@ '{accrual,cash}'),
      groups text[] check (
        groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'
      ),
      currency text check (currency ~ '^[A-Z]{3}$'),
      from_day date,
      up_to_day date,
      cuts date[],
      retained_earnings_id text,
      -- How much it holds: {"accounts": 92, "journalLines": 10234, …}.
      counts jsonb check (jsonb_typeof(counts) = 'object'),
      anonymized boolean not null default false,
      data_as_of timestamptz,
      created_at timestamptz not null default now(),
      loaded_at timestamptz,
      deleted_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, workspace_id, id),
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      check (status in ('Pending', 'ImportError') or (
        num_nulls(
          bases, groups, currency, from_day, up_to_day, cuts, counts, data_as_of, loaded_at
        ) = 0
      )),
      check (from_day <= up_to_day),
      check ((status = 'Deleted') = (deleted_at is not null))
    );
    create index on financial_records (tenant_id, submission_id);
    create index on financial_records (tenant_id, workspace_id, loaded_at desc);

    alter table submissions
      add foreign key (tenant_id, workspace_id, financial_record_id)
        references financial_records (tenant_id, workspace_id, id);

    create table imports (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      submission_id uuid not null,
      import_request_id uuid not null,
      connection_id uuid not null,
      financial_record_id uuid not null,
      attempt integer not null check (attempt > 0),
      outcome text not null default 'Pending' check (outcome in ('Pending', 'Success', 'Error')),
      error_code text not null default 'None' check (error_code in (
        'None', 'InsufficientUserPermissions', 'DatasourceUnresponsive', 'InternalError',
        'Disconnected', 'Cancelled'
      )),
      error_description text,
      -- Decided where the import starts, never by a worker (D-56).
      today date not null,
      -- What was asked for. The days follow from it once the books' fiscal year is known.
      request jsonb not null check (jsonb_typeof(request) = 'object'),
      started_by_user_id uuid,
      started_by_link_session_id uuid,
      -- The run that may save. Another run's token ends this one's right to (D-25).
      lease_token uuid,
      leased_at timestamptz,
      progressed_at timestamptz not null default now(),
      cancel_requested_at timestamptz,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, submission_id, attempt),
      unique (tenant_id, financial_record_id),
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      foreign key (tenant_id, import_request_id) references import_requests,
      foreign key (tenant_id, connection_id) references connections,
      foreign key (tenant_id, workspace_id, financial_record_id)
        references financial_records (tenant_id, workspace_id, id),
      foreign key (tenant_id, started_by_user_id) references users,
      foreign key (tenant_id, started_by_link_session_id) references link_sessions,
      check ((outcome = 'Error') = (error_code <> 'None')),
      check ((outcome = 'Pending') = (finished_at is null))
    );
    -- One running import a connection (D-14).
    create unique index imports_running on imports (tenant_id, connection_id)
      where outcome = 'Pending';
    create index on imports (tenant_id, workspace_id, created_at desc);

    create table import_steps (
      tenant_id uuid not null,
      import_id uuid not null,
      step text not null check (step in (
        'company', 'accounts', 'trial-balances', 'journal-lines', 'receivables', 'payables',
        'vendor-statements', 'load', 'statements', 'checks', 'workbooks'
      )),
      position integer not null check (position >= 0),
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed')),
      done bigint not null default 0 check (done >= 0),
      expected bigint check (expected >= 0),
      -- Where the next page begins, and how many sealed parts are in storage (D-23).
      cursor jsonb,
      parts integer not null default 0 check (parts >= 0),
      complete boolean not null default false,
      error_description text,
      started_at timestamptz,
      finished_at timestamptz,
      primary key (tenant_id, import_id, step),
      unique (tenant_id, import_id, position),
      foreign key (tenant_id, import_id) references imports on delete cascade,
      check (state <> 'done' or complete)
    );

    create table collection_limits (
      tenant_id uuid primary key references tenants,
      -- Null where the contract sets none.
      collection_limit integer check (collection_limit >= 0),
      -- Billing periods begin on this day and every so many months after it, in the tenant's zone.
      billing_anchor date not null,
      billing_months integer not null default 1 check (billing_months between 1 and 12)
    );

    create table collection_usages (
      tenant_id uuid not null,
      submission_id uuid not null,
      period_end date not null,
      state text not null check (state in ('reserved', 'spent', 'released')),
      reserved_at timestamptz not null,
      settled_at timestamptz,
      primary key (tenant_id, submission_id),
      foreign key (tenant_id, submission_id) references submissions on delete cascade,
      check ((state = 'reserved') = (settled_at is null))
    );
    create index on collection_usages (tenant_id, period_end) where state <> 'released';

    create table documents (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      submission_id uuid not null,
      submission_document_type text not null,
      file_name text not null check (length(file_name) between 1 and 255),
      -- Files of 65 MB or more are refused.
      file_size bigint not null check (file_size >= 0 and file_size < 68157440),
      sniffed_type text not null,
      sha256 bytea not null check (length(sha256) = 32),
      storage_key text,
      scan_state text not null default 'not-scanned'
        check (scan_state in ('scanning', 'clean', 'infected', 'not-scanned')),
      uploaded_by_user_id uuid,
      link_session_id uuid,
      uploaded_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      foreign key (tenant_id, uploaded_by_user_id) references users,
      foreign key (tenant_id, link_session_id) references link_sessions,
      check ((deleted_at is null) = (storage_key is not null))
    );
    create index on documents (tenant_id, submission_id, uploaded_at);
    ${tenantTables(
      "import_requests",
      "financial_records",
      "imports",
      "import_steps",
      "collection_limits",
      "collection_usages",
      "documents",
    )}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
