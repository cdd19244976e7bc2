import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** The books as collected: debit positive, whole minor units, one currency a record. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounting_entities (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      legal_name text not null check (legal_name <> ''),
      dba_name text,
      country text check (country ~ '^[A-Z]{2}$'),
      fiscal_year_end_month integer not null check (fiscal_year_end_month between 1 and 12),
      fiscal_year_end_day integer not null check (fiscal_year_end_day between 1 and 31),
      closed_through date,
      addresses jsonb not null default '[]' check (jsonb_typeof(addresses) = 'array'),
      identifiers jsonb not null default '[]' check (jsonb_typeof(identifiers) = 'array'),
      contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
      primary key (tenant_id, financial_record_id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );

    create table ledger_accounts (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      id text not null check (id <> ''),
      position integer not null check (position >= 0),
      number text,
      name text not null,
      full_name text not null,
      parent_id text,
      description text,
      vendor_type text not null,
      vendor_subtype text,
      special_role text,
      kind text not null check (kind in ('Real', 'Nominal')),
      classification text not null check (classification in (
        'cash', 'ar', 'inventory', 'prepaid', 'other_current_asset', 'fixed_asset',
        'accumulated_depreciation', 'intangible', 'other_asset', 'ap', 'credit_card',
        'accrued_payroll', 'tax_payable', 'deferred_revenue', 'short_term_debt',
        'other_current_liability', 'long_term_debt', 'other_liability', 'equity',
        'retained_earnings', 'revenue', 'cogs', 'opex', 'depreciation_amortization',
        'interest_expense', 'income_tax', 'other_income', 'other_expense', 'non_posting'
      )),
      classification_source text not null check (classification_source in (
        'analyst', 'special-role', 'vendor-subtype', 'vendor-type', 'name-rule'
      )),
      confidence double precision not null check (confidence between 0 and 1),
      posting boolean not null,
      active boolean not null,
      created_at text,
      modified_at text,
      primary key (tenant_id, financial_record_id, id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );

    -- One row an account, basis and period cut: what every view is added up from (D-40).
    create table ledger_months (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null check (basis in ('accrual', 'cash')),
      account_id text not null,
      period_end date not null,
      opening minor_units not null,
      debit minor_units not null check (debit >= 0),
      credit minor_units not null check (credit >= 0),
      closing minor_units not null,
      primary key (tenant_id, financial_record_id, basis, period_end, account_id),
      foreign key (tenant_id, financial_record_id, account_id)
        references ledger_accounts (tenant_id, financial_record_id, id) on delete cascade,
      check (closing = opening + debit - credit)
    );

    -- No foreign keys: the load proves integrity by anti-joins and records it as a check (D-24).
    -- The key is also the order in which a drill-down pages through an account's lines.
    create table journal_lines (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null check (basis in ('accrual', 'cash')),
      account_id text not null,
      period_end date not null,
      date date not null,
      position bigint not null,
      amount minor_units not null,
      transaction_id text not null,
      transaction_type text not null,
      line_number integer not null,
      memo text,
      document_number text,
      reference_number text,
      party_id text,
      created_at text,
      modified_at text,
      primary key
        (tenant_id, financial_record_id, basis, account_id, period_end, date, position),
      check (date <= period_end)
    );

    create table parties (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      id text not null check (id <> ''),
      kind text not null check (kind in ('customer', 'vendor', 'other')),
      name text not null,
      primary key (tenant_id, financial_record_id, id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );

    create table open_documents (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      side text not null check (side in ('receivable', 'payable')),
      as_of date not null,
      document_id text not null,
      kind text not null check (kind in ('invoice', 'credit', 'bill', 'vendor-credit', 'unapplied')),
      number text,
      party_id text not null,
      date date not null,
      due_date date,
      total minor_units not null,
      outstanding minor_units not null,
      primary key (tenant_id, financial_record_id, side, as_of, document_id),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );

    -- What the package's own reports said: one row a figure, for tie-out.
    create table vendor_reports (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null check (basis in ('accrual', 'cash')),
      position integer not null check (position >= 0),
      report text not null check (report in (
        'TrialBalance', 'BalanceSheet', 'IncomeStatement', 'ReceivablesAging', 'PayablesAging'
      )),
      period_start date,
      period_end date not null,
      account_id text,
      total text,
      amount minor_units not null,
      primary key (tenant_id, financial_record_id, basis, position),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
      check (num_nonnulls(account_id, total) = 1),
      check (period_start <= period_end)
    );
    ${tenantTables(
      "accounting_entities",
      "ledger_accounts",
      "ledger_months",
      "journal_lines",
      "parties",
      "open_documents",
      "vendor_reports",
    )}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
