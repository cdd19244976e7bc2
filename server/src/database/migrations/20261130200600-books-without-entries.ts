import type { Knex } from "knex";

/**
 * Whether books have journal entries. A file of balances has none, and nothing may say or show that it has. What the file
 * was found to hold is deleted in time, while a receipt and a permission stay.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table consents add column has_entries boolean not null default true;
    alter table financial_records add column has_entries boolean not null default true;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
