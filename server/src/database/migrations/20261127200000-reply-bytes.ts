import type { Knex } from "knex";

/** How much a package that calls us has sent for each question: an import takes so much of it and no more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table web_connector_messages
      add column bytes bigint not null default 0 check (bytes >= 0);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
