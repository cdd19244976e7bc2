import type { Knex } from "knex";

/** Layouts keep only the captions that somebody has written. So far nobody could: all of theirs are the standard's. */
export async function up(knex: Knex): Promise<void> {
  for (const table of ["statements", "statement_versions"]) {
    await knex.raw(`alter table ${table} no force row level security`);
    const { rows } = await knex.raw<{ rows: readonly { layout: unknown }[] }>(
      `select distinct layout from ${table}`,
    );
    for (const { layout } of rows) {
      const kept = JSON.stringify(layout);
      await knex.raw(`update ${table} set layout = ? where layout = ?`, [
        JSON.stringify(layout, withoutCaptions),
        kept,
      ]);
    }
    await knex.raw(`alter table ${table} force row level security`);
  }
}

function withoutCaptions(name: string, value: unknown): unknown {
  return ["caption", "headerCaption", "footerCaption"].includes(name) ? undefined : value;
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
