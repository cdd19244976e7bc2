import type { Knex } from "knex";

/**
 * How a collection stands, with the collection: a page of a history by its status is read along an index,
 * however few there are of it. The record's own status is the truth; whoever changes it says so here.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions add column record_status text
      check (record_status in ('Pending', 'Created', 'ImportError', 'Deleted'));
    alter table submissions no force row level security;
    alter table financial_records no force row level security;
    update submissions set record_status = record.status
    from financial_records record
    where record.tenant_id = submissions.tenant_id and record.id = submissions.financial_record_id;
    alter table submissions force row level security;
    alter table financial_records force row level security;

    alter table submissions add column history_status text not null generated always as (
      case
        when deleted_at is not null or record_status = 'Deleted' then 'deleted'
        when record_status = 'Created' then 'complete'
        else 'incomplete'
      end
    ) stored;
    create index submissions_status_history
      on submissions (tenant_id, history_status, created_at, id);
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
