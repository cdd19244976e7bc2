import type { Knex } from "knex";

/**
 * What senders said of accounts, for the next file of the workspace: by number and name together, and only as long as the account
 * stands on the same side.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table remembered_account_types (
      tenant_id uuid not null,
      workspace_id uuid not null,
      -- Packages number and name differently; of a table, nobody knows which it is from.
      source text not null check (source in ('table', 'sie', 'saf-t', 'fec')),
      account_hash bytea not null check (length(account_hash) = 32),
      account_number text check (length(account_number) between 1 and 200),
      -- In lower case, without accents and marks.
      folded_name text not null check (length(folded_name) <= 400),
      account_class text not null check (account_class in (
        'cash', 'ar', 'other_current_asset', 'fixed_asset', 'accumulated_depreciation', 'other_asset', 'ap',
        'credit_card', 'other_current_liability', 'long_term_debt', 'equity', 'retained_earnings', 'revenue',
        'other_income', 'cogs', 'opex', 'other_expense', 'depreciation_amortization', 'interest_expense', 'income_tax'
      )),
      stood text not null check (stood in ('debit', 'credit', 'zero')),
      said_at timestamptz not null,
      -- Whose file it was of says who said it; a user who is deleted is forgotten here too.
      file_import_id uuid,
      primary key (tenant_id, workspace_id, source, account_hash),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, file_import_id) references file_imports on delete set null (file_import_id)
    );

    create index remembered_account_types_file on remembered_account_types (tenant_id, file_import_id);

    alter table remembered_account_types enable row level security;
    alter table remembered_account_types force row level security;
    create policy tenant on remembered_account_types
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on remembered_account_types to app;

    create trigger in_living_workspace before insert on remembered_account_types
      for each row execute function in_living_workspace();
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
