import type { Knex } from "knex";

/** The newest of each requester's are read along an index; nobody's are those of the uuid that is nobody's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index submissions_requester_history on submissions (
      tenant_id,
      (case when requesting_user_id is null then '00000000-0000-0000-0000-000000000000'
        else requesting_user_id end),
      created_at,
      id
    );
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
