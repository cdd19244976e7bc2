import type { Knex } from "knex";

/** Checks keep what was found as a code and values; what they are called is told from their ids. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create domain fact as jsonb check (
      value is null
      or coalesce(jsonb_typeof(value -> 'code') = 'string' and jsonb_typeof(value -> 'values') = 'object', false)
    );
    alter table checks add column fact fact;
    alter table checks no force row level security;
    update checks set fact = '{"code": "earlier-check", "values": {}}';
    alter table checks force row level security;
    alter table checks
      alter column fact set not null,
      drop column title,
      drop column outcome_description;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
