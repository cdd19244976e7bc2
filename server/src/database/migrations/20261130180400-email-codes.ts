import type { Knex } from "knex";

/** Six-digit codes that prove an email address within the session that shares. A consent says how its address was proved. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table email_codes (
      tenant_id uuid not null,
      id uuid not null,
      link_session_id uuid not null,
      address text not null check (length(address) <= 256 and address like '%_@_%'),
      -- Null once it was typed, was tried too often, or another one was mailed.
      sealed_code bytea,
      -- Of the network that asked, never a whole address.
      network_prefix text not null,
      tries integer not null default 0 check (tries between 0 and 5),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      proved_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, link_session_id) references link_sessions on delete cascade,
      check (proved_at is null or sealed_code is null)
    );
    create index on email_codes (tenant_id, link_session_id);
    -- The last one that was mailed is the only one that can be typed.
    create unique index email_codes_waiting on email_codes (tenant_id, link_session_id)
      where sealed_code is not null;
    create index on email_codes (tenant_id, created_at);
    alter table email_codes enable row level security;
    alter table email_codes force row level security;
    create policy tenant on email_codes
      using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
    grant select, insert, update, delete on email_codes to app;

    alter table consents drop constraint consents_email_proof_check;
    alter table consents add constraint consents_email_proof_check
      check (email_proof in ('confirmed-by-mail', 'code', 'mailed-link'));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
