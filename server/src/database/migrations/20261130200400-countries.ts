import type { Knex } from "knex";

/** Where a lender is decides which of the countries' own formats of books its pages name first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tenant_settings
      add column country text not null default 'US'
        constraint tenant_settings_country_check check (country ~ '^[A-Z]{2}$');
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
