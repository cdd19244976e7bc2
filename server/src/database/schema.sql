-- Written by `npm run schema` after the migrations. Read it, don't edit it.

create domain fact as jsonb CHECK (((VALUE IS NULL) OR COALESCE(((jsonb_typeof((VALUE -> 'code'::text)) = 'string'::text) AND (jsonb_typeof((VALUE -> 'values'::text)) = 'object'::text)), false)));

create domain minor_units as bigint CHECK (((VALUE >= '-9007199254740991'::bigint) AND (VALUE <= '9007199254740991'::bigint)));

CREATE OR REPLACE FUNCTION jobs.enqueue(name text, payload json, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, job_key text DEFAULT NULL::text, max_attempts integer DEFAULT NULL::integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    declare
      tenant constant uuid := nullif(current_setting('app.tenant_id', true), '');
    begin
      if tenant is null then
        raise exception 'a job needs a tenant: enqueue inside withTenant';
      end if;
      return (
        graphile_worker.add_job(
          name,
          json_build_object('tenantId', tenant, 'payload', payload),
          run_at => enqueue.run_at,
          max_attempts => enqueue.max_attempts,
          job_key => tenant || ':' || enqueue.job_key,
          flags => array[name, name || ':' || tenant]
        )
      ).id;
    end $function$;
alter function jobs.enqueue(text,json,timestamp with time zone,text,integer) owner to queue;
grant execute on function jobs.enqueue(text,json,timestamp with time zone,text,integer) to app;

CREATE OR REPLACE FUNCTION public.authenticate_link_sessions(of_tenant uuid, of_hashes bytea[], at timestamp with time zone)
 RETURNS TABLE(secret_hash bytea, id uuid, workspace_id uuid, shared_link_id uuid, submission_request_id bigint, sliding_expires_at timestamp with time zone, absolute_expires_at timestamp with time zone, tenant_disabled boolean, settings_version integer)
 LANGUAGE plpgsql
AS $function$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', of_tenant::text, true);
      return query
        select session.secret_hash, session.id, session.workspace_id, session.shared_link_id,
          session.submission_request_id, session.sliding_expires_at, session.absolute_expires_at,
          tenant.borrower_disabled, settings.version
        from public.link_sessions session
        left join public.shared_links link
          on link.tenant_id = session.tenant_id and link.id = session.shared_link_id
        join public.tenants tenant on tenant.tenant_id = session.tenant_id
        join public.tenant_settings settings on settings.tenant_id = session.tenant_id
        where session.tenant_id = of_tenant and session.secret_hash = any (of_hashes)
          and session.revoked_at is null
          and session.sliding_expires_at > at and session.absolute_expires_at > at
          and (session.shared_link_id is null
            or (link.deleted_at is null and link.expires_at > at));
    end
    $function$;
alter function authenticate_link_sessions(uuid,bytea[],timestamp with time zone) owner to owner;
grant execute on function authenticate_link_sessions(uuid,bytea[],timestamp with time zone) to app;

CREATE OR REPLACE FUNCTION public.authenticate_session(of_tenant uuid, of_hash bytea, at timestamp with time zone)
 RETURNS TABLE(id uuid, user_id uuid, sliding_expires_at timestamp with time zone, absolute_expires_at timestamp with time zone, role_names text[], tenant_disabled boolean, settings_version integer)
 LANGUAGE plpgsql
AS $function$
    #variable_conflict use_column
    begin
      perform set_config('app.tenant_id', of_tenant::text, true);
      return query
        select session.id, session.user_id, session.sliding_expires_at, session.absolute_expires_at,
          array(
            select role.name
            from public.user_roles held
            join public.roles role on role.tenant_id = held.tenant_id and role.id = held.role_id
            where held.tenant_id = of_tenant and held.user_id = session.user_id
            order by role.name
          ),
          tenant.lender_disabled, settings.version
        from public.sessions session
        join public.users person
          on person.tenant_id = session.tenant_id and person.id = session.user_id
        join public.tenants tenant on tenant.tenant_id = session.tenant_id
        join public.tenant_settings settings on settings.tenant_id = session.tenant_id
        where session.tenant_id = of_tenant and session.secret_hash = of_hash
          and session.ended_at is null
          and session.sliding_expires_at > at and session.absolute_expires_at > at
          and person.status = 'Active';
    end
    $function$;
alter function authenticate_session(uuid,bytea,timestamp with time zone) owner to owner;
grant execute on function authenticate_session(uuid,bytea,timestamp with time zone) to app;

CREATE OR REPLACE FUNCTION public.consent_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
    end $function$;
alter function consent_is_kept() owner to owner;

CREATE OR REPLACE FUNCTION public.forget_spread_names(record uuid, of_version integer, spread jsonb, edits jsonb, carried_over jsonb, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
      update public.spread_versions stored
      set spread = forget_spread_names.spread, edits = forget_spread_names.edits,
        carried_over = forget_spread_names.carried_over, names_forgotten_at = at
      where stored.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
        and stored.financial_record_id = record and stored.version = of_version
        and at is not null
    $function$;
alter function forget_spread_names(uuid,integer,jsonb,jsonb,jsonb,timestamp with time zone) owner to owner;
grant execute on function forget_spread_names(uuid,integer,jsonb,jsonb,jsonb,timestamp with time zone) to app;

CREATE OR REPLACE FUNCTION public.import_has_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    begin
      raise exception 'An import names the consent that it reads under' using errcode = 'not_null_violation';
    end $function$;
alter function import_has_consent() owner to owner;

CREATE OR REPLACE FUNCTION public.in_living_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    begin
      perform from public.workspaces
        where tenant_id = new.tenant_id and id = new.workspace_id and deleted_at is null
        for key share;
      if not found then
        raise exception 'the workspace of a new row in % is deleted', tg_table_name
          using errcode = 'TGONE';
      end if;
      return new;
    end $function$;
alter function in_living_workspace() owner to owner;

CREATE OR REPLACE FUNCTION public.next_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.version := old.version + 1;
      return new;
    end
    $function$;
alter function next_version() owner to owner;

CREATE OR REPLACE FUNCTION public.of_living_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    declare
      owner constant uuid := to_jsonb(new) ->> tg_argv[0];
    begin
      if owner is null then
        return new;
      end if;
      perform from public.users
        where tenant_id = new.tenant_id and id = owner and status <> 'Deleted'
        for key share;
      if not found then
        raise exception 'the user of a new row in % is deleted', tg_table_name
          using errcode = 'TGONE';
      end if;
      return new;
    end $function$;
alter function of_living_user() owner to owner;

CREATE OR REPLACE FUNCTION public.origin_of_tenant(asked_alias text, asked_kind text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
      select host.origin
      from public.tenant_aliases named
      join public.tenant_hosts host on host.tenant_id = named.tenant_id and host.kind = asked_kind
      where named.alias = lower(asked_alias)
      order by host.canonical desc, host.host
      limit 1
    $function$;
alter function origin_of_tenant(text,text) owner to owner;
grant execute on function origin_of_tenant(text,text) to app;

CREATE OR REPLACE FUNCTION public.tenant_of_host(asked_host text, asked_kind text)
 RETURNS TABLE(tenant_id uuid, canonical_origin text, known boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
      select found.tenant_id, coalesce(canonical.origin, found.origin), found.host = lower(asked_host)
      from public.tenant_hosts found
      left join public.tenant_hosts canonical
        on canonical.tenant_id = found.tenant_id and canonical.kind = found.kind
        and canonical.canonical
      where found.kind = asked_kind and (found.host = lower(asked_host) or found.fallback)
      order by found.host = lower(asked_host) desc
      limit 1
    $function$;
alter function tenant_of_host(text,text) owner to owner;
grant execute on function tenant_of_host(text,text) to app;

create table jobs.worker_heartbeats (
  worker_id text not null,
  host text not null,
  started_at timestamp with time zone not null default now(),
  beat_at timestamp with time zone not null default now(),
  constraint worker_heartbeats_pkey PRIMARY KEY (worker_id)
);
alter table jobs.worker_heartbeats owner to queue;

create table public.access_requests (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  user_id uuid not null,
  requested_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  outcome text,
  told_user_ids uuid[] not null default '{}'::uuid[],
  told_addresses text[] not null default '{}'::text[],
  constraint access_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint access_requests_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES users(tenant_id, id),
  constraint access_requests_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint access_requests_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint access_requests_check CHECK (((decided_at IS NULL) = (outcome IS NULL))),
  constraint access_requests_outcome_check CHECK ((outcome = ANY (ARRAY['granted'::text, 'refused'::text])))
);
alter table public.access_requests owner to owner;
alter table public.access_requests enable row level security;
alter table public.access_requests force row level security;
create policy tenant on access_requests for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX access_requests_tenant_id_workspace_id_user_id_idx ON public.access_requests USING btree (tenant_id, workspace_id, user_id) WHERE (decided_at IS NULL);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.access_requests FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
CREATE TRIGGER of_living_user BEFORE INSERT ON public.access_requests FOR EACH ROW EXECUTE FUNCTION of_living_user('user_id');
grant delete, insert, select, update on access_requests to app;

create table public.accounting_entities (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  legal_name text not null,
  dba_name text,
  country text,
  fiscal_year_end_month integer not null,
  fiscal_year_end_day integer not null,
  closed_through date,
  addresses jsonb not null default '[]'::jsonb,
  identifiers jsonb not null default '[]'::jsonb,
  contacts jsonb not null default '[]'::jsonb,
  constraint accounting_entities_pkey PRIMARY KEY (tenant_id, financial_record_id),
  constraint accounting_entities_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint accounting_entities_addresses_check CHECK ((jsonb_typeof(addresses) = 'array'::text)),
  constraint accounting_entities_contacts_check CHECK ((jsonb_typeof(contacts) = 'array'::text)),
  constraint accounting_entities_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint accounting_entities_fiscal_year_end_day_check CHECK (((fiscal_year_end_day >= 1) AND (fiscal_year_end_day <= 31))),
  constraint accounting_entities_fiscal_year_end_month_check CHECK (((fiscal_year_end_month >= 1) AND (fiscal_year_end_month <= 12))),
  constraint accounting_entities_identifiers_check CHECK ((jsonb_typeof(identifiers) = 'array'::text)),
  constraint accounting_entities_legal_name_check CHECK ((legal_name <> ''::text))
);
alter table public.accounting_entities owner to owner;
alter table public.accounting_entities enable row level security;
alter table public.accounting_entities force row level security;
create policy tenant on accounting_entities for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on accounting_entities to app;

create table public.audit_events (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  action text not null,
  actor_kind text not null,
  actor_id uuid,
  workspace_id uuid,
  subject_id text,
  request_id text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_events_pkey PRIMARY KEY (tenant_id, id),
  constraint audit_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint audit_events_action_check CHECK ((action <> ''::text)),
  constraint audit_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'borrower'::text, 'worker'::text, 'operator'::text, 'recipient'::text, 'unknown'::text]))),
  constraint audit_events_details_check CHECK ((jsonb_typeof(details) = 'object'::text))
);
alter table public.audit_events owner to owner;
alter table public.audit_events enable row level security;
alter table public.audit_events force row level security;
create policy tenant on audit_events for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX audit_events_tenant_id_workspace_id_id_idx ON public.audit_events USING btree (tenant_id, workspace_id, id DESC);
grant insert, select on audit_events to app;

create table public.banner_messages (
  tenant_id uuid not null,
  id uuid not null,
  header_text text not null,
  message_paragraphs jsonb not null,
  hyperlinks jsonb not null default '[]'::jsonb,
  level text not null default 'Information'::text,
  inactive boolean not null default false,
  hide_message_cookie_name text,
  expires_in_days integer not null default 7,
  hide_forever_button_text text,
  "position" integer not null default 0,
  constraint banner_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint banner_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint banner_messages_hyperlinks_check CHECK ((jsonb_typeof(hyperlinks) = 'array'::text)),
  constraint banner_messages_message_paragraphs_check CHECK ((jsonb_typeof(message_paragraphs) = 'array'::text))
);
alter table public.banner_messages owner to owner;
alter table public.banner_messages enable row level security;
alter table public.banner_messages force row level security;
create policy tenant on banner_messages for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on banner_messages to app;

create table public.checks (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  id text not null,
  "position" integer not null,
  category text not null,
  outcome text not null,
  severity text not null,
  from_day date,
  to_day date,
  expected minor_units,
  actual minor_units,
  difference minor_units,
  tolerance minor_units not null,
  account_id text,
  transaction_id text,
  fact fact not null,
  constraint checks_pkey PRIMARY KEY (tenant_id, financial_record_id, basis, id),
  constraint checks_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint checks_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text]))),
  constraint checks_category_check CHECK ((category = ANY (ARRAY['ledger'::text, 'statement'::text, 'vendor'::text, 'aging'::text, 'quality'::text]))),
  constraint checks_check CHECK (((difference)::bigint = ((actual)::bigint - (expected)::bigint))),
  constraint checks_outcome_check CHECK ((outcome = ANY (ARRAY['Pass'::text, 'Fail'::text, 'Inconclusive'::text]))),
  constraint checks_position_check CHECK (("position" >= 0)),
  constraint checks_severity_check CHECK ((severity = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint checks_tolerance_check CHECK (((tolerance)::bigint >= 0))
);
alter table public.checks owner to owner;
alter table public.checks enable row level security;
alter table public.checks force row level security;
create policy tenant on checks for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on checks to app;

create table public.collection_limits (
  tenant_id uuid not null,
  collection_limit integer,
  billing_anchor date not null,
  billing_months integer not null default 1,
  constraint collection_limits_pkey PRIMARY KEY (tenant_id),
  constraint collection_limits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint collection_limits_billing_months_check CHECK (((billing_months >= 1) AND (billing_months <= 12))),
  constraint collection_limits_collection_limit_check CHECK ((collection_limit >= 0))
);
alter table public.collection_limits owner to owner;
alter table public.collection_limits enable row level security;
alter table public.collection_limits force row level security;
create policy tenant on collection_limits for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on collection_limits to app;

create table public.collection_usages (
  tenant_id uuid not null,
  submission_id uuid not null,
  period_end date not null,
  state text not null,
  reserved_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint collection_usages_pkey PRIMARY KEY (tenant_id, submission_id),
  constraint collection_usages_check CHECK (((state = 'reserved'::text) = (settled_at IS NULL))),
  constraint collection_usages_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'spent'::text, 'released'::text])))
);
alter table public.collection_usages owner to owner;
alter table public.collection_usages enable row level security;
alter table public.collection_usages force row level security;
create policy tenant on collection_usages for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX collection_usages_tenant_id_period_end_idx ON public.collection_usages USING btree (tenant_id, period_end) WHERE (state <> 'released'::text);
grant delete, insert, select, update on collection_usages to app;

create table public.connection_consents (
  tenant_id uuid not null,
  connection_id uuid not null,
  link_session_id uuid not null,
  consented_at timestamp with time zone not null,
  constraint connection_consents_pkey PRIMARY KEY (tenant_id, connection_id, link_session_id),
  constraint connection_consents_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id) ON DELETE CASCADE,
  constraint connection_consents_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id) ON DELETE CASCADE
);
alter table public.connection_consents owner to owner;
alter table public.connection_consents enable row level security;
alter table public.connection_consents force row level security;
create policy tenant on connection_consents for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX connection_consents_tenant_id_link_session_id_idx ON public.connection_consents USING btree (tenant_id, link_session_id);
grant delete, insert, select, update on connection_consents to app;

