import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** How often the same was refused within a minute; the trail has the first of them, and then their number. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table denials (
      tenant_id uuid not null,
      minute timestamptz not null,
      operation text not null,
      reason text not null,
      address_prefix text not null,
      -- '' for somebody who isn't known.
      actor_id text not null,
      actor_kind text not null check (actor_kind in ('user', 'borrower', 'unknown')),
      status integer not null,
      hits integer not null check (hits > 0),
      -- From so many on it's worth telling.
      told_from integer not null check (told_from > 0),
      primary key (tenant_id, minute, operation, reason, address_prefix, actor_id),
      foreign key (tenant_id) references tenants
    );
    ${tenantTables("denials")}

    alter table audit_events drop constraint audit_events_actor_kind_check;
    alter table audit_events add constraint audit_events_actor_kind_check
      check (actor_kind in ('user', 'borrower', 'worker', 'operator', 'recipient', 'unknown'));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
