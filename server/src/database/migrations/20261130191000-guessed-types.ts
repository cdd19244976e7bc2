import type { Knex } from "knex";

/** A type that a file doesn't say, and that was guessed from its chart, is recorded as a guess. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ledger_accounts
      drop constraint ledger_accounts_classification_source_check,
      add constraint ledger_accounts_classification_source_check check (classification_source in (
        'analyst', 'special-role', 'vendor-subtype', 'vendor-type', 'name-rule', 'file-guess'
      ));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