create table public.connection_requests (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  accounting_package text not null,
  status text not null default 'NotStarted'::text,
  error_code text not null default 'None'::text,
  source_flow text not null,
  submission_id uuid,
  existing_connection_id uuid,
  connection_id uuid,
  session_id uuid,
  link_session_id uuid,
  initial_metadata jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint connection_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint connection_requests_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id),
  constraint connection_requests_tenant_id_existing_connection_id_fkey FOREIGN KEY (tenant_id, existing_connection_id) REFERENCES connections(tenant_id, id),
  constraint connection_requests_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id) ON DELETE SET NULL (link_session_id),
  constraint connection_requests_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES sessions(tenant_id, id) ON DELETE SET NULL (session_id),
  constraint connection_requests_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint connection_requests_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint connection_requests_accounting_package_check CHECK ((accounting_package = lower(accounting_package))),
  constraint connection_requests_check CHECK ((num_nonnulls(session_id, link_session_id) <= 1)),
  constraint connection_requests_check1 CHECK (((status = 'Error'::text) = (error_code <> 'None'::text))),
  constraint connection_requests_check2 CHECK (((status = 'Success'::text) = (connection_id IS NOT NULL))),
  constraint connection_requests_check3 CHECK (((status = ANY (ARRAY['Success'::text, 'Error'::text])) = (finished_at IS NOT NULL))),
  constraint connection_requests_error_code_check CHECK ((error_code = ANY (ARRAY['None'::text, 'UserCancelled'::text, 'RequestNonceAlreadyUsed'::text, 'RequestExpired'::text, 'DatasourceUnresponsive'::text, 'InsufficientUserPermissions'::text, 'InternalError'::text]))),
  constraint connection_requests_initial_metadata_check CHECK ((jsonb_typeof(initial_metadata) = 'array'::text)),
  constraint connection_requests_source_flow_check CHECK ((source_flow = ANY (ARRAY['borrower'::text, 'lender'::text]))),
  constraint connection_requests_status_check CHECK ((status = ANY (ARRAY['NotStarted'::text, 'Started'::text, 'Success'::text, 'Error'::text])))
);
alter table public.connection_requests owner to owner;
alter table public.connection_requests enable row level security;
alter table public.connection_requests force row level security;
create policy tenant on connection_requests for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX connection_requests_by_session ON public.connection_requests USING btree (tenant_id, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX connection_requests_by_submission ON public.connection_requests USING btree (tenant_id, submission_id) WHERE (submission_id IS NOT NULL);
CREATE INDEX connection_requests_by_visit ON public.connection_requests USING btree (tenant_id, link_session_id) WHERE (link_session_id IS NOT NULL);
CREATE INDEX connection_requests_tenant_id_workspace_id_created_at_idx ON public.connection_requests USING btree (tenant_id, workspace_id, created_at DESC);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.connection_requests FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on connection_requests to app;

create table public.connections (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  datasource_name_id text not null,
  org_id text not null,
  dataset_id text,
  dataset_name text not null,
  state text not null,
  sealed_tokens bytea,
  sealed_previous_tokens bytea,
  tokens_refreshed_at timestamp with time zone,
  created_by_user_id uuid,
  created_by_link_session_id uuid,
  created_at timestamp with time zone not null default now(),
  disconnected_at timestamp with time zone,
  deleted_at timestamp with time zone,
  consented_at timestamp with time zone not null default now(),
  consent_expires_at timestamp with time zone,
  refresh_claim uuid,
  refresh_claimed_until timestamp with time zone,
  signed_in_by_user_id uuid,
  constraint connections_pkey PRIMARY KEY (tenant_id, id),
  constraint connections_tenant_id_created_by_link_session_id_fkey FOREIGN KEY (tenant_id, created_by_link_session_id) REFERENCES link_sessions(tenant_id, id),
  constraint connections_tenant_id_created_by_user_id_fkey FOREIGN KEY (tenant_id, created_by_user_id) REFERENCES users(tenant_id, id),
  constraint connections_tenant_id_signed_in_by_user_id_fkey FOREIGN KEY (tenant_id, signed_in_by_user_id) REFERENCES users(tenant_id, id),
  constraint connections_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint connections_check CHECK ((num_nonnulls(created_by_user_id, created_by_link_session_id) = 1)),
  constraint connections_check1 CHECK (((deleted_at IS NULL) OR ((sealed_tokens IS NULL) AND (sealed_previous_tokens IS NULL)))),
  constraint connections_check2 CHECK (((refresh_claim IS NULL) = (refresh_claimed_until IS NULL))),
  constraint connections_datasource_name_id_check CHECK ((datasource_name_id = lower(datasource_name_id))),
  constraint connections_state_check CHECK ((state = ANY (ARRAY['Connected'::text, 'Disconnected'::text])))
);
alter table public.connections owner to owner;
alter table public.connections enable row level security;
alter table public.connections force row level security;
create policy tenant on connections for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX connections_by_visit ON public.connections USING btree (tenant_id, created_by_link_session_id) WHERE (created_by_link_session_id IS NOT NULL);
CREATE UNIQUE INDEX connections_tenant_id_workspace_id_datasource_name_id_org_i_idx ON public.connections USING btree (tenant_id, workspace_id, datasource_name_id, org_id) WHERE (deleted_at IS NULL);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.connections FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on connections to app;

create table public.consent_reads (
  tenant_id uuid not null,
  consent_id uuid not null,
  import_id uuid not null,
  plan jsonb not null,
  allowed_at timestamp with time zone not null,
  constraint consent_reads_pkey PRIMARY KEY (tenant_id, consent_id, import_id),
  constraint consent_reads_tenant_id_consent_id_fkey FOREIGN KEY (tenant_id, consent_id) REFERENCES consents(tenant_id, id) ON DELETE CASCADE,
  constraint consent_reads_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id) ON DELETE CASCADE,
  constraint consent_reads_plan_check CHECK ((jsonb_typeof(plan) = 'object'::text))
);
alter table public.consent_reads owner to owner;
alter table public.consent_reads enable row level security;
alter table public.consent_reads force row level security;
create policy tenant on consent_reads for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX consent_reads_tenant_id_import_id_idx ON public.consent_reads USING btree (tenant_id, import_id);
grant delete, insert, select, update on consent_reads to app;

create table public.consents (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  connection_id uuid,
  submission_id uuid,
  connection_request_id uuid,
  given_by text not null,
  link_session_id uuid,
  user_id uuid,
  accounting_package text not null,
  organization_id text,
  company_name text,
  country text,
  currency text,
  groups text[] not null,
  bases text[] not null,
  anonymized boolean not null,
  full_fiscal_years integer not null,
  from_day date,
  through_day date not null,
  term text not null,
  until_day date,
  expires_at timestamp with time zone not null,
  words text,
  words_version integer,
  words_sha256 bytea,
  language text not null,
  agreed_at timestamp with time zone not null,
  network_prefix text,
  email_address text,
  email_proof text,
  ground text,
  ground_note text,
  live_at timestamp with time zone,
  paused_at timestamp with time zone,
  used_at timestamp with time zone,
  superseded_at timestamp with time zone,
  superseded_by uuid,
  ended_at timestamp with time zone,
  end_reason text,
  revoked_at_package boolean,
  pause_reason text,
  forgotten_at timestamp with time zone,
  ground_document_id uuid,
  confirmed_by text,
  company_shown text,
  updates_words text,
  updates_words_version integer,
  updates_words_sha256 bytea,
  updates_language text,
  has_entries boolean not null default true,
  ground_agreed_on date,
  confirm_by timestamp with time zone,
  files jsonb,
  constraint consents_pkey PRIMARY KEY (tenant_id, id),
  constraint consents_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id),
  constraint consents_tenant_id_connection_request_id_fkey FOREIGN KEY (tenant_id, connection_request_id) REFERENCES connection_requests(tenant_id, id),
  constraint consents_tenant_id_ground_document_id_fkey FOREIGN KEY (tenant_id, ground_document_id) REFERENCES documents(tenant_id, id),
  constraint consents_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id) ON DELETE SET NULL (link_session_id),
  constraint consents_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint consents_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint consents_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint consents_accounting_package_check CHECK ((accounting_package = lower(accounting_package))),
  constraint consents_bases_check CHECK (((cardinality(bases) > 0) AND (bases <@ '{accrual,cash}'::text[]))),
  constraint consents_check CHECK (((given_by = 'borrower'::text) OR (ground IS NOT NULL))),
  constraint consents_check1 CHECK (((term = 'until'::text) = (until_day IS NOT NULL))),
  constraint consents_check10 CHECK ((num_nonnulls(updates_words, updates_words_version, updates_words_sha256, updates_language) = ANY (ARRAY[0, 4]))),
  constraint consents_check11 CHECK (((company_shown IS NULL) OR (confirmed_by = 'person'::text))),
  constraint consents_check12 CHECK (((live_at IS NOT NULL) OR (num_nonnulls(confirmed_by, updates_words) = 0))),
  constraint consents_check13 CHECK (((ground_agreed_on IS NULL) OR (ground = 'written-agreement'::text))),
  constraint consents_check2 CHECK ((num_nonnulls(words, words_version, words_sha256) = ANY (ARRAY[0, 3]))),
  constraint consents_check3 CHECK (((email_address IS NULL) = (email_proof IS NULL))),
  constraint consents_check4 CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint consents_check5 CHECK (((superseded_at IS NULL) = (superseded_by IS NULL))),
  constraint consents_check6 CHECK (((live_at IS NULL) OR (num_nulls(connection_id, submission_id, organization_id) = 0))),
  constraint consents_check7 CHECK (((paused_at IS NULL) = (pause_reason IS NULL))),
  constraint consents_check8 CHECK (((term = 'once'::text) OR (email_address IS NOT NULL) OR (forgotten_at IS NOT NULL))),
  constraint consents_check9 CHECK (((ground_document_id IS NULL) OR (ground = 'written-agreement'::text))),
  constraint consents_company_shown_check CHECK (((length(company_shown) >= 1) AND (length(company_shown) <= 500))),
  constraint consents_confirmed_by_check CHECK ((confirmed_by = ANY (ARRAY['person'::text, 'matching-name'::text]))),
  constraint consents_email_proof_check CHECK ((email_proof = ANY (ARRAY['confirmed-by-mail'::text, 'code'::text, 'mailed-link'::text]))),
  constraint consents_end_reason_check CHECK ((end_reason = ANY (ARRAY['declined'::text, 'unconfirmed'::text, 'access-ended'::text, 'connection-deleted'::text]))),
  constraint consents_files_check CHECK (((jsonb_typeof(files) = 'array'::text) AND ((jsonb_array_length(files) >= 1) AND (jsonb_array_length(files) <= 5)))),
  constraint consents_full_fiscal_years_check CHECK (((full_fiscal_years >= 0) AND (full_fiscal_years <= 20))),
  constraint consents_given_by_check CHECK ((given_by = ANY (ARRAY['borrower'::text, 'lender'::text]))),
  constraint consents_ground_check CHECK ((ground = ANY (ARRAY['client-access'::text, 'borrower-present'::text, 'written-agreement'::text, 'own-file'::text]))),
  constraint consents_ground_note_check CHECK (((length(ground_note) >= 1) AND (length(ground_note) <= 1000))),
  constraint consents_groups_check CHECK (((cardinality(groups) > 0) AND (groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'::text[]))),
  constraint consents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint consents_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['company-changed'::text, 'user-deleted'::text, 'mail-refused'::text]))),
  constraint consents_term_check CHECK ((term = ANY (ARRAY['once'::text, 'until'::text]))),
  constraint consents_updates_language_check CHECK ((updates_language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint consents_updates_words_check CHECK (((length(updates_words) >= 1) AND (length(updates_words) <= 4000))),
  constraint consents_updates_words_sha256_check CHECK ((length(updates_words_sha256) = 32)),
  constraint consents_updates_words_version_check CHECK ((updates_words_version > 0)),
  constraint consents_words_check CHECK (((length(words) >= 1) AND (length(words) <= 4000))),
  constraint consents_words_sha256_check CHECK ((length(words_sha256) = 32)),
  constraint consents_words_version_check CHECK ((words_version > 0))
);
alter table public.consents owner to owner;
alter table public.consents enable row level security;
alter table public.consents force row level security;
create policy tenant on consents for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX consents_tenant_id_connection_id_agreed_at_idx ON public.consents USING btree (tenant_id, connection_id, agreed_at DESC);
CREATE UNIQUE INDEX consents_tenant_id_connection_request_id_idx ON public.consents USING btree (tenant_id, connection_request_id);
CREATE INDEX consents_tenant_id_ground_document_id_idx ON public.consents USING btree (tenant_id, ground_document_id);
CREATE INDEX consents_tenant_id_link_session_id_idx ON public.consents USING btree (tenant_id, link_session_id);
CREATE INDEX consents_tenant_id_submission_id_idx ON public.consents USING btree (tenant_id, submission_id);
CREATE INDEX consents_tenant_id_workspace_id_idx ON public.consents USING btree (tenant_id, workspace_id);
CREATE TRIGGER consent_is_kept BEFORE UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION consent_is_kept();
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.consents FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on consents to app;

create table public.delegated_access_tokens (
  tenant_id uuid not null,
  secret_hash bytea not null,
  workspace_id uuid not null,
  accounting_package text,
  session_id uuid,
  link_session_id uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint delegated_access_tokens_pkey PRIMARY KEY (tenant_id, secret_hash),
  constraint delegated_access_tokens_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id) ON DELETE CASCADE,
  constraint delegated_access_tokens_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES sessions(tenant_id, id) ON DELETE CASCADE,
  constraint delegated_access_tokens_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint delegated_access_tokens_check CHECK ((num_nonnulls(session_id, link_session_id) = 1)),
  constraint delegated_access_tokens_check1 CHECK (((used_at IS NULL) OR (accounting_package IS NOT NULL))),
  constraint delegated_access_tokens_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table public.delegated_access_tokens owner to owner;
alter table public.delegated_access_tokens enable row level security;
alter table public.delegated_access_tokens force row level security;
create policy tenant on delegated_access_tokens for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX delegated_access_tokens_tenant_id_expires_at_idx ON public.delegated_access_tokens USING btree (tenant_id, expires_at);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.delegated_access_tokens FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on delegated_access_tokens to app;

create table public.deletion_certificates (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  deleted_by uuid,
  deleted_at timestamp with time zone not null,
  purged_at timestamp with time zone not null,
  backups_until timestamp with time zone not null,
  counts jsonb not null,
  submission_id uuid,
  policy text,
  files jsonb not null default '[]'::jsonb,
  consents jsonb not null default '[]'::jsonb,
  constraint deletion_certificates_pkey PRIMARY KEY (tenant_id, id),
  constraint deletion_certificates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint deletion_certificates_check CHECK ((backups_until >= purged_at)),
  constraint deletion_certificates_consents_check CHECK ((jsonb_typeof(consents) = 'array'::text)),
  constraint deletion_certificates_files_check CHECK ((jsonb_typeof(files) = 'array'::text))
);
alter table public.deletion_certificates owner to owner;
alter table public.deletion_certificates enable row level security;
alter table public.deletion_certificates force row level security;
create policy tenant on deletion_certificates for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX deletion_certificates_submission ON public.deletion_certificates USING btree (tenant_id, submission_id) WHERE (submission_id IS NOT NULL);
CREATE UNIQUE INDEX deletion_certificates_workspace ON public.deletion_certificates USING btree (tenant_id, workspace_id, deleted_at) WHERE (submission_id IS NULL);
grant insert, select on deletion_certificates to app;

create table public.denials (
  tenant_id uuid not null,
  minute timestamp with time zone not null,
  operation text not null,
  reason text not null,
  address_prefix text not null,
  actor_id text not null,
  actor_kind text not null,
  status integer not null,
  hits integer not null,
  told_from integer not null,
  constraint denials_pkey PRIMARY KEY (tenant_id, minute, operation, reason, address_prefix, actor_id),
  constraint denials_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint denials_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'borrower'::text, 'unknown'::text]))),
  constraint denials_hits_check CHECK ((hits > 0)),
  constraint denials_told_from_check CHECK ((told_from > 0))
);
alter table public.denials owner to owner;
alter table public.denials enable row level security;
alter table public.denials force row level security;
create policy tenant on denials for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on denials to app;

