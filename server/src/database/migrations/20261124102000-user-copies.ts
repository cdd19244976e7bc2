import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** Borrowers’ copies of what they shared: who asked, where it goes, and how often it can be had (D-12). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table user_copies (
      tenant_id uuid not null,
      id uuid not null,
      submission_id uuid not null,
      financial_record_id uuid not null,
      -- Who asked: the visitor who made the connection, and nobody else.
      link_session_id uuid,
      -- Where it goes, once that is confirmed.
      address text not null check (length(address) <= 256 and address like '%_@_%'),
      language text not null check (language in ('en', 'es', 'fr')),
      state text not null
        check (state in ('AwaitingConfirmation', 'Building', 'Ready', 'Failed')),
      requested_at timestamptz not null,
      ready_at timestamptz,
      secret_hash bytea check (length(secret_hash) = 32),
      expires_at timestamptz,
      downloads_left integer not null default 0 check (downloads_left >= 0),
      file_name text,
      file_size bigint check (file_size >= 0),
      -- Null again once the file is gone.
      storage_key text,
      primary key (tenant_id, id),
      unique (tenant_id, secret_hash),
      foreign key (tenant_id, submission_id) references submissions on delete cascade,
      foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
      foreign key (tenant_id, link_session_id) references link_sessions
        on delete set null (link_session_id),
      check ((state = 'Ready') = (ready_at is not null)),
      check ((state = 'Ready') = (secret_hash is not null)),
      check ((state = 'Ready') = (expires_at is not null))
    );
    create index on user_copies (tenant_id, submission_id, requested_at);
    create index on email_confirmations (tenant_id, submission_id);
    ${tenantTables("user_copies")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
