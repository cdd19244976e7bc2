import type { Knex } from "knex";

/**
 * An ask for more ends by the giver's answer, by the lender taking it back, or by a newer ask. A consent has one that waits, at
 * most.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table permission_asks rename column answered_at to ended_at;
    alter table permission_asks rename column answer to outcome;
    alter table permission_asks drop constraint permission_asks_answer_check;
    alter table permission_asks add constraint permission_asks_outcome_check
      check (outcome in ('allowed', 'kept', 'taken-back', 'replaced'));

    alter table permission_asks no force row level security;
    update permission_asks as earlier set ended_at = later.asked_at, outcome = 'replaced'
      from permission_asks as later
      where later.tenant_id = earlier.tenant_id and later.consent_id = earlier.consent_id
        and (later.asked_at, later.id) > (earlier.asked_at, earlier.id) and earlier.ended_at is null;
    alter table permission_asks force row level security;
    create unique index permission_asks_waiting on permission_asks (tenant_id, consent_id)
      where ended_at is null;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
