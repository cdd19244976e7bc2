import type { Knex } from "knex";

/** Who a tenant's mails are from and where they are, as the law of their place wants it said. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tenant_settings
      add column legal_footer text check (length(legal_footer) between 1 and 300);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
