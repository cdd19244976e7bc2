import type { Knex } from "knex";

/**
 * Estimates of default, and what people say against them. An estimate follows from the borrower's figures, so it hangs on
 * the version of the spread that it was made from, and goes with it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Append-only: a result says what it was for ever. Equal inputs make one row.
    create table risk_analyses (
      tenant_id uuid not null,
      id uuid not null,
      financial_record_id uuid not null,
      spread_version integer not null,
      basis text not null check (basis in ('accrual', 'cash')),
      model_version text not null check (length(model_version) between 1 and 64),
      model_hash text not null check (model_hash ~ '^[0-9a-f]{64}$'),
      -- SHA-256 over amounts, years, basis, codes and model: nothing that a rename changes.
      input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
      naics_code text check (naics_code ~ '^[0-9]{6}$'),
      postal_code text check (length(postal_code) between 1 and 16),
      inputs jsonb not null check (jsonb_typeof(inputs) = 'object'),
      result jsonb not null check (jsonb_typeof(result) = 'object'),
      -- Of the result, by which a portfolio is sorted: the last day of its year, and probabilities as fractions.
      period_end date not null,
      pd1 double precision not null check (pd1 between 0 and 1),
      pd5 double precision not null check (pd5 between 0 and 1),
      peer_score integer check (peer_score between 1 and 99),
      analyzed_at timestamptz not null,
      analyzed_by uuid not null,
      primary key (tenant_id, id),
      unique (tenant_id, financial_record_id, input_hash),
      -- For the reference below, so that a record shows an analysis of its own.
      unique (tenant_id, financial_record_id, id),
      foreign key (tenant_id, financial_record_id, spread_version) references spread_versions on delete cascade,
      foreign key (tenant_id, analyzed_by) references users
    );

    -- Which analysis a record shows: the last one that was asked for, which may be an earlier one once more.
    create table shown_risk_analyses (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      risk_analysis_id uuid not null,
      primary key (tenant_id, financial_record_id),
      foreign key (tenant_id, financial_record_id, risk_analysis_id)
        references risk_analyses (tenant_id, financial_record_id, id) on delete cascade
    );

    -- Append-only: a person's word beside a figure that stays as it is.
    create table risk_overrides (
      tenant_id uuid not null,
      id uuid not null,
      risk_analysis_id uuid not null,
      direction text not null check (direction in ('Higher', 'Lower')),
      reason text not null check (length(reason) between 1 and 2000),
      made_at timestamptz not null,
      made_by uuid not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, risk_analysis_id) references risk_analyses on delete cascade,
      foreign key (tenant_id, made_by) references users
    );
    create index on risk_overrides (tenant_id, risk_analysis_id, made_at);

    alter table risk_analyses enable row level security;
    alter table risk_analyses force row level security;
    create policy tenant on risk_analyses
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert on risk_analyses to app;

    alter table shown_risk_analyses enable row level security;
    alter table shown_risk_analyses force row level security;
    create policy tenant on shown_risk_analyses
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on shown_risk_analyses to app;

    alter table risk_overrides enable row level security;
    alter table risk_overrides force row level security;
    create policy tenant on risk_overrides
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert on risk_overrides to app;

    -- What a workspace was analyzed with last, to begin the next analysis with. It makes no new version of the workspace:
    -- somebody who is renaming it meanwhile isn't refused.
    alter table workspaces add column naics_code text check (naics_code ~ '^[0-9]{6}$');
    alter table workspaces add column postal_code text check (length(postal_code) between 1 and 16);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
