import type { Knex } from "knex";

/** An agreement in writing has the day it was given. Agreements from before have none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table consents
      add column ground_agreed_on date,
      add check (ground_agreed_on is null or ground = 'written-agreement');
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
