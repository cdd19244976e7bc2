import type { Knex } from "knex";

/** What whoever shares books reads; null where a lender began it. A link's mails are found by their link. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions add column language text check (language in ('en', 'es', 'fr'));
    create index mail_deliveries_of_link on mail_deliveries (tenant_id, (content ->> 'sharedLinkId'))
      where kind = 'request';
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
