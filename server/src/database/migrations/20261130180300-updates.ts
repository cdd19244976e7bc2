import type { Knex } from "knex";

/**
 * A borrower may allow updates until a day, if the lender asked for them. The term is chosen when the company is confirmed, and
 * fixed from then on. Whoever gave it is told of each read, so it needs a proved address. A pause says why. When nothing is left of
 * what was read under a consent, its row forgets the person: their address and network.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submission_requests add column updates_for_months integer
      check (updates_for_months between 1 and 12);

    alter table consents
      add column pause_reason text check (pause_reason in (
        'company-changed', 'user-deleted', 'mail-refused'
      )),
      add column forgotten_at timestamptz,
      add check ((paused_at is null) = (pause_reason is null)),
      add check (term = 'once' or email_address is not null or forgotten_at is not null);

    create or replace function consent_is_kept() returns trigger
    language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare
      -- Said once, when it's known.
      later constant text[] := '{connection_id,submission_id,organization_id,company_name,country,currency,'
        'from_day,live_at,used_at,superseded_at,superseded_by,ended_at,end_reason,revoked_at_package,'
        'email_address,email_proof,forgotten_at}';
      -- The person's own row may go; a pause may end.
      free constant text[] := '{link_session_id,paused_at,pause_reason}';
      -- Chosen when the company is confirmed.
      chosen constant text[] := '{term,until_day,expires_at}';
      -- Taken out, once, when the person is forgotten.
      personal constant text[] := '{email_address,email_proof,network_prefix}';
      said record;
    begin
      for said in
        select before.key from jsonb_each(to_jsonb(old)) before
        where before.value is distinct from to_jsonb(new) -> before.key
          and before.key <> all (free)
          and (before.key <> all (later) or before.value <> 'null'::jsonb)
          and (before.key <> all (chosen) or old.live_at is not null)
          and (before.key <> all (personal) or new.forgotten_at is null
            or to_jsonb(new) -> before.key <> 'null'::jsonb)
      loop
        raise exception 'consents.% is kept as it was agreed', said.key using errcode = 'restrict_violation';
      end loop;
      return new;
    end $$;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