create table public.disabled_effects (
  tenant_id uuid not null,
  flow text not null,
  affected text,
  not_affected text,
  constraint disabled_effects_pkey PRIMARY KEY (tenant_id, flow),
  constraint disabled_effects_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint disabled_effects_affected_check CHECK ((affected <> ''::text)),
  constraint disabled_effects_check CHECK (((affected IS NOT NULL) OR (not_affected IS NOT NULL))),
  constraint disabled_effects_flow_check CHECK ((flow = ANY (ARRAY['lender'::text, 'borrower'::text]))),
  constraint disabled_effects_not_affected_check CHECK ((not_affected <> ''::text))
);
alter table public.disabled_effects owner to owner;
alter table public.disabled_effects enable row level security;
alter table public.disabled_effects force row level security;
create policy tenant on disabled_effects for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on disabled_effects to app;

create table public.disabled_paragraphs (
  tenant_id uuid not null,
  flow text not null,
  "position" integer not null,
  content text not null,
  bold boolean not null default false,
  font_size integer,
  margin_bottom integer,
  strong text[],
  constraint disabled_paragraphs_pkey PRIMARY KEY (tenant_id, flow, "position"),
  constraint disabled_paragraphs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint disabled_paragraphs_flow_check CHECK ((flow = ANY (ARRAY['lender'::text, 'borrower'::text]))),
  constraint disabled_paragraphs_font_size_check CHECK (((font_size >= 8) AND (font_size <= 72))),
  constraint disabled_paragraphs_margin_bottom_check CHECK (((margin_bottom >= 0) AND (margin_bottom <= 200))),
  constraint disabled_paragraphs_position_check CHECK (("position" >= 0))
);
alter table public.disabled_paragraphs owner to owner;
alter table public.disabled_paragraphs enable row level security;
alter table public.disabled_paragraphs force row level security;
create policy tenant on disabled_paragraphs for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on disabled_paragraphs to app;

create table public.documents (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  submission_document_type text not null,
  file_name text not null,
  file_size bigint not null,
  sniffed_type text not null,
  sha256 bytea not null,
  storage_key text,
  scan_state text not null default 'not-scanned'::text,
  uploaded_by_user_id uuid,
  link_session_id uuid,
  uploaded_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  announced_at timestamp with time zone,
  constraint documents_pkey PRIMARY KEY (tenant_id, id),
  constraint documents_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id),
  constraint documents_tenant_id_uploaded_by_user_id_fkey FOREIGN KEY (tenant_id, uploaded_by_user_id) REFERENCES users(tenant_id, id),
  constraint documents_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint documents_check CHECK (((deleted_at IS NULL) = (storage_key IS NOT NULL))),
  constraint documents_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint documents_file_size_check CHECK (((file_size >= 0) AND (file_size < 68157440))),
  constraint documents_scan_state_check CHECK ((scan_state = ANY (ARRAY['scanning'::text, 'clean'::text, 'infected'::text, 'not-scanned'::text]))),
  constraint documents_sha256_check CHECK ((length(sha256) = 32))
);
alter table public.documents owner to owner;
alter table public.documents enable row level security;
alter table public.documents force row level security;
create policy tenant on documents for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX documents_by_visit ON public.documents USING btree (tenant_id, link_session_id) WHERE (link_session_id IS NOT NULL);
CREATE INDEX documents_tenant_id_submission_id_uploaded_at_idx ON public.documents USING btree (tenant_id, submission_id, uploaded_at);
CREATE INDEX documents_unannounced ON public.documents USING btree (tenant_id, submission_id) WHERE (announced_at IS NULL);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.documents FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on documents to app;

create table public.email_codes (
  tenant_id uuid not null,
  id uuid not null,
  link_session_id uuid not null,
  address text not null,
  sealed_code bytea,
  network_prefix text not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  constraint email_codes_pkey PRIMARY KEY (tenant_id, id),
  constraint email_codes_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id) ON DELETE CASCADE,
  constraint email_codes_address_check CHECK (((length(address) <= 256) AND (address ~~ '%_@_%'::text))),
  constraint email_codes_check CHECK (((proved_at IS NULL) OR (sealed_code IS NULL))),
  constraint email_codes_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);
alter table public.email_codes owner to owner;
alter table public.email_codes enable row level security;
alter table public.email_codes force row level security;
create policy tenant on email_codes for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX email_codes_tenant_id_created_at_idx ON public.email_codes USING btree (tenant_id, created_at);
CREATE INDEX email_codes_tenant_id_link_session_id_idx ON public.email_codes USING btree (tenant_id, link_session_id);
CREATE UNIQUE INDEX email_codes_waiting ON public.email_codes USING btree (tenant_id, link_session_id) WHERE (sealed_code IS NOT NULL);
grant delete, insert, select, update on email_codes to app;

create table public.email_confirmations (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  address text not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint email_confirmations_pkey PRIMARY KEY (tenant_id, id),
  constraint email_confirmations_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash),
  constraint email_confirmations_tenant_id_submission_id_fkey FOREIGN KEY (tenant_id, submission_id) REFERENCES submissions(tenant_id, id) ON DELETE CASCADE,
  constraint email_confirmations_address_check CHECK (((length(address) <= 256) AND (address ~~ '%_@_%'::text))),
  constraint email_confirmations_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table public.email_confirmations owner to owner;
alter table public.email_confirmations enable row level security;
alter table public.email_confirmations force row level security;
create policy tenant on email_confirmations for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX email_confirmations_tenant_id_submission_id_idx ON public.email_confirmations USING btree (tenant_id, submission_id);
grant delete, insert, select, update on email_confirmations to app;

create table public.file_imports (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  file_name text not null,
  file_size bigint not null,
  sha256 bytea not null,
  sniffed_type text not null,
  storage_key text,
  state text not null default 'reading'::text,
  reading integer not null default 1,
  today date not null,
  choices jsonb not null default '{}'::jsonb,
  report jsonb,
  rejected jsonb,
  recipe jsonb,
  problem text,
  difference_accepted boolean not null default false,
  uploaded_by_user_id uuid,
  link_session_id uuid,
  connection_id uuid,
  submission_id uuid,
  financial_record_id uuid,
  uploaded_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  period_accepted boolean not null default false,
  period_reason text,
  constraint file_imports_pkey PRIMARY KEY (tenant_id, id),
  constraint file_imports_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id),
  constraint file_imports_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id),
  constraint file_imports_tenant_id_uploaded_by_user_id_fkey FOREIGN KEY (tenant_id, uploaded_by_user_id) REFERENCES users(tenant_id, id),
  constraint file_imports_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint file_imports_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint file_imports_check CHECK ((num_nonnulls(uploaded_by_user_id, link_session_id) = 1)),
  constraint file_imports_check1 CHECK (((state = 'failed'::text) = (problem IS NOT NULL))),
  constraint file_imports_check2 CHECK (((state = 'sent'::text) = (num_nulls(connection_id, submission_id, financial_record_id, sent_at) = 0))),
  constraint file_imports_check3 CHECK (((period_reason IS NULL) OR period_accepted)),
  constraint file_imports_choices_check CHECK ((jsonb_typeof(choices) = 'object'::text)),
  constraint file_imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint file_imports_file_size_check CHECK (((file_size > 0) AND (file_size < 68157440))),
  constraint file_imports_period_reason_check CHECK (((length(period_reason) >= 1) AND (length(period_reason) <= 300))),
  constraint file_imports_reading_check CHECK ((reading > 0)),
  constraint file_imports_recipe_check CHECK ((jsonb_typeof(recipe) = 'object'::text)),
  constraint file_imports_rejected_check CHECK ((jsonb_typeof(rejected) = 'object'::text)),
  constraint file_imports_report_check CHECK ((jsonb_typeof(report) = 'object'::text)),
  constraint file_imports_sha256_check CHECK ((length(sha256) = 32)),
  constraint file_imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'read'::text, 'failed'::text, 'sent'::text])))
);
alter table public.file_imports owner to owner;
alter table public.file_imports enable row level security;
alter table public.file_imports force row level security;
create policy tenant on file_imports for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX file_imports_by_visit ON public.file_imports USING btree (tenant_id, link_session_id) WHERE (link_session_id IS NOT NULL);
CREATE INDEX file_imports_tenant_id_submission_id_idx ON public.file_imports USING btree (tenant_id, submission_id);
CREATE INDEX file_imports_tenant_id_workspace_id_uploaded_at_idx ON public.file_imports USING btree (tenant_id, workspace_id, uploaded_at DESC);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.file_imports FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on file_imports to app;

create table public.file_mappings (
  tenant_id uuid not null,
  workspace_id uuid not null,
  headings_hash bytea not null,
  mapping jsonb not null,
  answers jsonb not null default '{}'::jsonb,
  said_at timestamp with time zone not null default now(),
  constraint file_mappings_pkey PRIMARY KEY (tenant_id, workspace_id, headings_hash),
  constraint file_mappings_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint file_mappings_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
  constraint file_mappings_headings_hash_check CHECK ((length(headings_hash) = 32)),
  constraint file_mappings_mapping_check CHECK ((jsonb_typeof(mapping) = 'object'::text))
);
alter table public.file_mappings owner to owner;
alter table public.file_mappings enable row level security;
alter table public.file_mappings force row level security;
create policy tenant on file_mappings for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.file_mappings FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on file_mappings to app;

create table public.financial_records (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  status text not null default 'Pending'::text,
  datasource_name_id text not null,
  dataset_name text not null,
  bases text[],
  groups text[],
  currency text,
  from_day date,
  up_to_day date,
  cuts date[],
  retained_earnings_id text,
  counts jsonb,
  anonymized boolean not null default false,
  data_as_of timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  loaded_at timestamp with time zone,
  deleted_at timestamp with time zone,
  has_entries boolean not null default true,
  openings_unknown boolean not null default false,
  constraint financial_records_pkey PRIMARY KEY (tenant_id, id),
  constraint financial_records_tenant_id_workspace_id_id_key UNIQUE (tenant_id, workspace_id, id),
  constraint financial_records_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint financial_records_bases_check CHECK (((cardinality(bases) > 0) AND (bases <@ '{accrual,cash}'::text[]))),
  constraint financial_records_check CHECK (((status = ANY (ARRAY['Pending'::text, 'ImportError'::text])) OR (num_nulls(bases, groups, currency, from_day, up_to_day, cuts, counts, data_as_of, loaded_at) = 0))),
  constraint financial_records_check1 CHECK ((from_day <= up_to_day)),
  constraint financial_records_check2 CHECK (((status = 'Deleted'::text) = (deleted_at IS NOT NULL))),
  constraint financial_records_counts_check CHECK ((jsonb_typeof(counts) = 'object'::text)),
  constraint financial_records_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint financial_records_groups_check CHECK ((groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'::text[])),
  constraint financial_records_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Created'::text, 'ImportError'::text, 'Deleted'::text])))
);
alter table public.financial_records owner to owner;
alter table public.financial_records enable row level security;
alter table public.financial_records force row level security;
create policy tenant on financial_records for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX financial_records_tenant_id_submission_id_idx ON public.financial_records USING btree (tenant_id, submission_id);
CREATE INDEX financial_records_tenant_id_workspace_id_loaded_at_idx ON public.financial_records USING btree (tenant_id, workspace_id, loaded_at DESC);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.financial_records FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on financial_records to app;

create table public.findings (
  tenant_id uuid not null,
  id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  check_id text not null,
  state text not null default 'open'::text,
  note text,
  opened_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  settled_by uuid,
  constraint findings_pkey PRIMARY KEY (tenant_id, id),
  constraint findings_tenant_id_financial_record_id_basis_check_id_key UNIQUE (tenant_id, financial_record_id, basis, check_id),
  constraint findings_tenant_id_financial_record_id_basis_check_id_fkey FOREIGN KEY (tenant_id, financial_record_id, basis, check_id) REFERENCES checks(tenant_id, financial_record_id, basis, id) ON DELETE CASCADE,
  constraint findings_tenant_id_settled_by_fkey FOREIGN KEY (tenant_id, settled_by) REFERENCES users(tenant_id, id),
  constraint findings_check CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  constraint findings_state_check CHECK ((state = ANY (ARRAY['open'::text, 'explained'::text, 'resolved'::text])))
);
alter table public.findings owner to owner;
alter table public.findings enable row level security;
alter table public.findings force row level security;
create policy tenant on findings for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on findings to app;

create table public.held_sign_ins (
  tenant_id uuid not null,
  consent_id uuid not null,
  workspace_id uuid not null,
  connection_id uuid not null,
  sealed_tokens bytea not null,
  dataset_id text,
  dataset_name text not null,
  consent_expires_at timestamp with time zone,
  held_at timestamp with time zone not null,
  constraint held_sign_ins_pkey PRIMARY KEY (tenant_id, consent_id),
  constraint held_sign_ins_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id) ON DELETE CASCADE,
  constraint held_sign_ins_tenant_id_consent_id_fkey FOREIGN KEY (tenant_id, consent_id) REFERENCES consents(tenant_id, id) ON DELETE CASCADE,
  constraint held_sign_ins_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE
);
alter table public.held_sign_ins owner to owner;
alter table public.held_sign_ins enable row level security;
alter table public.held_sign_ins force row level security;
create policy tenant on held_sign_ins for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX held_sign_ins_tenant_id_connection_id_idx ON public.held_sign_ins USING btree (tenant_id, connection_id);
CREATE INDEX held_sign_ins_tenant_id_workspace_id_idx ON public.held_sign_ins USING btree (tenant_id, workspace_id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.held_sign_ins FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on held_sign_ins to app;

create table public.idempotency_keys (
  tenant_id uuid not null,
  operation text not null,
  caller text not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  body json,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, operation, caller, key),
  constraint idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotency_keys_request_hash_check CHECK ((length(request_hash) = 32)),
  constraint idempotency_keys_status_check CHECK (((status >= 200) AND (status <= 599)))
);
alter table public.idempotency_keys owner to owner;
alter table public.idempotency_keys enable row level security;
alter table public.idempotency_keys force row level security;
create policy tenant on idempotency_keys for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX idempotency_keys_tenant_id_created_at_idx ON public.idempotency_keys USING btree (tenant_id, created_at);
grant delete, insert, select, update on idempotency_keys to app;

create table public.identity_providers (
  tenant_id uuid not null,
  id uuid not null,
  issuer text not null,
  client_id text not null,
  sealed_client_secret bytea,
  api_client_ids text[] not null default '{}'::text[],
  scopes text not null default 'openid profile email'::text,
  enabled boolean not null default true,
  constraint identity_providers_pkey PRIMARY KEY (tenant_id, id),
  constraint identity_providers_tenant_id_issuer_key UNIQUE (tenant_id, issuer),
  constraint identity_providers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint identity_providers_issuer_check CHECK ((issuer ~ '^(http|https)://'::text))
);
alter table public.identity_providers owner to owner;
alter table public.identity_providers enable row level security;
alter table public.identity_providers force row level security;
create policy tenant on identity_providers for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on identity_providers to app;

create table public.import_requests (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  connection_id uuid not null,
  parameters jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint import_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint import_requests_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id),
  constraint import_requests_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint import_requests_parameters_check CHECK ((jsonb_typeof(parameters) = 'object'::text))
);
alter table public.import_requests owner to owner;
alter table public.import_requests enable row level security;
alter table public.import_requests force row level security;
create policy tenant on import_requests for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX import_requests_tenant_id_connection_id_created_at_idx ON public.import_requests USING btree (tenant_id, connection_id, created_at DESC);
CREATE INDEX import_requests_tenant_id_submission_id_created_at_idx ON public.import_requests USING btree (tenant_id, submission_id, created_at DESC);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.import_requests FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on import_requests to app;

