import type { Knex } from "knex";

/** A certificate of deletion keeps the evidence of what was agreed to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table deletion_certificates add column consents jsonb not null default '[]'
      check (jsonb_typeof(consents) = 'array');
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
