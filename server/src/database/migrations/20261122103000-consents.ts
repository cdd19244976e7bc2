import type { Knex } from "knex";

/** When a consent was given, and until when the package lets it stand. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table connections
      -- Those from before have this day: it's the latest on which they can have been given.
      add column consented_at timestamptz not null default now(),
      -- Null where it lasts until somebody takes it back.
      add column consent_expires_at timestamptz;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
