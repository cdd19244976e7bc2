import type { Knex } from "knex";

/**
 * Customers and vendors are a step of their own: with transactions all of them are read, otherwise only those of open
 * documents.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table import_steps drop constraint import_steps_step_check;
    alter table import_steps add constraint import_steps_step_check check (step in (
      'company', 'accounts', 'trial-balances', 'journal-lines', 'receivables', 'payables',
      'parties', 'vendor-statements', 'load', 'statements', 'checks', 'workbooks'
    ));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
