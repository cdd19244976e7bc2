import type { Knex } from "knex";

/** Whether books are postings without the balances before them, so that they have no balance sheet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table financial_records add column openings_unknown boolean not null default false;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
