import type { Knex } from "knex";

/**
 * All lines of a journal entry, whatever their accounts. The entry stands before the record: otherwise, the planner takes
 * this index for the primary key's questions about a record that it has no statistics of yet, and reads the whole record.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index journal_lines_transaction
      on journal_lines (tenant_id, transaction_id, financial_record_id, basis);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
