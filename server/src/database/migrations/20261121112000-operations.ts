import type { Knex } from "knex";
import { appendOnlyTables, tenantTables } from "./tenant-tables.ts";

/** What runs beside the books: mail, notifications, the audit trail, leases, limits. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mail_deliveries (
      tenant_id uuid not null references tenants,
      id uuid not null,
      kind text not null check (kind <> ''),
      to_address text not null check (length(to_address) <= 256 and to_address like '%_@_%'),
      language text not null default 'en' check (language in ('en', 'es', 'fr')),
      -- What the mail's sentences are filled with. Never a secret: those are sealed beside.
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      sealed_secret bytea,
      workspace_id uuid,
      submission_id uuid,
      state text not null default 'Queued'
        check (state in ('Queued', 'Sent', 'Failed', 'Bounced')),
      attempts integer not null default 0 check (attempts >= 0),
      message_id text,
      last_error text,
      created_at timestamptz not null default now(),
      last_attempt_at timestamptz,
      sent_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, submission_id) references submissions on delete cascade,
      check ((state in ('Sent', 'Bounced')) = (sent_at is not null))
    );
    create index on mail_deliveries (tenant_id, submission_id);

    create table notification_settings (
      tenant_id uuid not null references tenants,
      id uuid not null,
      type text not null check (type in (
        'collection-completed', 'collection-failed', 'connection-needs-attention',
        'document-uploaded', 'access-requested', 'user-invited', 'files-about-to-be-deleted'
      )),
      style text not null default 'OptIn' check (style in ('OptIn', 'OptOut', 'Disabled')),
      default_recipients text[] not null default '{}',
      default_action text not null default 'Append' check (default_action in ('Append', 'Replace')),
      version integer not null default 1 check (version > 0),
      primary key (tenant_id, id),
      unique (tenant_id, type)
    );

    create table user_notification_settings (
      tenant_id uuid not null,
      user_id uuid not null,
      notification_id uuid not null,
      method text not null default 'Email' check (method in ('Email')),
      enabled boolean not null,
      primary key (tenant_id, user_id, notification_id, method),
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, notification_id) references notification_settings on delete cascade
    );

    create table notification_subscriptions (
      tenant_id uuid not null,
      user_id uuid not null,
      workspace_id uuid not null,
      notification_id uuid not null,
      method text not null default 'Email' check (method in ('Email')),
      enabled boolean not null,
      primary key (tenant_id, workspace_id, notification_id, user_id, method),
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
      foreign key (tenant_id, notification_id) references notification_settings on delete cascade
    );
    create index on notification_subscriptions (tenant_id, user_id);

    create table audit_events (
      tenant_id uuid not null references tenants,
      id bigint generated always as identity,
      at timestamptz not null,
      action text not null check (action <> ''),
      actor_kind text not null check (actor_kind in ('user', 'borrower', 'worker', 'operator')),
      actor_id uuid,
      workspace_id uuid,
      subject_id text,
      request_id text,
      details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
      primary key (tenant_id, id)
    );
    create index on audit_events (tenant_id, workspace_id, id desc);

    create table idempotency_keys (
      tenant_id uuid not null references tenants,
      operation text not null,
      -- Who asked: a user or a link session. One caller's keys are nothing to another.
      caller text not null,
      key text not null check (length(key) between 1 and 255),
      request_hash bytea not null check (length(request_hash) = 32),
      status integer not null check (status between 200 and 599),
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (tenant_id, operation, caller, key)
    );
    create index on idempotency_keys (tenant_id, created_at);

    create table rate_limits (
      tenant_id uuid not null references tenants,
      operation text not null,
      address_prefix text not null,
      window_start timestamptz not null,
      hits integer not null check (hits > 0),
      primary key (tenant_id, operation, address_prefix, window_start)
    );

    -- A job's run. One whose token is no longer the row's may save nothing (D-25).
    create table job_leases (
      tenant_id uuid not null,
      job_id bigint not null,
      token uuid not null,
      taken_at timestamptz not null default now(),
      primary key (tenant_id, job_id)
    );
    ${tenantTables(
      "mail_deliveries",
      "notification_settings",
      "user_notification_settings",
      "notification_subscriptions",
      "idempotency_keys",
      "rate_limits",
      "job_leases",
    )}
    ${appendOnlyTables("audit_events")}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
