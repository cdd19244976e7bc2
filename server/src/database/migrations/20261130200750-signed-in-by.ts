import type { Knex } from "knex";

/**
 * Who of the lender's signed in last over a connection; null where a borrower did. Until now only who made it was known. Earlier
 * checks of files of balances are no longer passed where there was nothing to check.
 */
export async function up(knex: Knex): Promise<void> {
  for (const name of tables) await knex.raw(`alter table ${name} no force row level security`);
  await knex.raw(`
    alter table connections
      add column signed_in_by_user_id uuid,
      add foreign key (tenant_id, signed_in_by_user_id) references users;
    update connections set signed_in_by_user_id = created_by_user_id
      where created_by_user_id is not null;

    update checks
      set outcome = 'Inconclusive',
        fact = jsonb_build_object('code',
          case when checks.id = 'duplicate-documents' then 'no-documents' else 'no-entries' end,
          'values', jsonb_build_object())
      from financial_records record
      where record.tenant_id = checks.tenant_id and record.id = checks.financial_record_id
        and not record.has_entries and checks.outcome = 'Pass'
        and checks.id in
          ('load', 'journals-balance', 'lines-placed', 'prior-period-posting', 'duplicate-documents');
  `);
  for (const name of tables) await knex.raw(`alter table ${name} force row level security`);
}

const tables = ["connections", "checks", "financial_records"];

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