create table public.import_steps (
  tenant_id uuid not null,
  import_id uuid not null,
  step text not null,
  "position" integer not null,
  state text not null default 'waiting'::text,
  done bigint not null default 0,
  expected bigint,
  cursor jsonb,
  parts integer not null default 0,
  complete boolean not null default false,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  reason fact,
  constraint import_steps_pkey PRIMARY KEY (tenant_id, import_id, step),
  constraint import_steps_tenant_id_import_id_position_key UNIQUE (tenant_id, import_id, "position"),
  constraint import_steps_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id) ON DELETE CASCADE,
  constraint import_steps_check CHECK (((state <> 'done'::text) OR complete)),
  constraint import_steps_done_check CHECK ((done >= 0)),
  constraint import_steps_expected_check CHECK ((expected >= 0)),
  constraint import_steps_parts_check CHECK ((parts >= 0)),
  constraint import_steps_position_check CHECK (("position" >= 0)),
  constraint import_steps_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint import_steps_step_check CHECK ((step = ANY (ARRAY['company'::text, 'accounts'::text, 'trial-balances'::text, 'journal-lines'::text, 'receivables'::text, 'payables'::text, 'parties'::text, 'vendor-statements'::text, 'load'::text, 'statements'::text, 'checks'::text, 'workbooks'::text])))
);
alter table public.import_steps owner to owner;
alter table public.import_steps enable row level security;
alter table public.import_steps force row level security;
create policy tenant on import_steps for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on import_steps to app;

create table public.imports (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  import_request_id uuid not null,
  connection_id uuid not null,
  financial_record_id uuid not null,
  attempt integer not null,
  outcome text not null default 'Pending'::text,
  error_code text not null default 'None'::text,
  today date not null,
  request jsonb not null,
  started_by_user_id uuid,
  started_by_link_session_id uuid,
  lease_token uuid,
  leased_at timestamp with time zone,
  progressed_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  reason fact,
  consent_id uuid,
  constraint imports_pkey PRIMARY KEY (tenant_id, id),
  constraint imports_tenant_id_financial_record_id_key UNIQUE (tenant_id, financial_record_id),
  constraint imports_tenant_id_submission_id_attempt_key UNIQUE (tenant_id, submission_id, attempt),
  constraint imports_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id),
  constraint imports_tenant_id_consent_id_fkey FOREIGN KEY (tenant_id, consent_id) REFERENCES consents(tenant_id, id),
  constraint imports_tenant_id_import_request_id_fkey FOREIGN KEY (tenant_id, import_request_id) REFERENCES import_requests(tenant_id, id),
  constraint imports_tenant_id_started_by_link_session_id_fkey FOREIGN KEY (tenant_id, started_by_link_session_id) REFERENCES link_sessions(tenant_id, id),
  constraint imports_tenant_id_started_by_user_id_fkey FOREIGN KEY (tenant_id, started_by_user_id) REFERENCES users(tenant_id, id),
  constraint imports_tenant_id_workspace_id_financial_record_id_fkey FOREIGN KEY (tenant_id, workspace_id, financial_record_id) REFERENCES financial_records(tenant_id, workspace_id, id),
  constraint imports_tenant_id_workspace_id_submission_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_id) REFERENCES submissions(tenant_id, workspace_id, id),
  constraint imports_attempt_check CHECK ((attempt > 0)),
  constraint imports_check CHECK (((outcome = 'Error'::text) = (error_code <> 'None'::text))),
  constraint imports_check1 CHECK (((outcome = 'Pending'::text) = (finished_at IS NULL))),
  constraint imports_error_code_check CHECK ((error_code = ANY (ARRAY['None'::text, 'InsufficientUserPermissions'::text, 'DatasourceUnresponsive'::text, 'InternalError'::text, 'Disconnected'::text, 'Cancelled'::text]))),
  constraint imports_outcome_check CHECK ((outcome = ANY (ARRAY['Pending'::text, 'Success'::text, 'Error'::text]))),
  constraint imports_request_check CHECK ((jsonb_typeof(request) = 'object'::text))
);
alter table public.imports owner to owner;
alter table public.imports enable row level security;
alter table public.imports force row level security;
create policy tenant on imports for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX imports_by_visit ON public.imports USING btree (tenant_id, started_by_link_session_id) WHERE (started_by_link_session_id IS NOT NULL);
CREATE UNIQUE INDEX imports_running ON public.imports USING btree (tenant_id, connection_id) WHERE (outcome = 'Pending'::text);
CREATE INDEX imports_tenant_id_consent_id_idx ON public.imports USING btree (tenant_id, consent_id);
CREATE INDEX imports_tenant_id_workspace_id_created_at_idx ON public.imports USING btree (tenant_id, workspace_id, created_at DESC);
CREATE TRIGGER import_has_consent BEFORE INSERT ON public.imports FOR EACH ROW WHEN ((new.consent_id IS NULL)) EXECUTE FUNCTION import_has_consent();
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.imports FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on imports to app;

create table public.invitations (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null,
  invited_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (tenant_id, id),
  constraint invitations_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash),
  constraint invitations_tenant_id_invited_by_fkey FOREIGN KEY (tenant_id, invited_by) REFERENCES users(tenant_id, id),
  constraint invitations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint invitations_check CHECK ((expires_at > created_at)),
  constraint invitations_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table public.invitations owner to owner;
alter table public.invitations enable row level security;
alter table public.invitations force row level security;
create policy tenant on invitations for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX invitations_tenant_id_user_id_idx ON public.invitations USING btree (tenant_id, user_id);
CREATE TRIGGER of_living_user BEFORE INSERT ON public.invitations FOR EACH ROW EXECUTE FUNCTION of_living_user('user_id');
grant delete, insert, select, update on invitations to app;

create table public.job_leases (
  tenant_id uuid not null,
  job_id bigint not null,
  token uuid not null,
  taken_at timestamp with time zone not null default now(),
  constraint job_leases_pkey PRIMARY KEY (tenant_id, job_id)
);
alter table public.job_leases owner to owner;
alter table public.job_leases enable row level security;
alter table public.job_leases force row level security;
create policy tenant on job_leases for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on job_leases to app;

create table public.journal_lines (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  account_id text not null,
  period_end date not null,
  date date not null,
  "position" bigint not null,
  amount minor_units not null,
  transaction_id text not null,
  transaction_type text not null,
  line_number integer not null,
  memo text,
  document_number text,
  reference_number text,
  party_id text,
  created_at text,
  modified_at text,
  constraint journal_lines_pkey PRIMARY KEY (tenant_id, financial_record_id, basis, account_id, period_end, date, "position"),
  constraint journal_lines_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text]))),
  constraint journal_lines_check CHECK ((date <= period_end))
);
alter table public.journal_lines owner to owner;
alter table public.journal_lines enable row level security;
alter table public.journal_lines force row level security;
create policy tenant on journal_lines for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX journal_lines_transaction ON public.journal_lines USING btree (tenant_id, transaction_id, financial_record_id, basis);
grant delete, insert, select, update on journal_lines to app;

create table public.ledger_accounts (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  id text not null,
  "position" integer not null,
  number text,
  name text not null,
  full_name text not null,
  parent_id text,
  description text,
  vendor_type text not null,
  vendor_subtype text,
  special_role text,
  kind text not null,
  classification text not null,
  classification_source text not null,
  confidence double precision not null,
  posting boolean not null,
  active boolean not null,
  created_at text,
  modified_at text,
  constraint ledger_accounts_pkey PRIMARY KEY (tenant_id, financial_record_id, id),
  constraint ledger_accounts_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint ledger_accounts_classification_check CHECK ((classification = ANY (ARRAY['cash'::text, 'ar'::text, 'inventory'::text, 'prepaid'::text, 'other_current_asset'::text, 'fixed_asset'::text, 'accumulated_depreciation'::text, 'intangible'::text, 'other_asset'::text, 'ap'::text, 'credit_card'::text, 'accrued_payroll'::text, 'tax_payable'::text, 'deferred_revenue'::text, 'short_term_debt'::text, 'other_current_liability'::text, 'long_term_debt'::text, 'other_liability'::text, 'equity'::text, 'retained_earnings'::text, 'revenue'::text, 'cogs'::text, 'opex'::text, 'depreciation_amortization'::text, 'interest_expense'::text, 'income_tax'::text, 'other_income'::text, 'other_expense'::text, 'non_posting'::text, 'unknown'::text]))),
  constraint ledger_accounts_classification_source_check CHECK ((classification_source = ANY (ARRAY['analyst'::text, 'special-role'::text, 'vendor-subtype'::text, 'vendor-type'::text, 'name-rule'::text, 'file-guess'::text, 'profit-and-loss'::text, 'balance-sheet'::text, 'sender'::text, 'memory'::text]))),
  constraint ledger_accounts_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint ledger_accounts_id_check CHECK ((id <> ''::text)),
  constraint ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['Real'::text, 'Nominal'::text]))),
  constraint ledger_accounts_position_check CHECK (("position" >= 0))
);
alter table public.ledger_accounts owner to owner;
alter table public.ledger_accounts enable row level security;
alter table public.ledger_accounts force row level security;
create policy tenant on ledger_accounts for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on ledger_accounts to app;

create table public.ledger_months (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  account_id text not null,
  period_end date not null,
  opening minor_units not null,
  debit minor_units not null,
  credit minor_units not null,
  closing minor_units not null,
  constraint ledger_months_pkey PRIMARY KEY (tenant_id, financial_record_id, basis, period_end, account_id),
  constraint ledger_months_tenant_id_financial_record_id_account_id_fkey FOREIGN KEY (tenant_id, financial_record_id, account_id) REFERENCES ledger_accounts(tenant_id, financial_record_id, id) ON DELETE CASCADE,
  constraint ledger_months_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text]))),
  constraint ledger_months_check CHECK (((closing)::bigint = (((opening)::bigint + (debit)::bigint) - (credit)::bigint))),
  constraint ledger_months_credit_check CHECK (((credit)::bigint >= 0)),
  constraint ledger_months_debit_check CHECK (((debit)::bigint >= 0))
);
alter table public.ledger_months owner to owner;
alter table public.ledger_months enable row level security;
alter table public.ledger_months force row level security;
create policy tenant on ledger_months for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on ledger_months to app;

create table public.link_sessions (
  tenant_id uuid not null,
  id uuid not null,
  secret_hash bytea not null,
  workspace_id uuid not null,
  shared_link_id uuid,
  submission_request_id bigint,
  created_at timestamp with time zone not null default now(),
  sliding_expires_at timestamp with time zone not null,
  absolute_expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  replaced_secret_hash bytea,
  constraint link_sessions_pkey PRIMARY KEY (tenant_id, id),
  constraint link_sessions_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash),
  constraint link_sessions_tenant_id_shared_link_id_fkey FOREIGN KEY (tenant_id, shared_link_id) REFERENCES shared_links(tenant_id, id) ON DELETE CASCADE,
  constraint link_sessions_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint link_sessions_tenant_id_workspace_id_submission_request_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_request_id) REFERENCES submission_requests(tenant_id, workspace_id, id),
  constraint link_sessions_check CHECK (((shared_link_id IS NULL) = (submission_request_id IS NULL))),
  constraint link_sessions_check1 CHECK ((sliding_expires_at <= absolute_expires_at)),
  constraint link_sessions_replaced_secret_hash_check CHECK ((length(replaced_secret_hash) = 32)),
  constraint link_sessions_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table public.link_sessions owner to owner;
alter table public.link_sessions enable row level security;
alter table public.link_sessions force row level security;
create policy tenant on link_sessions for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX link_sessions_tenant_id_replaced_secret_hash_idx ON public.link_sessions USING btree (tenant_id, replaced_secret_hash) WHERE (replaced_secret_hash IS NOT NULL);
CREATE INDEX link_sessions_tenant_id_shared_link_id_idx ON public.link_sessions USING btree (tenant_id, shared_link_id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.link_sessions FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on link_sessions to app;

create table public.login_states (
  tenant_id uuid not null,
  state_hash bytea not null,
  identity_provider_id uuid not null,
  browser_hash bytea not null,
  sealed_code_verifier bytea not null,
  nonce text not null,
  return_origin text not null,
  return_nonce text,
  invitation_id uuid,
  sealed_result bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  claimed_at timestamp with time zone,
  constraint login_states_pkey PRIMARY KEY (tenant_id, state_hash),
  constraint login_states_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint login_states_tenant_id_identity_provider_id_fkey FOREIGN KEY (tenant_id, identity_provider_id) REFERENCES identity_providers(tenant_id, id),
  constraint login_states_tenant_id_invitation_id_fkey FOREIGN KEY (tenant_id, invitation_id) REFERENCES invitations(tenant_id, id) ON DELETE CASCADE,
  constraint login_states_browser_hash_check CHECK ((length(browser_hash) = 32)),
  constraint login_states_check CHECK (((claimed_at IS NULL) OR (completed_at IS NOT NULL))),
  constraint login_states_nonce_check CHECK ((length(nonce) >= 22)),
  constraint login_states_return_origin_check CHECK ((return_origin ~ '^(http|https)://[^/ ]+$'::text)),
  constraint login_states_state_hash_check CHECK ((length(state_hash) = 32))
);
alter table public.login_states owner to owner;
alter table public.login_states enable row level security;
alter table public.login_states force row level security;
create policy tenant on login_states for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX login_states_tenant_id_expires_at_idx ON public.login_states USING btree (tenant_id, expires_at);
grant delete, insert, select, update on login_states to app;

create table public.mail_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  to_address text not null,
  language text not null default 'en'::text,
  content jsonb not null,
  sealed_secret bytea,
  workspace_id uuid,
  submission_id uuid,
  state text not null default 'Queued'::text,
  attempts integer not null default 0,
  message_id text,
  last_error text,
  created_at timestamp with time zone not null default now(),
  last_attempt_at timestamp with time zone,
  sent_at timestamp with time zone,
  constraint mail_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint mail_deliveries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint mail_deliveries_tenant_id_submission_id_fkey FOREIGN KEY (tenant_id, submission_id) REFERENCES submissions(tenant_id, id) ON DELETE CASCADE,
  constraint mail_deliveries_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint mail_deliveries_attempts_check CHECK ((attempts >= 0)),
  constraint mail_deliveries_check CHECK (((state = ANY (ARRAY['Sent'::text, 'Bounced'::text])) = (sent_at IS NOT NULL))),
  constraint mail_deliveries_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint mail_deliveries_kind_check CHECK ((kind <> ''::text)),
  constraint mail_deliveries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint mail_deliveries_state_check CHECK ((state = ANY (ARRAY['Queued'::text, 'Sent'::text, 'Failed'::text, 'Bounced'::text]))),
  constraint mail_deliveries_to_address_check CHECK (((length(to_address) <= 256) AND (to_address ~~ '%_@_%'::text)))
);
alter table public.mail_deliveries owner to owner;
alter table public.mail_deliveries enable row level security;
alter table public.mail_deliveries force row level security;
create policy tenant on mail_deliveries for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX mail_deliveries_of_link ON public.mail_deliveries USING btree (tenant_id, ((content ->> 'sharedLinkId'::text))) WHERE (kind = 'request'::text);
CREATE INDEX mail_deliveries_tenant_id_submission_id_idx ON public.mail_deliveries USING btree (tenant_id, submission_id);
grant delete, insert, select, update on mail_deliveries to app;

create table public.notification_settings (
  tenant_id uuid not null,
  id uuid not null,
  type text not null,
  style text not null default 'OptIn'::text,
  default_recipients text[] not null default '{}'::text[],
  default_action text not null default 'Append'::text,
  version integer not null default 1,
  changed_at timestamp with time zone,
  changed_by uuid,
  constraint notification_settings_pkey PRIMARY KEY (tenant_id, id),
  constraint notification_settings_tenant_id_type_key UNIQUE (tenant_id, type),
  constraint notification_settings_tenant_id_changed_by_fkey FOREIGN KEY (tenant_id, changed_by) REFERENCES users(tenant_id, id),
  constraint notification_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint notification_settings_default_action_check CHECK ((default_action = ANY (ARRAY['Append'::text, 'Replace'::text]))),
  constraint notification_settings_style_check CHECK ((style = ANY (ARRAY['OptIn'::text, 'OptOut'::text, 'Disabled'::text]))),
  constraint notification_settings_type_check CHECK ((type = ANY (ARRAY['collection-completed'::text, 'collection-failed'::text, 'connection-needs-attention'::text, 'document-uploaded'::text, 'access-requested'::text, 'user-invited'::text, 'files-about-to-be-deleted'::text]))),
  constraint notification_settings_version_check CHECK ((version > 0))
);
alter table public.notification_settings owner to owner;
alter table public.notification_settings enable row level security;
alter table public.notification_settings force row level security;
create policy tenant on notification_settings for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on notification_settings to app;

