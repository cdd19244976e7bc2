import type { Knex } from "knex";

/** The files that a consent to a file is about, with their sums. Like its words, they're kept as they were agreed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table consents
      add column files jsonb
        check (jsonb_typeof(files) = 'array' and jsonb_array_length(files) between 1 and 5);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
