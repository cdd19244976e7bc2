import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** What borrowers have of what they shared, the mails that lead there, and that it was withdrawn. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions
      -- When the borrower took it back, and from when on nobody may read it because of that.
      add column withdrawn_at timestamptz,
      add column withheld_at timestamptz,
      add check (withheld_at is null or withdrawn_at is not null);

    create table receipts (
      tenant_id uuid not null,
      submission_id uuid not null,
      financial_record_id uuid not null,
      -- Who made the connection. The session ends long before its receipt does, so nothing refers to it.
      link_session_id uuid not null,
      reference text not null check (reference <> ''),
      created_at timestamptz not null,
      primary key (tenant_id, submission_id),
      unique (tenant_id, reference),
      foreign key (tenant_id, submission_id) references submissions on delete cascade,
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
    );
    create index on receipts (tenant_id, financial_record_id);
    ${tenantTables("receipts")}

    create table receipt_keys (
      tenant_id uuid not null,
      secret_hash bytea not null check (length(secret_hash) = 32),
      submission_id uuid not null,
      created_at timestamptz not null,
      primary key (tenant_id, secret_hash),
      foreign key (tenant_id, submission_id) references receipts on delete cascade
    );
    create index on receipt_keys (tenant_id, submission_id);
    ${tenantTables("receipt_keys")}

    -- What borrowers have shared until now has its receipt too.
    alter table imports no force row level security;
    alter table financial_records no force row level security;
    alter table receipts no force row level security;
    insert into receipts
      (tenant_id, submission_id, financial_record_id, link_session_id, reference, created_at)
    select distinct on (record.tenant_id, record.submission_id)
      record.tenant_id, record.submission_id, record.id, began.started_by_link_session_id,
      lpad((('x' || substr(md5(record.id::text), 1, 7))::bit(28)::int % 100000)::text, 5, '0')
        || '-' || upper(substr(md5(record.id::text), 8, 6)),
      record.loaded_at
    from financial_records record
    join imports began
      on began.tenant_id = record.tenant_id and began.financial_record_id = record.id
    where record.loaded_at is not null and began.started_by_link_session_id is not null
    order by record.tenant_id, record.submission_id, record.loaded_at desc;
    alter table imports force row level security;
    alter table financial_records force row level security;
    alter table receipts force row level security;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
