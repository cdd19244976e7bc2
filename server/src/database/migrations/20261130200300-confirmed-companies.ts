import type { Knex } from "knex";

/**
 * A consent keeps how its company was confirmed: by a person, who saw its name, or by a name like the business's while nobody
 * was at the page of a program that calls us. It keeps the question about updates with the answer, as they were shown.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table consents
      add column confirmed_by text check (confirmed_by in ('person', 'matching-name')),
      -- As the page showed it.
      add column company_shown text check (length(company_shown) between 1 and 500),
      add column updates_words text check (length(updates_words) between 1 and 4000),
      add column updates_words_version integer check (updates_words_version > 0),
      add column updates_words_sha256 bytea check (length(updates_words_sha256) = 32),
      add column updates_language text check (updates_language in ('en', 'es', 'fr')),
      add check (num_nonnulls(updates_words, updates_words_version, updates_words_sha256, updates_language) in (0, 4)),
      add check (company_shown is null or confirmed_by = 'person'),
      add check (live_at is not null or num_nonnulls(confirmed_by, updates_words) = 0);

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
      chosen constant text[] := '{term,until_day,expires_at,confirmed_by,company_shown,'
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

    -- When somebody last had the page open that follows it.
    alter table web_connectors add column page_seen_at timestamptz;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
