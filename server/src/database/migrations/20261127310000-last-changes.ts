import type { Knex } from "knex";

/** Who made the newest version of what several people change, and when: told to whoever changed an older one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column changed_at timestamptz, add column changed_by uuid,
      add foreign key (tenant_id, changed_by) references users;
    alter table workspaces add column changed_at timestamptz, add column changed_by uuid,
      add foreign key (tenant_id, changed_by) references users;
    alter table notification_settings add column changed_at timestamptz, add column changed_by uuid,
      add foreign key (tenant_id, changed_by) references users;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
