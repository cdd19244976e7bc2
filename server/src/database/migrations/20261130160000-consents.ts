import type { Knex } from "knex";

/**
 * What somebody agreed to have read, as a contract that no later row changes but its end, and every import names the one
 * it reads under. Imports from before have none; what they read over is asked for anew.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table consents (
      tenant_id uuid not null,
      id uuid not null,
      workspace_id uuid not null,
      -- Known once the package has answered, and once books are asked for; then as fixed as the rest.
      connection_id uuid,
      submission_id uuid,
      connection_request_id uuid,
      given_by text not null check (given_by in ('borrower', 'lender')),
      link_session_id uuid,
      user_id uuid,
      -- Whose books: as the package said it when they were connected.
      accounting_package text not null check (accounting_package = lower(accounting_package)),
      organization_id text,
      company_name text,
      country text,
      currency text,
      groups text[] not null check (
        cardinality(groups) > 0
        and groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'
      ),
      bases text[] not null check (cardinality(bases) > 0 and bases <@ '{accrual,cash}'),
      anonymized boolean not null,
      full_fiscal_years integer not null check (full_fiscal_years between 0 and 20),
      -- Follows from the company's fiscal year.
      from_day date,
      through_day date not null,
      term text not null check (term in ('once', 'until')),
      until_day date,
      expires_at timestamptz not null,
      -- The words that were shown, if any were.
      words text check (length(words) between 1 and 4000),
      words_version integer check (words_version > 0),
      words_sha256 bytea check (length(words_sha256) = 32),
      language text not null check (language in ('en', 'es', 'fr')),
      agreed_at timestamptz not null,
      -- Of the network, never a whole address.
      network_prefix text,
      -- An address that was proved, and how.
      email_address text,
      email_proof text check (email_proof in ('confirmed-by-mail')),
      -- Why a lender may sign in.
      ground text check (ground in ('client-access', 'borrower-present', 'written-agreement', 'own-file')),
      ground_note text check (length(ground_note) between 1 and 1000),
      -- When the company was confirmed.
      live_at timestamptz,
      paused_at timestamptz,
      used_at timestamptz,
      superseded_at timestamptz,
      superseded_by uuid,
      ended_at timestamptz,
      end_reason text check (end_reason in (
        'declined', 'unconfirmed', 'access-ended', 'connection-deleted'
      )),
      revoked_at_package boolean,
      primary key (tenant_id, id),
      foreign key (tenant_id, workspace_id) references workspaces,
      foreign key (tenant_id, workspace_id, submission_id)
        references submissions (tenant_id, workspace_id, id),
      foreign key (tenant_id, connection_id) references connections,
      foreign key (tenant_id, connection_request_id) references connection_requests,
      foreign key (tenant_id, link_session_id) references link_sessions
        on delete set null (link_session_id),
      foreign key (tenant_id, user_id) references users,
      check (given_by = 'borrower' or ground is not null),
      check ((term = 'until') = (until_day is not null)),
      check (num_nonnulls(words, words_version, words_sha256) in (0, 3)),
      check ((email_address is null) = (email_proof is null)),
      check ((ended_at is null) = (end_reason is null)),
      check ((superseded_at is null) = (superseded_by is null)),
      check (live_at is null or num_nulls(connection_id, submission_id, organization_id) = 0)
    );
    create index on consents (tenant_id, connection_id, agreed_at desc);
    create index on consents (tenant_id, workspace_id);
    create index on consents (tenant_id, submission_id);
    create index on consents (tenant_id, link_session_id);
    create unique index on consents (tenant_id, connection_request_id);

    -- What is agreed stays. What wasn't known yet is said once, a pause comes and goes, and an end is final.
    create function consent_is_kept() returns trigger
    language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare
      -- Said once, when it's known.
      later constant text[] := '{connection_id,submission_id,organization_id,company_name,country,currency,'
        'from_day,live_at,used_at,superseded_at,superseded_by,ended_at,end_reason,revoked_at_package}';
      -- The person's own row may go; a pause may end.
      free constant text[] := '{link_session_id,paused_at}';
      said record;
    begin
      for said in
        select before.key from jsonb_each(to_jsonb(old)) before
        where before.value is distinct from to_jsonb(new) -> before.key
          and before.key <> all (free)
          and (before.key <> all (later) or before.value <> 'null'::jsonb)
      loop
        raise exception 'consents.% is kept as it was agreed', said.key using errcode = 'restrict_violation';
      end loop;
      return new;
    end $$;
    create trigger consent_is_kept before update on consents
      for each row execute function consent_is_kept();
    create trigger in_living_workspace before insert on consents
      for each row execute function in_living_workspace();

    alter table imports add column consent_id uuid,
      add foreign key (tenant_id, consent_id) references consents;
    create index on imports (tenant_id, consent_id);
    create function import_has_consent() returns trigger
    language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      raise exception 'An import names the consent that it reads under' using errcode = 'not_null_violation';
    end $$;
    create trigger import_has_consent before insert on imports
      for each row when (new.consent_id is null) execute function import_has_consent();

    -- Each read under a consent, with the exact days and groups it was allowed.
    create table consent_reads (
      tenant_id uuid not null,
      consent_id uuid not null,
      import_id uuid not null,
      plan jsonb not null check (jsonb_typeof(plan) = 'object'),
      allowed_at timestamptz not null,
      primary key (tenant_id, consent_id, import_id),
      foreign key (tenant_id, consent_id) references consents on delete cascade,
      foreign key (tenant_id, import_id) references imports on delete cascade
    );
    create index on consent_reads (tenant_id, import_id);

    do $$
    declare name text;
    begin
      foreach name in array array['consents', 'consent_reads'] loop
        execute format('alter table %I enable row level security', name);
        execute format('alter table %I force row level security', name);
        execute format(
          'create policy tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)',
          name
        );
        execute format('grant select, insert, update, delete on %I to app', name);
      end loop;
    end $$;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
