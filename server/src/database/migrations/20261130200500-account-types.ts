import type { Knex } from "knex";

/**
 * What guessed account types of a file may come to is a tenant's setting. A type may also come from the sender, or be known to
 * nobody.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tenant_settings
      add column materiality_basis_points integer not null default 100
        constraint tenant_settings_materiality_basis_points_check
        check (materiality_basis_points between 25 and 500);

    alter table ledger_accounts
      drop constraint ledger_accounts_classification_source_check,
      add constraint ledger_accounts_classification_source_check check (classification_source in (
        'analyst', 'special-role', 'vendor-subtype', 'vendor-type', 'name-rule', 'file-guess', 'sender', 'memory'
      ));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
