import type { Knex } from "knex";

/**
 * Finds, among files that were collected before it was stored, those without journal entries: all of their lines are movements
 * between balances, or there are none. Of files whose ledger is deleted nobody can tell any more; they stay as they are.
 */
export async function up(knex: Knex): Promise<void> {
  for (const name of tables) await knex.raw(`alter table ${name} no force row level security`);
  await knex.raw(`
    update financial_records record set has_entries = false
      where datasource_name_id = 'fileupload' and has_entries
        and exists (
          select from ledger_accounts account
          where account.tenant_id = record.tenant_id and account.financial_record_id = record.id
        )
        and not exists (
          select from journal_lines line
          where line.tenant_id = record.tenant_id and line.financial_record_id = record.id
            and line.transaction_id <> 'movements ' || line.date
        );

    -- What was agreed to stays; this says what the file has.
    alter table consents disable trigger consent_is_kept;
    update consents given set has_entries = false
      from imports read
      join financial_records record
        on record.tenant_id = read.tenant_id and record.id = read.financial_record_id
      where read.tenant_id = given.tenant_id and read.consent_id = given.id
        and given.has_entries and not record.has_entries;
    alter table consents enable trigger consent_is_kept;
  `);
  for (const name of tables) await knex.raw(`alter table ${name} force row level security`);
}

const tables = ["financial_records", "ledger_accounts", "journal_lines", "imports", "consents"];

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
