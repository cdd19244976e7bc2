import type { Knex } from "knex";

/** Documents without books have a receipt as well. A mail's key says to which address it went. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Null where documents alone were sent.
    alter table receipts alter column financial_record_id drop not null;
    alter table receipt_keys add column address text check (length(address) <= 256 and address like '%_@_%');
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
