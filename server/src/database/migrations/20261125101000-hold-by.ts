import type { Knex } from "knex";

/** Who holds a collection, and since when (D-54). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions
      add column held_at timestamptz,
      add column held_by uuid,
      add foreign key (tenant_id, held_by) references users (tenant_id, id),
      add check (legal_hold or (held_at is null and held_by is null)),
      add check ((held_at is null) = (held_by is null));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
