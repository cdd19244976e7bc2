import type { Knex } from "knex";

/** A new collection's spread may be carried over from an earlier one: with what that changed, and until when it counts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- From which collection, and which accounts were new, renamed or missing.
    alter table spread_versions add column carried_over jsonb
      check (jsonb_typeof(carried_over) = 'object');
    -- The version whose layout this one goes back to: the standard one, or the one that was carried over.
    alter table spread_versions add column base_version integer not null default 1
      check (base_version > 0 and base_version <= version);
    alter table spread_versions add check ((origin = 'carried-over') = (carried_over is not null));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
