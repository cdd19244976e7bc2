import type { Knex } from "knex";

/** Who was told of a request for access, so that whoever asks again hears the same. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table access_requests
      add column told_user_ids uuid[] not null default '{}',
      add column told_addresses text[] not null default '{}';
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
