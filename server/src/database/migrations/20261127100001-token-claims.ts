import type { Knex } from "knex";

/** Which run renews a connection's tokens at the moment, and until when the others wait for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table connections
      add column refresh_claim uuid,
      add column refresh_claimed_until timestamptz,
      add check ((refresh_claim is null) = (refresh_claimed_until is null));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
