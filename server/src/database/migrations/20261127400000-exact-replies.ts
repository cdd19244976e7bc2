import type { Knex } from "knex";

/** Replies that are given again are kept to the letter: jsonb puts their fields into an order of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table idempotency_keys alter column body type json");
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
