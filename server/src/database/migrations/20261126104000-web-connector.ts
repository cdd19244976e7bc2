import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** QuickBooks on somebody's own computer: who may call us from there, what is asked, and what was answered. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table web_connectors (
      tenant_id uuid not null,
      -- Also the name by which Web Connector signs in.
      id uuid not null,
      workspace_id uuid not null,
      connection_request_id uuid not null,
      -- Null until a company file was open.
      connection_id uuid,
      -- What Web Connector shows of us is in it.
      language text not null check (language in ('en', 'es', 'fr')),
      password_hash bytea check (length(password_hash) = 32),
      password_salt bytea check (length(password_salt) = 16),
      password_made_at timestamptz,
      wrong_passwords integer not null default 0 check (wrong_passwords >= 0),
      wrong_password_at timestamptz,
      locked_until timestamptz,
      -- A session of Web Connector's; a newer one takes the place of it.
      ticket_hash bytea check (length(ticket_hash) = 32),
      ticket_made_at timestamptz,
      ticket_until timestamptz,
      -- Whether the company file that is open was seen to be the right one, in this session.
      company_seen boolean not null default false,
      qbxml_version text,
      -- Of the company file's path, which names people.
      company_file_hash bytea check (length(company_file_hash) = 32),
      wrong_company text,
      wrong_company_at timestamptz,
      trouble text check (trouble in ('quickbooks-closed', 'not-permitted', 'quickbooks-failed')),
      trouble_at timestamptz,
      -- Of the mail by which another browser goes on with the request.
      mail_secret_hash bytea check (length(mail_secret_hash) = 32),
      downloaded_at timestamptz,
      first_call_at timestamptz,
      last_seen_at timestamptz,
      progressed_at timestamptz not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, connection_request_id),
      unique (tenant_id, ticket_hash),
      unique (tenant_id, mail_secret_hash),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, connection_request_id) references connection_requests on delete cascade,
      foreign key (tenant_id, connection_id) references connections,
      check (num_nulls(password_hash, password_salt, password_made_at) in (0, 3)),
      check (num_nulls(ticket_hash, ticket_made_at, ticket_until) in (0, 3)),
      check ((wrong_company is null) = (wrong_company_at is null)),
      check ((trouble is null) = (trouble_at is null)),
      -- What has ended lets nobody in any more.
      check (ended_at is null or num_nonnulls(password_hash, ticket_hash, mail_secret_hash) = 0)
    );
    create index on web_connectors (tenant_id, connection_id);

    create table web_connector_messages (
      tenant_id uuid not null,
      import_id uuid not null,
      position integer not null check (position >= 0),
      name text not null,
      -- qbXML: days and names of reports, nothing of the books.
      body text not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'sent', 'answered', 'refused')),
      -- The parts that have come, and by what the next one is asked for within the same session.
      parts integer not null default 0 check (parts >= 0),
      iterator_id text,
      status_code integer,
      answered_at timestamptz,
      primary key (tenant_id, import_id, position),
      unique (tenant_id, import_id, name),
      foreign key (tenant_id, import_id) references imports on delete cascade,
      check ((state = 'refused') = (status_code is not null)),
      check ((state = 'answered') = (answered_at is not null))
    );
    ${tenantTables("web_connectors", "web_connector_messages")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