create table public.notification_subscriptions (
  tenant_id uuid not null,
  user_id uuid not null,
  workspace_id uuid not null,
  notification_id uuid not null,
  method text not null default 'Email'::text,
  enabled boolean not null,
  constraint notification_subscriptions_pkey PRIMARY KEY (tenant_id, workspace_id, notification_id, user_id, method),
  constraint notification_subscriptions_tenant_id_notification_id_fkey FOREIGN KEY (tenant_id, notification_id) REFERENCES notification_settings(tenant_id, id) ON DELETE CASCADE,
  constraint notification_subscriptions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint notification_subscriptions_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint notification_subscriptions_method_check CHECK ((method = 'Email'::text))
);
alter table public.notification_subscriptions owner to owner;
alter table public.notification_subscriptions enable row level security;
alter table public.notification_subscriptions force row level security;
create policy tenant on notification_subscriptions for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX notification_subscriptions_tenant_id_user_id_idx ON public.notification_subscriptions USING btree (tenant_id, user_id);
grant delete, insert, select, update on notification_subscriptions to app;

create table public.oauth_states (
  tenant_id uuid not null,
  state_hash bytea not null,
  connection_request_id uuid not null,
  initiator_hash bytea not null,
  sealed_code_verifier bytea not null,
  redirect_uri text not null,
  return_address text not null,
  sealed_result bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  claimed_at timestamp with time zone,
  constraint oauth_states_pkey PRIMARY KEY (tenant_id, state_hash),
  constraint oauth_states_tenant_id_connection_request_id_fkey FOREIGN KEY (tenant_id, connection_request_id) REFERENCES connection_requests(tenant_id, id) ON DELETE CASCADE,
  constraint oauth_states_check CHECK (((claimed_at IS NULL) OR (completed_at IS NOT NULL))),
  constraint oauth_states_initiator_hash_check CHECK ((length(initiator_hash) = 32)),
  constraint oauth_states_redirect_uri_check CHECK ((redirect_uri ~ '^(http|https)://'::text)),
  constraint oauth_states_return_address_check CHECK ((return_address ~ '^(http|https)://'::text)),
  constraint oauth_states_state_hash_check CHECK ((length(state_hash) = 32))
);
alter table public.oauth_states owner to owner;
alter table public.oauth_states enable row level security;
alter table public.oauth_states force row level security;
create policy tenant on oauth_states for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX oauth_states_tenant_id_expires_at_idx ON public.oauth_states USING btree (tenant_id, expires_at);
grant delete, insert, select, update on oauth_states to app;

create table public.open_documents (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  side text not null,
  as_of date not null,
  document_id text not null,
  kind text not null,
  number text,
  party_id text not null,
  date date not null,
  due_date date,
  total minor_units not null,
  outstanding minor_units not null,
  constraint open_documents_pkey PRIMARY KEY (tenant_id, financial_record_id, side, as_of, document_id),
  constraint open_documents_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint open_documents_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit'::text, 'bill'::text, 'vendor-credit'::text, 'unapplied'::text]))),
  constraint open_documents_side_check CHECK ((side = ANY (ARRAY['receivable'::text, 'payable'::text])))
);
alter table public.open_documents owner to owner;
alter table public.open_documents enable row level security;
alter table public.open_documents force row level security;
create policy tenant on open_documents for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on open_documents to app;

create table public.packed_balances (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  openings text not null,
  movements text not null,
  constraint packed_balances_pkey PRIMARY KEY (tenant_id, financial_record_id, basis),
  constraint packed_balances_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint packed_balances_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text])))
);
alter table public.packed_balances owner to owner;
alter table public.packed_balances enable row level security;
alter table public.packed_balances force row level security;
create policy tenant on packed_balances for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on packed_balances to app;

create table public.packed_figures (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  figures bytea not null,
  constraint packed_figures_pkey PRIMARY KEY (tenant_id, financial_record_id),
  constraint packed_figures_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE
);
alter table public.packed_figures owner to owner;
alter table public.packed_figures enable row level security;
alter table public.packed_figures force row level security;
create policy tenant on packed_figures for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on packed_figures to app;

create table public.parties (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  id text not null,
  kind text not null,
  name text not null,
  constraint parties_pkey PRIMARY KEY (tenant_id, financial_record_id, id),
  constraint parties_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint parties_id_check CHECK ((id <> ''::text)),
  constraint parties_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'vendor'::text, 'other'::text])))
);
alter table public.parties owner to owner;
alter table public.parties enable row level security;
alter table public.parties force row level security;
create policy tenant on parties for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on parties to app;

create table public.permission_asks (
  tenant_id uuid not null,
  id uuid not null,
  consent_id uuid not null,
  workspace_id uuid not null,
  submission_request_id bigint not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  constraint permission_asks_pkey PRIMARY KEY (tenant_id, id),
  constraint permission_asks_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES users(tenant_id, id),
  constraint permission_asks_tenant_id_consent_id_fkey FOREIGN KEY (tenant_id, consent_id) REFERENCES consents(tenant_id, id) ON DELETE CASCADE,
  constraint permission_asks_tenant_id_workspace_id_submission_request__fkey FOREIGN KEY (tenant_id, workspace_id, submission_request_id) REFERENCES submission_requests(tenant_id, workspace_id, id) ON DELETE CASCADE,
  constraint permission_asks_check CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint permission_asks_outcome_check CHECK ((outcome = ANY (ARRAY['allowed'::text, 'kept'::text, 'taken-back'::text, 'replaced'::text])))
);
alter table public.permission_asks owner to owner;
alter table public.permission_asks enable row level security;
alter table public.permission_asks force row level security;
create policy tenant on permission_asks for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX permission_asks_tenant_id_consent_id_asked_at_idx ON public.permission_asks USING btree (tenant_id, consent_id, asked_at DESC);
CREATE INDEX permission_asks_tenant_id_workspace_id_submission_request_i_idx ON public.permission_asks USING btree (tenant_id, workspace_id, submission_request_id);
CREATE UNIQUE INDEX permission_asks_waiting ON public.permission_asks USING btree (tenant_id, consent_id) WHERE (ended_at IS NULL);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.permission_asks FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on permission_asks to app;

create table public.portal_texts (
  tenant_id uuid not null,
  section text not null,
  language_code text not null,
  locale text not null default ''::text,
  texts jsonb not null,
  constraint portal_texts_pkey PRIMARY KEY (tenant_id, section, language_code, locale),
  constraint portal_texts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint portal_texts_language_code_check CHECK ((language_code ~ '^[a-z]{2}$'::text)),
  constraint portal_texts_section_check CHECK (((length(section) >= 1) AND (length(section) <= 64))),
  constraint portal_texts_texts_check CHECK ((jsonb_typeof(texts) = 'object'::text))
);
alter table public.portal_texts owner to owner;
alter table public.portal_texts enable row level security;
alter table public.portal_texts force row level security;
create policy tenant on portal_texts for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on portal_texts to app;

create table public.rate_limits (
  tenant_id uuid not null,
  operation text not null,
  address_prefix text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_limits_pkey PRIMARY KEY (tenant_id, operation, address_prefix, window_start),
  constraint rate_limits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint rate_limits_hits_check CHECK ((hits > 0))
);
alter table public.rate_limits owner to owner;
alter table public.rate_limits enable row level security;
alter table public.rate_limits force row level security;
create policy tenant on rate_limits for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on rate_limits to app;

create table public.receipt_keys (
  tenant_id uuid not null,
  secret_hash bytea not null,
  submission_id uuid not null,
  created_at timestamp with time zone not null,
  address text,
  constraint receipt_keys_pkey PRIMARY KEY (tenant_id, secret_hash),
  constraint receipt_keys_tenant_id_submission_id_fkey FOREIGN KEY (tenant_id, submission_id) REFERENCES receipts(tenant_id, submission_id) ON DELETE CASCADE,
  constraint receipt_keys_address_check CHECK (((length(address) <= 256) AND (address ~~ '%_@_%'::text))),
  constraint receipt_keys_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table public.receipt_keys owner to owner;
alter table public.receipt_keys enable row level security;
alter table public.receipt_keys force row level security;
create policy tenant on receipt_keys for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX receipt_keys_tenant_id_submission_id_idx ON public.receipt_keys USING btree (tenant_id, submission_id);
grant delete, insert, select, update on receipt_keys to app;

create table public.receipts (
  tenant_id uuid not null,
  submission_id uuid not null,
  financial_record_id uuid,
  link_session_id uuid not null,
  reference text not null,
  created_at timestamp with time zone not null,
  constraint receipts_pkey PRIMARY KEY (tenant_id, submission_id),
  constraint receipts_tenant_id_reference_key UNIQUE (tenant_id, reference),
  constraint receipts_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint receipts_tenant_id_submission_id_fkey FOREIGN KEY (tenant_id, submission_id) REFERENCES submissions(tenant_id, id) ON DELETE CASCADE,
  constraint receipts_reference_check CHECK ((reference <> ''::text))
);
alter table public.receipts owner to owner;
alter table public.receipts enable row level security;
alter table public.receipts force row level security;
create policy tenant on receipts for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX receipts_tenant_id_financial_record_id_idx ON public.receipts USING btree (tenant_id, financial_record_id);
grant delete, insert, select, update on receipts to app;

create table public.remembered_account_types (
  tenant_id uuid not null,
  workspace_id uuid not null,
  source text not null,
  account_hash bytea not null,
  account_number text,
  folded_name text not null,
  account_class text not null,
  stood text not null,
  said_at timestamp with time zone not null,
  file_import_id uuid,
  constraint remembered_account_types_pkey PRIMARY KEY (tenant_id, workspace_id, source, account_hash),
  constraint remembered_account_types_tenant_id_file_import_id_fkey FOREIGN KEY (tenant_id, file_import_id) REFERENCES file_imports(tenant_id, id) ON DELETE SET NULL (file_import_id),
  constraint remembered_account_types_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint remembered_account_types_account_class_check CHECK ((account_class = ANY (ARRAY['cash'::text, 'ar'::text, 'other_current_asset'::text, 'fixed_asset'::text, 'accumulated_depreciation'::text, 'other_asset'::text, 'ap'::text, 'credit_card'::text, 'other_current_liability'::text, 'long_term_debt'::text, 'equity'::text, 'retained_earnings'::text, 'revenue'::text, 'other_income'::text, 'cogs'::text, 'opex'::text, 'other_expense'::text, 'depreciation_amortization'::text, 'interest_expense'::text, 'income_tax'::text]))),
  constraint remembered_account_types_account_hash_check CHECK ((length(account_hash) = 32)),
  constraint remembered_account_types_account_number_check CHECK (((length(account_number) >= 1) AND (length(account_number) <= 200))),
  constraint remembered_account_types_folded_name_check CHECK ((length(folded_name) <= 400)),
  constraint remembered_account_types_source_check CHECK ((source = ANY (ARRAY['table'::text, 'sie'::text, 'saf-t'::text, 'fec'::text]))),
  constraint remembered_account_types_stood_check CHECK ((stood = ANY (ARRAY['debit'::text, 'credit'::text, 'zero'::text])))
);
alter table public.remembered_account_types owner to owner;
alter table public.remembered_account_types enable row level security;
alter table public.remembered_account_types force row level security;
create policy tenant on remembered_account_types for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX remembered_account_types_file ON public.remembered_account_types USING btree (tenant_id, file_import_id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.remembered_account_types FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on remembered_account_types to app;

create table public.retention_policies (
  tenant_id uuid not null,
  count integer not null,
  unit text not null,
  chosen_at timestamp with time zone not null,
  constraint retention_policies_pkey PRIMARY KEY (tenant_id),
  constraint retention_policies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint retention_policies_count_check CHECK (((count >= 1) AND (count <= 36500))),
  constraint retention_policies_unit_check CHECK ((unit = ANY (ARRAY['days'::text, 'months'::text, 'years'::text])))
);
alter table public.retention_policies owner to owner;
alter table public.retention_policies enable row level security;
alter table public.retention_policies force row level security;
create policy tenant on retention_policies for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on retention_policies to app;

create table public.risk_analyses (
  tenant_id uuid not null,
  id uuid not null,
  financial_record_id uuid not null,
  spread_version integer not null,
  basis text not null,
  model_version text not null,
  model_hash text not null,
  input_hash text not null,
  naics_code text,
  postal_code text,
  inputs jsonb not null,
  result jsonb not null,
  period_end date not null,
  pd1 double precision not null,
  pd5 double precision not null,
  peer_score integer,
  analyzed_at timestamp with time zone not null,
  analyzed_by uuid not null,
  constraint risk_analyses_pkey PRIMARY KEY (tenant_id, id),
  constraint risk_analyses_tenant_id_financial_record_id_id_key UNIQUE (tenant_id, financial_record_id, id),
  constraint risk_analyses_tenant_id_financial_record_id_input_hash_key UNIQUE (tenant_id, financial_record_id, input_hash),
  constraint risk_analyses_tenant_id_analyzed_by_fkey FOREIGN KEY (tenant_id, analyzed_by) REFERENCES users(tenant_id, id),
  constraint risk_analyses_tenant_id_financial_record_id_spread_version_fkey FOREIGN KEY (tenant_id, financial_record_id, spread_version) REFERENCES spread_versions(tenant_id, financial_record_id, version) ON DELETE CASCADE,
  constraint risk_analyses_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text]))),
  constraint risk_analyses_input_hash_check CHECK ((input_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint risk_analyses_inputs_check CHECK ((jsonb_typeof(inputs) = 'object'::text)),
  constraint risk_analyses_model_hash_check CHECK ((model_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint risk_analyses_model_version_check CHECK (((length(model_version) >= 1) AND (length(model_version) <= 64))),
  constraint risk_analyses_naics_code_check CHECK ((naics_code ~ '^[0-9]{6}$'::text)),
  constraint risk_analyses_pd1_check CHECK (((pd1 >= (0)::double precision) AND (pd1 <= (1)::double precision))),
  constraint risk_analyses_pd5_check CHECK (((pd5 >= (0)::double precision) AND (pd5 <= (1)::double precision))),
  constraint risk_analyses_peer_score_check CHECK (((peer_score >= 1) AND (peer_score <= 99))),
  constraint risk_analyses_postal_code_check CHECK (((length(postal_code) >= 1) AND (length(postal_code) <= 16))),
  constraint risk_analyses_result_check CHECK ((jsonb_typeof(result) = 'object'::text))
);
alter table public.risk_analyses owner to owner;
alter table public.risk_analyses enable row level security;
alter table public.risk_analyses force row level security;
create policy tenant on risk_analyses for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on risk_analyses to app;

create table public.risk_overrides (
  tenant_id uuid not null,
  id uuid not null,
  risk_analysis_id uuid not null,
  direction text not null,
  reason text not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  constraint risk_overrides_pkey PRIMARY KEY (tenant_id, id),
  constraint risk_overrides_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES users(tenant_id, id),
  constraint risk_overrides_tenant_id_risk_analysis_id_fkey FOREIGN KEY (tenant_id, risk_analysis_id) REFERENCES risk_analyses(tenant_id, id) ON DELETE CASCADE,
  constraint risk_overrides_direction_check CHECK ((direction = ANY (ARRAY['Higher'::text, 'Lower'::text]))),
  constraint risk_overrides_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 2000)))
);
alter table public.risk_overrides owner to owner;
alter table public.risk_overrides enable row level security;
alter table public.risk_overrides force row level security;
create policy tenant on risk_overrides for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX risk_overrides_tenant_id_risk_analysis_id_made_at_idx ON public.risk_overrides USING btree (tenant_id, risk_analysis_id, made_at);
grant insert, select on risk_overrides to app;

