import type { Knex } from "knex";

/** Until when a sign-in's company can be confirmed. Sign-ins from before end by their job alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table consents add column confirm_by timestamptz;

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
      chosen constant text[] := '{term,until_day,expires_at,confirm_by,confirmed_by,company_shown,'
        'updates_words,updates_words_version,updates_words_sha256,updates_language}';
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
