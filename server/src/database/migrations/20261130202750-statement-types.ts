import type { Knex } from "knex";

/** An account's type may come from the sender's own profit and loss or balance sheet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ledger_accounts
      drop constraint ledger_accounts_classification_source_check,
      add constraint ledger_accounts_classification_source_check check (classification_source in (
        'analyst', 'special-role', 'vendor-subtype', 'vendor-type', 'name-rule', 'file-guess', 'profit-and-loss', 'balance-sheet',
        'sender', 'memory'
      ));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