create table public.roles (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  tags text[] not null default '{}'::text[],
  constraint roles_pkey PRIMARY KEY (tenant_id, id),
  constraint roles_tenant_id_name_key UNIQUE (tenant_id, name),
  constraint roles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint roles_name_check CHECK ((name = ANY (ARRAY['Default User'::text, 'Administrator'::text])))
);
alter table public.roles owner to owner;
alter table public.roles enable row level security;
alter table public.roles force row level security;
create policy tenant on roles for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX roles_tenant_id_idx ON public.roles USING btree (tenant_id) WHERE ('default'::text = ANY (tags));
grant delete, insert, select, update on roles to app;

create table public.sessions (
  tenant_id uuid not null,
  id uuid not null,
  secret_hash bytea not null,
  user_id uuid not null,
  identity_provider_id uuid,
  sealed_id_token bytea,
  created_at timestamp with time zone not null default now(),
  refreshed_at timestamp with time zone not null default now(),
  sliding_expires_at timestamp with time zone not null,
  absolute_expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (tenant_id, id),
  constraint sessions_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash),
  constraint sessions_tenant_id_identity_provider_id_fkey FOREIGN KEY (tenant_id, identity_provider_id) REFERENCES identity_providers(tenant_id, id),
  constraint sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint sessions_check CHECK ((sliding_expires_at <= absolute_expires_at)),
  constraint sessions_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table public.sessions owner to owner;
alter table public.sessions enable row level security;
alter table public.sessions force row level security;
create policy tenant on sessions for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX sessions_tenant_id_user_id_idx ON public.sessions USING btree (tenant_id, user_id);
CREATE TRIGGER of_living_user BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION of_living_user('user_id');
grant delete, insert, select, update on sessions to app;

create table public.shared_links (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_request_id bigint not null,
  secret_hash bytea,
  sealed_secret bytea,
  tombstone bytea,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  expires_at timestamp with time zone not null,
  expired_by uuid,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  first_opened_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  constraint shared_links_pkey PRIMARY KEY (tenant_id, id),
  constraint shared_links_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash),
  constraint shared_links_tenant_id_submission_request_id_key UNIQUE (tenant_id, submission_request_id),
  constraint shared_links_tenant_id_tombstone_key UNIQUE (tenant_id, tombstone),
  constraint shared_links_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint shared_links_tenant_id_deleted_by_fkey FOREIGN KEY (tenant_id, deleted_by) REFERENCES users(tenant_id, id),
  constraint shared_links_tenant_id_expired_by_fkey FOREIGN KEY (tenant_id, expired_by) REFERENCES users(tenant_id, id),
  constraint shared_links_tenant_id_workspace_id_submission_request_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_request_id) REFERENCES submission_requests(tenant_id, workspace_id, id),
  constraint shared_links_check CHECK (((deleted_at IS NULL) = (secret_hash IS NOT NULL))),
  constraint shared_links_check1 CHECK (((deleted_at IS NULL) = (sealed_secret IS NOT NULL))),
  constraint shared_links_check2 CHECK (((deleted_at IS NULL) = (tombstone IS NULL))),
  constraint shared_links_secret_hash_check CHECK ((length(secret_hash) = 32)),
  constraint shared_links_tombstone_check CHECK ((length(tombstone) = 32))
);
alter table public.shared_links owner to owner;
alter table public.shared_links enable row level security;
alter table public.shared_links force row level security;
create policy tenant on shared_links for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX shared_links_tenant_id_workspace_id_created_at_idx ON public.shared_links USING btree (tenant_id, workspace_id, created_at DESC);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.shared_links FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on shared_links to app;

create table public.shown_risk_analyses (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  risk_analysis_id uuid not null,
  constraint shown_risk_analyses_pkey PRIMARY KEY (tenant_id, financial_record_id),
  constraint shown_risk_analyses_tenant_id_financial_record_id_risk_ana_fkey FOREIGN KEY (tenant_id, financial_record_id, risk_analysis_id) REFERENCES risk_analyses(tenant_id, financial_record_id, id) ON DELETE CASCADE
);
alter table public.shown_risk_analyses owner to owner;
alter table public.shown_risk_analyses enable row level security;
alter table public.shown_risk_analyses force row level security;
create policy tenant on shown_risk_analyses for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on shown_risk_analyses to app;

create table public.spread_versions (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  version integer not null,
  spread jsonb not null,
  edits jsonb not null default '[]'::jsonb,
  origin text not null,
  hash text not null,
  reason text,
  made_at timestamp with time zone not null default now(),
  made_by uuid,
  carried_over jsonb,
  base_version integer not null default 1,
  names_forgotten_at timestamp with time zone,
  constraint spread_versions_pkey PRIMARY KEY (tenant_id, financial_record_id, version),
  constraint spread_versions_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES spreads(tenant_id, financial_record_id) ON DELETE CASCADE,
  constraint spread_versions_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES users(tenant_id, id),
  constraint spread_versions_carried_over_check CHECK ((jsonb_typeof(carried_over) = 'object'::text)),
  constraint spread_versions_check CHECK (((base_version > 0) AND (base_version <= version))),
  constraint spread_versions_check1 CHECK (((origin = 'carried-over'::text) = (carried_over IS NOT NULL))),
  constraint spread_versions_edits_check CHECK ((jsonb_typeof(edits) = 'array'::text)),
  constraint spread_versions_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint spread_versions_origin_check CHECK ((origin = ANY (ARRAY['standard'::text, 'carried-over'::text, 'edit'::text, 'template'::text, 'reset'::text]))),
  constraint spread_versions_reason_check CHECK ((reason <> ''::text)),
  constraint spread_versions_spread_check CHECK ((jsonb_typeof(spread) = 'object'::text)),
  constraint spread_versions_version_check CHECK ((version > 0))
);
alter table public.spread_versions owner to owner;
alter table public.spread_versions enable row level security;
alter table public.spread_versions force row level security;
create policy tenant on spread_versions for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant insert, select on spread_versions to app;

create table public.spreads (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  version integer not null,
  constraint spreads_pkey PRIMARY KEY (tenant_id, financial_record_id),
  constraint spreads_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint spreads_version_check CHECK ((version > 0))
);
alter table public.spreads owner to owner;
alter table public.spreads enable row level security;
alter table public.spreads force row level security;
create policy tenant on spreads for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on spreads to app;

create table public.statement_templates (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null,
  name text not null,
  name_key text not null,
  description text not null default ''::text,
  content jsonb not null,
  saved_at timestamp with time zone not null default now(),
  saved_by uuid not null,
  last_used_at timestamp with time zone,
  retired_at timestamp with time zone,
  constraint statement_templates_pkey PRIMARY KEY (tenant_id, id, version),
  constraint statement_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint statement_templates_tenant_id_saved_by_fkey FOREIGN KEY (tenant_id, saved_by) REFERENCES users(tenant_id, id),
  constraint statement_templates_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint statement_templates_description_check CHECK ((length(description) <= 512)),
  constraint statement_templates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint statement_templates_name_key_check CHECK ((name_key <> ''::text)),
  constraint statement_templates_version_check CHECK ((version > 0))
);
alter table public.statement_templates owner to owner;
alter table public.statement_templates enable row level security;
alter table public.statement_templates force row level security;
create policy tenant on statement_templates for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX statement_templates_tenant_id_id_idx ON public.statement_templates USING btree (tenant_id, id) WHERE (retired_at IS NULL);
CREATE UNIQUE INDEX statement_templates_tenant_id_name_key_idx ON public.statement_templates USING btree (tenant_id, name_key) WHERE (retired_at IS NULL);
grant delete, insert, select, update on statement_templates to app;

