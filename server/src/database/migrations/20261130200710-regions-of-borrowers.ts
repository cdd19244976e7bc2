import type { Knex } from "knex";

/** The region by which a borrower's page wrote figures and times, so that mails and files write them likewise. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions add column region text check (region ~ '^([A-Z]{2}|[0-9]{3})$')
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
