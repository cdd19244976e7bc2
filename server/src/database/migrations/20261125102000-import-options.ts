import type { Knex } from "knex";

/** What a lender says of a collection's imports in place of what was asked (S-A34). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions
      add column import_options jsonb check (jsonb_typeof(import_options) = 'object');
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