create table public.submission_requests (
  tenant_id uuid not null,
  id bigint not null,
  workspace_id uuid not null,
  mode text not null,
  groups text[] not null,
  basis text not null default 'Accrual'::text,
  full_fiscal_years integer not null,
  end_of_import text not null,
  most_recent_day date,
  anonymize_customers_and_vendors boolean not null default false,
  provide_user_copy boolean not null default false,
  allow_user_upload boolean not null default false,
  requesting_user_id uuid,
  created_at timestamp with time zone not null default now(),
  updates_for_months integer,
  constraint submission_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint submission_requests_tenant_id_workspace_id_id_key UNIQUE (tenant_id, workspace_id, id),
  constraint submission_requests_tenant_id_requesting_user_id_fkey FOREIGN KEY (tenant_id, requesting_user_id) REFERENCES users(tenant_id, id),
  constraint submission_requests_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint submission_requests_basis_check CHECK ((basis = ANY (ARRAY['Accrual'::text, 'Cash'::text, 'CashAndAccrual'::text]))),
  constraint submission_requests_end_of_import_check CHECK ((end_of_import = ANY (ARRAY['Today'::text, 'LastFullMonth'::text]))),
  constraint submission_requests_full_fiscal_years_check CHECK (((full_fiscal_years >= 0) AND (full_fiscal_years <= 20))),
  constraint submission_requests_groups_check CHECK (((cardinality(groups) > 0) AND (groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'::text[]))),
  constraint submission_requests_id_check CHECK (((id >= 1) AND (id <= '9007199254740991'::bigint))),
  constraint submission_requests_mode_check CHECK ((mode = ANY (ARRAY['shareable'::text, 'direct'::text, 'excel'::text]))),
  constraint submission_requests_updates_for_months_check CHECK (((updates_for_months >= 1) AND (updates_for_months <= 12)))
);
alter table public.submission_requests owner to owner;
alter table public.submission_requests enable row level security;
alter table public.submission_requests force row level security;
create policy tenant on submission_requests for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.submission_requests FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on submission_requests to app;

create table public.submissions (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_request_id bigint,
  source_flow text not null,
  mode text not null,
  portal_status text not null default 'Normal'::text,
  datasource_name_id text,
  dataset_name text,
  financial_record_id uuid,
  metadata jsonb not null default '[]'::jsonb,
  verification_email text,
  verified_at timestamp with time zone,
  requesting_user_id uuid,
  link_session_id uuid,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  deleted_by uuid,
  released_at timestamp with time zone,
  auto_delete_at timestamp with time zone,
  files_deleted_at timestamp with time zone,
  legal_hold boolean not null default false,
  deletion_warned_at timestamp with time zone,
  record_status text,
  history_status text not null default 
CASE
    WHEN ((deleted_at IS NOT NULL) OR (record_status = 'Deleted'::text)) THEN 'deleted'::text
    WHEN (record_status = 'Created'::text) THEN 'complete'::text
    ELSE 'incomplete'::text
END,
  held_at timestamp with time zone,
  held_by uuid,
  import_options jsonb,
  withdrawn_at timestamp with time zone,
  withheld_at timestamp with time zone,
  language text,
  region text,
  constraint submissions_pkey PRIMARY KEY (tenant_id, id),
  constraint submissions_tenant_id_workspace_id_id_key UNIQUE (tenant_id, workspace_id, id),
  constraint submissions_tenant_id_deleted_by_fkey FOREIGN KEY (tenant_id, deleted_by) REFERENCES users(tenant_id, id),
  constraint submissions_tenant_id_held_by_fkey FOREIGN KEY (tenant_id, held_by) REFERENCES users(tenant_id, id),
  constraint submissions_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id),
  constraint submissions_tenant_id_requesting_user_id_fkey FOREIGN KEY (tenant_id, requesting_user_id) REFERENCES users(tenant_id, id),
  constraint submissions_tenant_id_workspace_id_financial_record_id_fkey FOREIGN KEY (tenant_id, workspace_id, financial_record_id) REFERENCES financial_records(tenant_id, workspace_id, id),
  constraint submissions_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint submissions_tenant_id_workspace_id_submission_request_id_fkey FOREIGN KEY (tenant_id, workspace_id, submission_request_id) REFERENCES submission_requests(tenant_id, workspace_id, id),
  constraint submissions_check CHECK (((mode = 'anonymous'::text) = (submission_request_id IS NULL))),
  constraint submissions_check1 CHECK (((NOT legal_hold) OR (files_deleted_at IS NULL))),
  constraint submissions_check2 CHECK ((legal_hold OR ((held_at IS NULL) AND (held_by IS NULL)))),
  constraint submissions_check3 CHECK (((held_at IS NULL) = (held_by IS NULL))),
  constraint submissions_check4 CHECK (((withheld_at IS NULL) OR (withdrawn_at IS NOT NULL))),
  constraint submissions_import_options_check CHECK ((jsonb_typeof(import_options) = 'object'::text)),
  constraint submissions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint submissions_metadata_check CHECK ((jsonb_typeof(metadata) = 'array'::text)),
  constraint submissions_mode_check CHECK ((mode = ANY (ARRAY['shareable'::text, 'direct'::text, 'excel'::text, 'anonymous'::text]))),
  constraint submissions_portal_status_check CHECK ((portal_status = ANY (ARRAY['Normal'::text, 'ConnectionPendingUserIntervention'::text]))),
  constraint submissions_record_status_check CHECK ((record_status = ANY (ARRAY['Pending'::text, 'Created'::text, 'ImportError'::text, 'Deleted'::text]))),
  constraint submissions_region_check CHECK ((region ~ '^([A-Z]{2}|[0-9]{3})$'::text)),
  constraint submissions_source_flow_check CHECK ((source_flow = ANY (ARRAY['borrower'::text, 'lender'::text]))),
  constraint submissions_verification_email_check CHECK ((length(verification_email) <= 256))
);
alter table public.submissions owner to owner;
alter table public.submissions enable row level security;
alter table public.submissions force row level security;
create policy tenant on submissions for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX submissions_by_visit ON public.submissions USING btree (tenant_id, link_session_id) WHERE (link_session_id IS NOT NULL);
CREATE INDEX submissions_history ON public.submissions USING btree (tenant_id, created_at, id);
CREATE INDEX submissions_kept ON public.submissions USING btree (tenant_id, auto_delete_at) WHERE (files_deleted_at IS NULL);
CREATE INDEX submissions_package_history ON public.submissions USING btree (tenant_id, COALESCE(datasource_name_id, ''::text), created_at, id);
CREATE INDEX submissions_requester_history ON public.submissions USING btree (tenant_id, (
CASE
    WHEN (requesting_user_id IS NULL) THEN '00000000-0000-0000-0000-000000000000'::uuid
    ELSE requesting_user_id
END), created_at, id);
CREATE INDEX submissions_status_history ON public.submissions USING btree (tenant_id, history_status, created_at, id);
CREATE INDEX submissions_tenant_id_submission_request_id_idx ON public.submissions USING btree (tenant_id, submission_request_id);
CREATE INDEX submissions_waiting ON public.submissions USING btree (tenant_id, created_at) WHERE (portal_status <> 'Normal'::text);
CREATE INDEX submissions_workspace_history ON public.submissions USING btree (tenant_id, workspace_id, created_at, id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.submissions FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on submissions to app;

create table public.supporting_files (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  file_import_id uuid not null,
  role text not null,
  file_name text not null,
  file_size bigint not null,
  sha256 bytea not null,
  sniffed_type text not null,
  storage_key text,
  uploaded_at timestamp with time zone not null default now(),
  constraint supporting_files_pkey PRIMARY KEY (tenant_id, id),
  constraint supporting_files_tenant_id_file_import_id_fkey FOREIGN KEY (tenant_id, file_import_id) REFERENCES file_imports(tenant_id, id) ON DELETE CASCADE,
  constraint supporting_files_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE,
  constraint supporting_files_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint supporting_files_file_size_check CHECK (((file_size > 0) AND (file_size < 10485760))),
  constraint supporting_files_role_check CHECK ((role = ANY (ARRAY['openings'::text, 'statements'::text, 'labels'::text]))),
  constraint supporting_files_sha256_check CHECK ((length(sha256) = 32))
);
alter table public.supporting_files owner to owner;
alter table public.supporting_files enable row level security;
alter table public.supporting_files force row level security;
create policy tenant on supporting_files for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX supporting_files_file ON public.supporting_files USING btree (tenant_id, file_import_id, uploaded_at);
CREATE INDEX supporting_files_workspace ON public.supporting_files USING btree (tenant_id, workspace_id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.supporting_files FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on supporting_files to app;

create table public.tenant_aliases (
  alias text not null,
  tenant_id uuid not null,
  constraint tenant_aliases_pkey PRIMARY KEY (alias),
  constraint tenant_aliases_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_aliases_alias_check CHECK ((alias ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text))
);
alter table public.tenant_aliases owner to owner;
alter table public.tenant_aliases enable row level security;
create policy tenant on tenant_aliases for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX tenant_aliases_tenant_id_idx ON public.tenant_aliases USING btree (tenant_id);
grant select on tenant_aliases to app;

create table public.tenant_brands (
  tenant_id uuid not null,
  visible_name text not null,
  primary_color text not null default '#ffb281'::text,
  secondary_color text not null default '#f7f3f3'::text,
  font text,
  show_strongbox_logo boolean not null default false,
  logo_storage_key text,
  css_settings jsonb not null default '{}'::jsonb,
  default_resource text,
  logo_type text,
  constraint tenant_brands_pkey PRIMARY KEY (tenant_id),
  constraint tenant_brands_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_brands_check CHECK (((logo_type IS NULL) = (logo_storage_key IS NULL))),
  constraint tenant_brands_css_settings_check CHECK ((jsonb_typeof(css_settings) = 'object'::text)),
  constraint tenant_brands_logo_type_check CHECK ((logo_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
  constraint tenant_brands_primary_color_check CHECK ((primary_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint tenant_brands_secondary_color_check CHECK ((secondary_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint tenant_brands_visible_name_check CHECK (((length(visible_name) >= 1) AND (length(visible_name) <= 256)))
);
alter table public.tenant_brands owner to owner;
alter table public.tenant_brands enable row level security;
alter table public.tenant_brands force row level security;
create policy tenant on tenant_brands for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on tenant_brands to app;

create table public.tenant_data_keys (
  tenant_id uuid not null,
  id uuid not null,
  ring_key_id text not null,
  wrapped_key bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint tenant_data_keys_pkey PRIMARY KEY (tenant_id, id),
  constraint tenant_data_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_data_keys_ring_key_id_check CHECK ((ring_key_id <> ''::text))
);
alter table public.tenant_data_keys owner to owner;
alter table public.tenant_data_keys enable row level security;
alter table public.tenant_data_keys force row level security;
create policy tenant on tenant_data_keys for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on tenant_data_keys to app;

create table public.tenant_email_domains (
  tenant_id uuid not null,
  domain text not null,
  constraint tenant_email_domains_pkey PRIMARY KEY (tenant_id, domain),
  constraint tenant_email_domains_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_email_domains_domain_check CHECK (((domain = lower(domain)) AND (domain ~ '^[^@ ]+[.][^@ ]+$'::text)))
);
alter table public.tenant_email_domains owner to owner;
alter table public.tenant_email_domains enable row level security;
alter table public.tenant_email_domains force row level security;
create policy tenant on tenant_email_domains for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on tenant_email_domains to app;

create table public.tenant_hosts (
  host text not null,
  tenant_id uuid not null,
  kind text not null,
  origin text not null,
  canonical boolean not null default false,
  fallback boolean not null default false,
  constraint tenant_hosts_pkey PRIMARY KEY (host),
  constraint tenant_hosts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_hosts_host_check CHECK (((host = lower(host)) AND (host !~ '[/:@ ]'::text) AND (host <> ''::text))),
  constraint tenant_hosts_kind_check CHECK ((kind = ANY (ARRAY['lender'::text, 'borrower'::text]))),
  constraint tenant_hosts_origin_check CHECK ((origin ~ '^(http|https)://[^/ ]+$'::text))
);
alter table public.tenant_hosts owner to owner;
alter table public.tenant_hosts enable row level security;
create policy tenant on tenant_hosts for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX tenant_hosts_kind_idx ON public.tenant_hosts USING btree (kind) WHERE fallback;
CREATE UNIQUE INDEX tenant_hosts_tenant_id_kind_idx ON public.tenant_hosts USING btree (tenant_id, kind) WHERE canonical;
grant select on tenant_hosts to app;

create table public.tenant_settings (
  tenant_id uuid not null,
  financial_statements_enabled boolean not null default true,
  financial_statements_release_enabled boolean not null default false,
  risk_calc_enabled boolean not null default true,
  shareable_link_params_flow boolean not null default false,
  dynamic_tenant_selection boolean not null default false,
  disable_direct_linking boolean not null default false,
  allow_multiple_borrower_imports boolean not null default false,
  no_time_restriction_for_data_collection boolean not null default false,
  show_borrower_intro_banner boolean not null default false,
  always_collect_borrower_business_info boolean not null default false,
  allow_excel_file_upload boolean not null default false,
  allow_language_selection boolean not null default false,
  disable_new_workspaces boolean not null default false,
  disable_additional_doc_upload boolean not null default false,
  disable_anonymous_doc_upload boolean not null default false,
  disable_provide_user_copy boolean not null default false,
  disable_anonymize_results boolean not null default false,
  disable_basis_of_accounting boolean not null default false,
  anonymous_link_enabled boolean not null default false,
  list_only_own_workspaces boolean not null default false,
  accounting_packages text[] not null default '{}'::text[],
  accounting_pkg_black_list text[] not null default '{}'::text[],
  max_years_in_addition_to_fytd_for_collection integer not null default 5,
  num_months_in_import_ytd_dropdown integer not null default 7,
  session_max_lifetime_in_seconds integer not null default 86400,
  login_session_sliding_lifetime_in_seconds integer not null default 1800,
  link_lifetime_in_days integer not null default 30,
  support_email_address text,
  help_center_link text,
  minimum_mapping_date date,
  default_portal_options jsonb not null default '{}'::jsonb,
  default_anonymous_options jsonb not null default '{}'::jsonb,
  multi_tenant_settings jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  analytics_path text,
  legal_footer text,
  country text not null default 'US'::text,
  materiality_basis_points integer not null default 100,
  constraint tenant_settings_pkey PRIMARY KEY (tenant_id),
  constraint tenant_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint tenant_settings_analytics_path_check CHECK ((analytics_path ~ '^/[^/\\]'::text)),
  constraint tenant_settings_check CHECK ((login_session_sliding_lifetime_in_seconds <= session_max_lifetime_in_seconds)),
  constraint tenant_settings_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint tenant_settings_default_anonymous_options_check CHECK ((jsonb_typeof(default_anonymous_options) = 'object'::text)),
  constraint tenant_settings_default_portal_options_check CHECK ((jsonb_typeof(default_portal_options) = 'object'::text)),
  constraint tenant_settings_help_center_link_check CHECK ((help_center_link ~ '^https://'::text)),
  constraint tenant_settings_legal_footer_check CHECK (((length(legal_footer) >= 1) AND (length(legal_footer) <= 300))),
  constraint tenant_settings_link_lifetime_in_days_check CHECK (((link_lifetime_in_days >= 1) AND (link_lifetime_in_days <= 365))),
  constraint tenant_settings_login_session_sliding_lifetime_in_seconds_check CHECK (((login_session_sliding_lifetime_in_seconds >= 60) AND (login_session_sliding_lifetime_in_seconds <= 604800))),
  constraint tenant_settings_materiality_basis_points_check CHECK (((materiality_basis_points >= 25) AND (materiality_basis_points <= 500))),
  constraint tenant_settings_max_years_in_addition_to_fytd_for_collect_check CHECK (((max_years_in_addition_to_fytd_for_collection >= 0) AND (max_years_in_addition_to_fytd_for_collection <= 20))),
  constraint tenant_settings_multi_tenant_settings_check CHECK ((jsonb_typeof(multi_tenant_settings) = 'object'::text)),
  constraint tenant_settings_num_months_in_import_ytd_dropdown_check CHECK (((num_months_in_import_ytd_dropdown >= 1) AND (num_months_in_import_ytd_dropdown <= 120))),
  constraint tenant_settings_session_max_lifetime_in_seconds_check CHECK (((session_max_lifetime_in_seconds >= 300) AND (session_max_lifetime_in_seconds <= 604800))),
  constraint tenant_settings_support_email_address_check CHECK ((support_email_address ~~ '%_@_%'::text)),
  constraint tenant_settings_version_check CHECK ((version > 0))
);
alter table public.tenant_settings owner to owner;
alter table public.tenant_settings enable row level security;
alter table public.tenant_settings force row level security;
create policy tenant on tenant_settings for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE TRIGGER next_version BEFORE UPDATE ON public.tenant_settings FOR EACH ROW EXECUTE FUNCTION next_version();
grant delete, insert, select, update on tenant_settings to app;

create table public.tenants (
  tenant_id uuid not null,
  name text not null,
  visible_name text not null,
  time_zone text not null default 'UTC'::text,
  default_language text not null default 'en'::text,
  lender_disabled boolean not null default false,
  borrower_disabled boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint tenants_pkey PRIMARY KEY (tenant_id),
  constraint tenants_default_language_check CHECK ((default_language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint tenants_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text)),
  constraint tenants_time_zone_check CHECK ((time_zone <> ''::text)),
  constraint tenants_visible_name_check CHECK (((length(visible_name) >= 1) AND (length(visible_name) <= 256)))
);
alter table public.tenants owner to owner;
alter table public.tenants enable row level security;
alter table public.tenants force row level security;
create policy tenant on tenants for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on tenants to app;

create table public.unsubscribe_tokens (
  tenant_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  address text not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  before jsonb,
  constraint unsubscribe_tokens_pkey PRIMARY KEY (tenant_id, id),
  constraint unsubscribe_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint unsubscribe_tokens_tenant_id_id_fkey FOREIGN KEY (tenant_id, id) REFERENCES mail_deliveries(tenant_id, id) ON DELETE CASCADE,
  constraint unsubscribe_tokens_tenant_id_notification_id_fkey FOREIGN KEY (tenant_id, notification_id) REFERENCES notification_settings(tenant_id, id) ON DELETE CASCADE,
  constraint unsubscribe_tokens_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint unsubscribe_tokens_address_check CHECK (((length(address) <= 256) AND (address ~~ '%_@_%'::text))),
  constraint unsubscribe_tokens_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
  constraint unsubscribe_tokens_check CHECK (((used_at IS NULL) = (before IS NULL)))
);
alter table public.unsubscribe_tokens owner to owner;
alter table public.unsubscribe_tokens enable row level security;
alter table public.unsubscribe_tokens force row level security;
create policy tenant on unsubscribe_tokens for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX unsubscribe_tokens_tenant_id_notification_id_idx ON public.unsubscribe_tokens USING btree (tenant_id, notification_id) WHERE (used_at IS NOT NULL);
grant delete, insert, select, update on unsubscribe_tokens to app;

create table public.user_copies (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  financial_record_id uuid not null,
  link_session_id uuid,
  address text not null,
  language text not null,
  state text not null,
  requested_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  secret_hash bytea,
  expires_at timestamp with time zone,
  downloads_left integer not null default 0,
  file_name text,
  file_size bigint,
  storage_key text,
  constraint user_copies_pkey PRIMARY KEY (tenant_id, id),
  constraint user_copies_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash),
  constraint user_copies_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint user_copies_tenant_id_link_session_id_fkey FOREIGN KEY (tenant_id, link_session_id) REFERENCES link_sessions(tenant_id, id) ON DELETE SET NULL (link_session_id),
  constraint user_copies_tenant_id_submission_id_fkey FOREIGN KEY (tenant_id, submission_id) REFERENCES submissions(tenant_id, id) ON DELETE CASCADE,
  constraint user_copies_address_check CHECK (((length(address) <= 256) AND (address ~~ '%_@_%'::text))),
  constraint user_copies_check CHECK (((state = 'Ready'::text) = (ready_at IS NOT NULL))),
  constraint user_copies_check1 CHECK (((state = 'Ready'::text) = (secret_hash IS NOT NULL))),
  constraint user_copies_check2 CHECK (((state = 'Ready'::text) = (expires_at IS NOT NULL))),
  constraint user_copies_downloads_left_check CHECK ((downloads_left >= 0)),
  constraint user_copies_file_size_check CHECK ((file_size >= 0)),
  constraint user_copies_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint user_copies_secret_hash_check CHECK ((length(secret_hash) = 32)),
  constraint user_copies_state_check CHECK ((state = ANY (ARRAY['AwaitingConfirmation'::text, 'Building'::text, 'Ready'::text, 'Failed'::text])))
);
alter table public.user_copies owner to owner;
alter table public.user_copies enable row level security;
alter table public.user_copies force row level security;
create policy tenant on user_copies for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX user_copies_by_visit ON public.user_copies USING btree (tenant_id, link_session_id) WHERE (link_session_id IS NOT NULL);
CREATE INDEX user_copies_tenant_id_submission_id_requested_at_idx ON public.user_copies USING btree (tenant_id, submission_id, requested_at);
grant delete, insert, select, update on user_copies to app;

create table public.user_metadata_settings (
  tenant_id uuid not null,
  name text not null,
  label text not null,
  placeholder text not null default ''::text,
  type text not null,
  "position" integer not null default 0,
  constraint user_metadata_settings_pkey PRIMARY KEY (tenant_id, name),
  constraint user_metadata_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint user_metadata_settings_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint user_metadata_settings_type_check CHECK ((type = ANY (ARRAY['text'::text, 'number'::text, 'email'::text, 'phone'::text])))
);
alter table public.user_metadata_settings owner to owner;
alter table public.user_metadata_settings enable row level security;
alter table public.user_metadata_settings force row level security;
create policy tenant on user_metadata_settings for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on user_metadata_settings to app;

create table public.user_notification_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  notification_id uuid not null,
  method text not null default 'Email'::text,
  enabled boolean not null,
  constraint user_notification_settings_pkey PRIMARY KEY (tenant_id, user_id, notification_id, method),
  constraint user_notification_settings_tenant_id_notification_id_fkey FOREIGN KEY (tenant_id, notification_id) REFERENCES notification_settings(tenant_id, id) ON DELETE CASCADE,
  constraint user_notification_settings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint user_notification_settings_method_check CHECK ((method = 'Email'::text))
);
alter table public.user_notification_settings owner to owner;
alter table public.user_notification_settings enable row level security;
alter table public.user_notification_settings force row level security;
create policy tenant on user_notification_settings for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on user_notification_settings to app;

create table public.user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  constraint user_roles_pkey PRIMARY KEY (tenant_id, user_id, role_id),
  constraint user_roles_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES roles(tenant_id, id),
  constraint user_roles_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table public.user_roles owner to owner;
alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;
create policy tenant on user_roles for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on user_roles to app;

create table public.users (
  tenant_id uuid not null,
  id uuid not null,
  issuer text,
  subject text,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  display_name text not null default ''::text,
  email_address text not null,
  status text not null,
  metadata jsonb not null default '[]'::jsonb,
  language text,
  time_zone text,
  last_login_at timestamp with time zone,
  last_activity_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  changed_at timestamp with time zone,
  changed_by uuid,
  constraint users_pkey PRIMARY KEY (tenant_id, id),
  constraint users_tenant_id_changed_by_fkey FOREIGN KEY (tenant_id, changed_by) REFERENCES users(tenant_id, id),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint users_check CHECK (((issuer IS NULL) = (subject IS NULL))),
  constraint users_check1 CHECK (((status <> 'Active'::text) OR (subject IS NOT NULL))),
  constraint users_check2 CHECK (((status = 'Deleted'::text) = (deleted_at IS NOT NULL))),
  constraint users_check3 CHECK (((last_name = ''::text) OR (first_name <> ''::text))),
  constraint users_display_name_check CHECK ((length(display_name) <= 257)),
  constraint users_email_address_check CHECK (((length(email_address) <= 256) AND (email_address ~~ '%_@_%'::text))),
  constraint users_first_name_check CHECK ((length(first_name) <= 128)),
  constraint users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint users_last_name_check CHECK ((length(last_name) <= 128)),
  constraint users_metadata_check CHECK ((jsonb_typeof(metadata) = 'array'::text)),
  constraint users_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Deleted'::text, 'Invited'::text, 'PendingInvite'::text]))),
  constraint users_version_check CHECK ((version > 0))
);
alter table public.users owner to owner;
alter table public.users enable row level security;
alter table public.users force row level security;
create policy tenant on users for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX users_tenant_id_issuer_subject_idx ON public.users USING btree (tenant_id, issuer, subject) WHERE ((subject IS NOT NULL) AND (status <> 'Deleted'::text));
CREATE UNIQUE INDEX users_tenant_id_lower_idx ON public.users USING btree (tenant_id, lower(email_address)) WHERE (status <> 'Deleted'::text);
grant delete, insert, select, update on users to app;

create table public.vendor_reports (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  "position" integer not null,
  report text not null,
  period_start date,
  period_end date not null,
  account_id text,
  total text,
  amount minor_units not null,
  constraint vendor_reports_pkey PRIMARY KEY (tenant_id, financial_record_id, basis, "position"),
  constraint vendor_reports_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint vendor_reports_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text]))),
  constraint vendor_reports_check CHECK ((num_nonnulls(account_id, total) = 1)),
  constraint vendor_reports_check1 CHECK ((period_start <= period_end)),
  constraint vendor_reports_position_check CHECK (("position" >= 0)),
  constraint vendor_reports_report_check CHECK ((report = ANY (ARRAY['TrialBalance'::text, 'BalanceSheet'::text, 'IncomeStatement'::text, 'ReceivablesAging'::text, 'PayablesAging'::text])))
);
alter table public.vendor_reports owner to owner;
alter table public.vendor_reports enable row level security;
alter table public.vendor_reports force row level security;
create policy tenant on vendor_reports for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on vendor_reports to app;

create table public.web_connector_messages (
  tenant_id uuid not null,
  import_id uuid not null,
  "position" integer not null,
  name text not null,
  body text not null,
  state text not null default 'waiting'::text,
  parts integer not null default 0,
  iterator_id text,
  status_code integer,
  answered_at timestamp with time zone,
  bytes bigint not null default 0,
  constraint web_connector_messages_pkey PRIMARY KEY (tenant_id, import_id, "position"),
  constraint web_connector_messages_tenant_id_import_id_name_key UNIQUE (tenant_id, import_id, name),
  constraint web_connector_messages_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id) ON DELETE CASCADE,
  constraint web_connector_messages_bytes_check CHECK ((bytes >= 0)),
  constraint web_connector_messages_check CHECK (((state = 'refused'::text) = (status_code IS NOT NULL))),
  constraint web_connector_messages_check1 CHECK (((state = 'answered'::text) = (answered_at IS NOT NULL))),
  constraint web_connector_messages_parts_check CHECK ((parts >= 0)),
  constraint web_connector_messages_position_check CHECK (("position" >= 0)),
  constraint web_connector_messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'answered'::text, 'refused'::text])))
);
alter table public.web_connector_messages owner to owner;
alter table public.web_connector_messages enable row level security;
alter table public.web_connector_messages force row level security;
create policy tenant on web_connector_messages for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on web_connector_messages to app;

