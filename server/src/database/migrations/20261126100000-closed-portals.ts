import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** What a closed portal's page says beyond plain paragraphs: words that stand out, and what it closes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table disabled_paragraphs add column strong text[];

    create table disabled_effects (
      tenant_id uuid not null references tenants,
      flow text not null check (flow in ('lender', 'borrower')),
      affected text check (affected <> ''),
      not_affected text check (not_affected <> ''),
      primary key (tenant_id, flow),
      check (affected is not null or not_affected is not null)
    );
    ${tenantTables("disabled_effects")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
