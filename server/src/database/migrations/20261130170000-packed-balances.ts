import type { Knex } from "knex";

/**
 * A record's balances as browsers and statements read them: by the places of accounts and cuts, in two texts. They never
 * change, so they're packed once, when they're loaded. A record that was loaded before is packed when it's first read.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table packed_balances (
      tenant_id uuid not null,
      financial_record_id uuid not null,
      basis text not null check (basis in ('accrual', 'cash')),
      -- Numbers between commas: account, amount; account, amount; …
      openings text not null,
      -- Account, cut, debit, credit; …
      movements text not null,
      primary key (tenant_id, financial_record_id, basis),
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );

    alter table packed_balances enable row level security;
    alter table packed_balances force row level security;
    create policy tenant on packed_balances
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on packed_balances to app;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
