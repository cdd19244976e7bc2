import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** How somebody ends a notification from its mail, and takes that back. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One a mail that may be ended by its link. The link's secret is derived from the id under the
    -- tenant's key, and kept nowhere.
    create table unsubscribe_tokens (
      tenant_id uuid not null references tenants,
      -- The mail's.
      id uuid not null,
      notification_id uuid not null,
      address text not null check (length(address) <= 256 and address like '%_@_%'),
      -- Absent where the address is no user's.
      user_id uuid,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      -- What was so before it was used, for taking it back.
      before jsonb check (jsonb_typeof(before) = 'object'),
      primary key (tenant_id, id),
      foreign key (tenant_id, id) references mail_deliveries on delete cascade,
      foreign key (tenant_id, notification_id) references notification_settings on delete cascade,
      foreign key (tenant_id, user_id) references users on delete cascade,
      check ((used_at is null) = (before is null))
    );
    create index on unsubscribe_tokens (tenant_id, notification_id) where used_at is not null;
    ${tenantTables("unsubscribe_tokens")}

    -- Who isn't a user can still end what is sent to them.
    alter table audit_events drop constraint audit_events_actor_kind_check;
    alter table audit_events add constraint audit_events_actor_kind_check
      check (actor_kind in ('user', 'borrower', 'worker', 'operator', 'recipient'));

    -- Whoever can answer is told until they say otherwise.
    alter table notification_settings no force row level security;
    update notification_settings set style = 'OptOut'
    where type in ('access-requested', 'user-invited') and style = 'OptIn' and version = 1;
    alter table notification_settings force row level security;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
