import type { Knex } from "knex";

/**
 * What was kept as a workbook's hash is over its uncompressed parts, which says whether two have the same content. A
 * certificate of deletion states the file's own. Files that were written before this have none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table workbooks rename column sha256 to parts_sha256;
    alter table workbooks rename constraint workbooks_sha256_check to workbooks_parts_sha256_check;
    alter table workbooks add column file_sha256 bytea check (length(file_sha256) = 32);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
