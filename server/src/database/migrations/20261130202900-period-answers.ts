import type { Knex } from "knex";

/** What a sender said when asked whether a file should go whose months aren't those asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table file_imports
      add column period_accepted boolean not null default false,
      add column period_reason text check (length(period_reason) between 1 and 300),
      add check (period_reason is null or period_accepted);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
