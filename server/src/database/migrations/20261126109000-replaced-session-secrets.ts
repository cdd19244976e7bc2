import type { Knex } from "knex";

/** The secret of the browser that a link's session was in before it went on in another one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table link_sessions
      add column replaced_secret_hash bytea check (length(replaced_secret_hash) = 32);
    create index on link_sessions (tenant_id, replaced_secret_hash)
      where replaced_secret_hash is not null;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