create table public.web_connectors (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  connection_request_id uuid not null,
  connection_id uuid,
  language text not null,
  password_hash bytea,
  password_salt bytea,
  password_made_at timestamp with time zone,
  wrong_passwords integer not null default 0,
  wrong_password_at timestamp with time zone,
  locked_until timestamp with time zone,
  ticket_hash bytea,
  ticket_made_at timestamp with time zone,
  ticket_until timestamp with time zone,
  company_seen boolean not null default false,
  qbxml_version text,
  company_file_hash bytea,
  wrong_company text,
  wrong_company_at timestamp with time zone,
  trouble text,
  trouble_at timestamp with time zone,
  mail_secret_hash bytea,
  downloaded_at timestamp with time zone,
  first_call_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  progressed_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  notice_address text,
  untold boolean not null default false,
  mail_secret_until timestamp with time zone,
  page_seen_at timestamp with time zone,
  constraint web_connectors_pkey PRIMARY KEY (tenant_id, id),
  constraint web_connectors_tenant_id_connection_request_id_key UNIQUE (tenant_id, connection_request_id),
  constraint web_connectors_tenant_id_mail_secret_hash_key UNIQUE (tenant_id, mail_secret_hash),
  constraint web_connectors_tenant_id_ticket_hash_key UNIQUE (tenant_id, ticket_hash),
  constraint web_connectors_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id),
  constraint web_connectors_tenant_id_connection_request_id_fkey FOREIGN KEY (tenant_id, connection_request_id) REFERENCES connection_requests(tenant_id, id) ON DELETE CASCADE,
  constraint web_connectors_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id),
  constraint web_connectors_check CHECK ((num_nulls(password_hash, password_salt, password_made_at) = ANY (ARRAY[0, 3]))),
  constraint web_connectors_check1 CHECK ((num_nulls(ticket_hash, ticket_made_at, ticket_until) = ANY (ARRAY[0, 3]))),
  constraint web_connectors_check2 CHECK (((wrong_company IS NULL) = (wrong_company_at IS NULL))),
  constraint web_connectors_check3 CHECK (((trouble IS NULL) = (trouble_at IS NULL))),
  constraint web_connectors_check4 CHECK (((ended_at IS NULL) OR (num_nonnulls(password_hash, ticket_hash, mail_secret_hash) = 0))),
  constraint web_connectors_check5 CHECK (((mail_secret_hash IS NULL) = (mail_secret_until IS NULL))),
  constraint web_connectors_check6 CHECK (((ended_at IS NULL) OR (notice_address IS NULL))),
  constraint web_connectors_company_file_hash_check CHECK ((length(company_file_hash) = 32)),
  constraint web_connectors_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint web_connectors_mail_secret_hash_check CHECK ((length(mail_secret_hash) = 32)),
  constraint web_connectors_password_hash_check CHECK ((length(password_hash) = 32)),
  constraint web_connectors_password_salt_check CHECK ((length(password_salt) = 16)),
  constraint web_connectors_ticket_hash_check CHECK ((length(ticket_hash) = 32)),
  constraint web_connectors_trouble_check CHECK ((trouble = ANY (ARRAY['quickbooks-closed'::text, 'not-permitted'::text, 'quickbooks-failed'::text]))),
  constraint web_connectors_wrong_passwords_check CHECK ((wrong_passwords >= 0))
);
alter table public.web_connectors owner to owner;
alter table public.web_connectors enable row level security;
alter table public.web_connectors force row level security;
create policy tenant on web_connectors for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX web_connectors_tenant_id_connection_id_idx ON public.web_connectors USING btree (tenant_id, connection_id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.web_connectors FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
grant delete, insert, select, update on web_connectors to app;

create table public.workbook_proofs (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  revision_number integer not null,
  requested_by uuid not null,
  requested_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  writer_version integer,
  inputs text,
  files jsonb,
  constraint workbook_proofs_pkey PRIMARY KEY (tenant_id, financial_record_id, revision_number),
  constraint workbook_proofs_tenant_id_financial_record_id_revision_num_fkey FOREIGN KEY (tenant_id, financial_record_id, revision_number) REFERENCES workbook_revisions(tenant_id, financial_record_id, revision_number) ON DELETE CASCADE,
  constraint workbook_proofs_tenant_id_requested_by_fkey FOREIGN KEY (tenant_id, requested_by) REFERENCES users(tenant_id, id),
  constraint workbook_proofs_check CHECK ((num_nulls(proved_at, writer_version, inputs, files) = ANY (ARRAY[0, 4]))),
  constraint workbook_proofs_files_check CHECK ((jsonb_typeof(files) = 'array'::text)),
  constraint workbook_proofs_inputs_check CHECK ((inputs = ANY (ARRAY['same'::text, 'changed'::text, 'unknown'::text]))),
  constraint workbook_proofs_writer_version_check CHECK ((writer_version > 0))
);
alter table public.workbook_proofs owner to owner;
alter table public.workbook_proofs enable row level security;
alter table public.workbook_proofs force row level security;
create policy tenant on workbook_proofs for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX workbook_proofs_pending ON public.workbook_proofs USING btree (tenant_id, financial_record_id) WHERE (proved_at IS NULL);
grant delete, insert, select, update on workbook_proofs to app;

create table public.workbook_revisions (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  revision_number integer not null,
  outcome text not null default 'Pending'::text,
  requested_by uuid,
  requested_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  spread_version integer not null,
  writer_version integer not null,
  language text not null,
  input_hash text,
  constraint workbook_revisions_pkey PRIMARY KEY (tenant_id, financial_record_id, revision_number),
  constraint workbook_revisions_tenant_id_financial_record_id_fkey FOREIGN KEY (tenant_id, financial_record_id) REFERENCES financial_records(tenant_id, id) ON DELETE CASCADE,
  constraint workbook_revisions_tenant_id_requested_by_fkey FOREIGN KEY (tenant_id, requested_by) REFERENCES users(tenant_id, id),
  constraint workbook_revisions_check CHECK (((outcome = 'Pending'::text) = (finished_at IS NULL))),
  constraint workbook_revisions_input_hash_check CHECK ((input_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint workbook_revisions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint workbook_revisions_outcome_check CHECK ((outcome = ANY (ARRAY['Pending'::text, 'Success'::text, 'Error'::text]))),
  constraint workbook_revisions_revision_number_check CHECK ((revision_number > 0)),
  constraint workbook_revisions_spread_version_check CHECK ((spread_version > 0)),
  constraint workbook_revisions_writer_version_check CHECK ((writer_version >= 0))
);
alter table public.workbook_revisions owner to owner;
alter table public.workbook_revisions enable row level security;
alter table public.workbook_revisions force row level security;
create policy tenant on workbook_revisions for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE UNIQUE INDEX workbook_revisions_input_hash ON public.workbook_revisions USING btree (tenant_id, financial_record_id, input_hash);
grant delete, insert, select, update on workbook_revisions to app;

create table public.workbooks (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  revision_number integer not null,
  variant_id text not null,
  basis text not null,
  kind text not null,
  tags text[] not null default '{}'::text[],
  outcome text not null default 'Pending'::text,
  file_name text,
  file_size bigint,
  parts_sha256 bytea,
  storage_key text,
  created_at timestamp with time zone not null default now(),
  file_sha256 bytea,
  content_sha256 bytea,
  constraint workbooks_pkey PRIMARY KEY (tenant_id, financial_record_id, revision_number, variant_id, basis),
  constraint workbooks_tenant_id_financial_record_id_revision_number_kin_key UNIQUE (tenant_id, financial_record_id, revision_number, kind, basis),
  constraint workbooks_tenant_id_financial_record_id_revision_number_fkey FOREIGN KEY (tenant_id, financial_record_id, revision_number) REFERENCES workbook_revisions(tenant_id, financial_record_id, revision_number) ON DELETE CASCADE,
  constraint workbooks_basis_check CHECK ((basis = ANY (ARRAY['accrual'::text, 'cash'::text]))),
  constraint workbooks_check CHECK (((outcome <> 'Success'::text) OR (num_nulls(file_name, file_size, parts_sha256, storage_key) = 0))),
  constraint workbooks_content_sha256_check CHECK ((length(content_sha256) = 32)),
  constraint workbooks_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint workbooks_file_sha256_check CHECK ((length(file_sha256) = 32)),
  constraint workbooks_file_size_check CHECK ((file_size >= 0)),
  constraint workbooks_kind_check CHECK ((kind <> ''::text)),
  constraint workbooks_outcome_check CHECK ((outcome = ANY (ARRAY['Pending'::text, 'Success'::text, 'Error'::text]))),
  constraint workbooks_parts_sha256_check CHECK ((length(parts_sha256) = 32)),
  constraint workbooks_variant_id_check CHECK ((variant_id = ANY (ARRAY['financial-statements'::text, 'accounts-receivable'::text, 'accounts-payable'::text, 'transactions'::text, 'general-ledger'::text])))
);
alter table public.workbooks owner to owner;
alter table public.workbooks enable row level security;
alter table public.workbooks force row level security;
create policy tenant on workbooks for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
grant delete, insert, select, update on workbooks to app;

create table public.workspace_users (
  tenant_id uuid not null,
  workspace_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamp with time zone not null default now(),
  constraint workspace_users_pkey PRIMARY KEY (tenant_id, workspace_id, user_id),
  constraint workspace_users_tenant_id_added_by_fkey FOREIGN KEY (tenant_id, added_by) REFERENCES users(tenant_id, id),
  constraint workspace_users_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint workspace_users_tenant_id_workspace_id_fkey FOREIGN KEY (tenant_id, workspace_id) REFERENCES workspaces(tenant_id, id) ON DELETE CASCADE
);
alter table public.workspace_users owner to owner;
alter table public.workspace_users enable row level security;
alter table public.workspace_users force row level security;
create policy tenant on workspace_users for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX workspace_users_tenant_id_user_id_idx ON public.workspace_users USING btree (tenant_id, user_id);
CREATE TRIGGER in_living_workspace BEFORE INSERT ON public.workspace_users FOR EACH ROW EXECUTE FUNCTION in_living_workspace();
CREATE TRIGGER of_living_user BEFORE INSERT ON public.workspace_users FOR EACH ROW EXECUTE FUNCTION of_living_user('user_id');
grant delete, insert, select, update on workspace_users to app;

create table public.workspaces (
  tenant_id uuid not null,
  id uuid not null,
  display_name text not null,
  engagement_code text not null default ''::text,
  primary_email text,
  owner_id uuid,
  source text not null default 'lender'::text,
  confirmed_at timestamp with time zone,
  last_activity_at timestamp with time zone not null,
  last_sync_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  deleted_by uuid,
  version integer not null default 1,
  sort_name text not null default lower(display_name),
  changed_at timestamp with time zone,
  changed_by uuid,
  naics_code text,
  postal_code text,
  constraint workspaces_pkey PRIMARY KEY (tenant_id, id),
  constraint workspaces_tenant_id_changed_by_fkey FOREIGN KEY (tenant_id, changed_by) REFERENCES users(tenant_id, id),
  constraint workspaces_tenant_id_deleted_by_fkey FOREIGN KEY (tenant_id, deleted_by) REFERENCES users(tenant_id, id),
  constraint workspaces_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  constraint workspaces_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id),
  constraint workspaces_check CHECK (((source = 'anonymous'::text) OR (confirmed_at IS NOT NULL))),
  constraint workspaces_check1 CHECK (((deleted_by IS NULL) OR (deleted_at IS NOT NULL))),
  constraint workspaces_display_name_check CHECK (((length(display_name) <= 256) AND (display_name ~ '[^[:space:]]'::text))),
  constraint workspaces_engagement_code_check CHECK ((length(engagement_code) <= 64)),
  constraint workspaces_naics_code_check CHECK ((naics_code ~ '^[0-9]{6}$'::text)),
  constraint workspaces_postal_code_check CHECK (((length(postal_code) >= 1) AND (length(postal_code) <= 16))),
  constraint workspaces_primary_email_check CHECK ((length(primary_email) <= 256)),
  constraint workspaces_source_check CHECK ((source = ANY (ARRAY['lender'::text, 'anonymous'::text]))),
  constraint workspaces_version_check CHECK ((version > 0))
);
alter table public.workspaces owner to owner;
alter table public.workspaces enable row level security;
alter table public.workspaces force row level security;
create policy tenant on workspaces for all using (tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid);
CREATE INDEX workspaces_by_name ON public.workspaces USING btree (tenant_id, sort_name, id) WHERE (deleted_at IS NULL);
CREATE INDEX workspaces_deleted ON public.workspaces USING btree (tenant_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX workspaces_listed ON public.workspaces USING btree (tenant_id, last_activity_at DESC, id) WHERE ((deleted_at IS NULL) AND (confirmed_at IS NOT NULL));
CREATE TRIGGER of_living_user BEFORE INSERT ON public.workspaces FOR EACH ROW EXECUTE FUNCTION of_living_user('owner_id');
grant delete, insert, select, update on workspaces to app;
