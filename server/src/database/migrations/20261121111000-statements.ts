import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** What is made of a record: layouts with their history, checks and findings, workbooks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table statements (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null check (basis in ('accrual', 'cash')),
      type text not null check (type in ('BalanceSheet', 'IncomeStatement')),
      layout jsonb not null check (jsonb_typeof(layout) = 'object'),
      number_style text not null default 'Actuals'
        check (number_style in ('Thousands', 'ActualsDisplayedAsWholeNumber', 'Actuals')),
      version integer not null default 1 check (version > 0),
      updated_at timestamptz not null default now(),
      updated_by uuid,
      primary key (tenant_id, financial_record_id, basis, type),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
      foreign key (tenant_id, updated_by) references users
    );

    create table statement_versions (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null,
      type text not null,
      version integer not null check (version > 0),
      layout jsonb not null check (jsonb_typeof(layout) = 'object'),
      number_style text not null,
      -- The edit commands that led here from the version before.
      commands jsonb not null default '[]' check (jsonb_typeof(commands) = 'array'),
      reason text,
      made_at timestamptz not null default now(),
      made_by uuid,
      primary key (tenant_id, financial_record_id, basis, type, version),
      foreign key (tenant_id, financial_record_id, basis, type) references statements
        on delete cascade,
      foreign key (tenant_id, made_by) references users
    );

    create table checks (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null check (basis in ('accrual', 'cash')),
      id text not null,
      position integer not null check (position >= 0),
      category text not null
        check (category in ('ledger', 'statement', 'vendor', 'aging', 'quality')),
      title text not null,
      outcome text not null check (outcome in ('Pass', 'Fail', 'Inconclusive')),
      outcome_description text not null,
      severity text not null check (severity in ('high', 'medium', 'low')),
      from_day date,
      to_day date,
      expected minor_units,
      actual minor_units,
      difference minor_units,
      tolerance minor_units not null check (tolerance >= 0),
      account_id text,
      transaction_id text,
      primary key (tenant_id, financial_record_id, basis, id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
      check (difference = actual - expected)
    );

    -- A failed check that somebody has to look at, and what came of it.
    create table findings (
      tenant_id uuid not null,
      id uuid not null,
      financial_record_id uuid not null,
      basis text not null,
      check_id text not null,
      state text not null default 'open' check (state in ('open', 'explained', 'resolved')),
      note text,
      opened_at timestamptz not null default now(),
      settled_at timestamptz,
      settled_by uuid,
      primary key (tenant_id, id),
      unique (tenant_id, financial_record_id, basis, check_id),
      foreign key (tenant_id, financial_record_id, basis, check_id) references checks
        on delete cascade,
      foreign key (tenant_id, settled_by) references users,
      check ((state = 'open') = (settled_at is null))
    );

    create table workbook_revisions (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      revision_number integer not null check (revision_number > 0),
      outcome text not null default 'Pending' check (outcome in ('Pending', 'Success', 'Error')),
      error_description text,
      -- Which version of each statement is in it: {"accrual:BalanceSheet": 3}.
      statement_versions jsonb not null default '{}'
        check (jsonb_typeof(statement_versions) = 'object'),
      requested_by uuid,
      requested_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (tenant_id, financial_record_id, revision_number),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
      foreign key (tenant_id, requested_by) references users,
      check ((outcome = 'Pending') = (finished_at is null))
    );

    create table workbooks (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      revision_number integer not null,
      variant_id text not null check (variant_id in (
        'financial-statements', 'accounts-receivable', 'accounts-payable', 'transactions',
        'general-ledger'
      )),
      basis text not null check (basis in ('accrual', 'cash')),
      -- What it's downloaded by, beside the revision (D-45).
      kind text not null check (kind <> ''),
      tags text[] not null default '{}',
      outcome text not null default 'Pending' check (outcome in ('Pending', 'Success', 'Error')),
      error_description text,
      file_name text check (length(file_name) between 1 and 255),
      file_size bigint check (file_size >= 0),
      sha256 bytea check (length(sha256) = 32),
      storage_key text,
      created_at timestamptz not null default now(),
      primary key (tenant_id, financial_record_id, revision_number, variant_id, basis),
      unique (tenant_id, financial_record_id, revision_number, kind, basis),
      foreign key (tenant_id, financial_record_id, revision_number) references workbook_revisions
        on delete cascade,
      check (outcome <> 'Success'
        or num_nulls(file_name, file_size, sha256, storage_key) = 0)
    );
    ${tenantTables(
      "statements",
      "statement_versions",
      "checks",
      "findings",
      "workbook_revisions",
      "workbooks",
    )}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
