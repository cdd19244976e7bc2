import type { Knex } from "knex";

/**
 * A lender who signs in because the borrower agreed in writing can show the paper: one of the collection's documents. A colleague
 * of a deleted user states a ground anew; the consent so given replaces the paused one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table consents
      add column ground_document_id uuid,
      add foreign key (tenant_id, ground_document_id) references documents,
      add check (ground_document_id is null or ground = 'written-agreement');
    create index on consents (tenant_id, ground_document_id);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
