-- The whole database, subject by subject. A change to it is a migration of its own; schema.sql shows what all of
-- them make. Run as `owner`.

-- Who may connect to this database, and for what (D-21). The rest of the world may do nothing.

do $$ begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create on database %I to queue', current_database());
  -- Loading a ledger copies it into a temporary table first (D-23).
  execute format('grant connect, temporary on database %I to app', current_database());
end $$;
revoke all on schema public from public;
grant usage on schema public to app;
-- So that a process can tell whether the database is the one it was built for.
grant usage on schema deployment to app;
grant select on deployment.migrations to app;

-- Who a tenant is, how it's reached (D-7), how it looks and what it has switched on.

-- Whole minor units that a double holds exactly.
create domain minor_units as bigint
  check (value between -9007199254740991 and 9007199254740991);

create table tenants (
  tenant_id uuid primary key,
  name text not null check (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  visible_name text not null check (length(visible_name) between 1 and 256),
  time_zone text not null default 'UTC' check (time_zone <> ''),
  default_language text not null default 'en' check (default_language in ('en', 'es', 'fr')),
  lender_disabled boolean not null default false,
  borrower_disabled boolean not null default false,
  created_at timestamptz not null default now()
);

-- The one table that is looked in before a tenant is known, through tenant_of_host alone.
create table tenant_hosts (
  host text primary key check (host = lower(host) and host !~ '[/:@ ]' and host <> ''),
  tenant_id uuid not null references tenants,
  kind text not null check (kind in ('lender', 'borrower')),
  -- Absolute addresses in mail and links begin with the canonical host's origin.
  origin text not null check (origin ~ '^(http|https)://[^/ ]+$'),
  canonical boolean not null default false,
  -- Whose public pages an unknown host shows.
  fallback boolean not null default false
);
create unique index on tenant_hosts (tenant_id, kind) where canonical;
create unique index on tenant_hosts (kind) where fallback;
alter table tenant_hosts enable row level security;
create policy tenant on tenant_hosts
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select on tenant_hosts to app;

create function tenant_of_host(asked_host text, asked_kind text)
returns table (tenant_id uuid, canonical_origin text, known boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select found.tenant_id, coalesce(canonical.origin, found.origin), found.host = lower(asked_host)
      from public.tenant_hosts found
      left join public.tenant_hosts canonical
        on canonical.tenant_id = found.tenant_id and canonical.kind = found.kind
        and canonical.canonical
      where found.kind = asked_kind and (found.host = lower(asked_host) or found.fallback)
      order by found.host = lower(asked_host) desc
      limit 1
    $$;
revoke all on function tenant_of_host from public;
grant execute on function tenant_of_host to app;

create table tenant_settings (
  tenant_id uuid primary key references tenants,
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
  accounting_packages text[] not null default '{}',
  accounting_pkg_black_list text[] not null default '{}',
  max_years_in_addition_to_fytd_for_collection integer not null default 5
    check (max_years_in_addition_to_fytd_for_collection between 0 and 20),
  num_months_in_import_ytd_dropdown integer not null default 7
    check (num_months_in_import_ytd_dropdown between 1 and 120),
  session_max_lifetime_in_seconds integer not null default 86400
    check (session_max_lifetime_in_seconds between 300 and 604800),
  login_session_sliding_lifetime_in_seconds integer not null default 1800
    check (login_session_sliding_lifetime_in_seconds between 60 and 604800),
  link_lifetime_in_days integer not null default 30
    check (link_lifetime_in_days between 1 and 365),
  support_email_address text check (support_email_address like '%_@_%'),
  help_center_link text check (help_center_link ~ '^https://'),
  minimum_mapping_date date,
  default_portal_options jsonb not null default '{}'
    check (jsonb_typeof(default_portal_options) = 'object'),
  default_anonymous_options jsonb not null default '{}'
    check (jsonb_typeof(default_anonymous_options) = 'object'),
  multi_tenant_settings jsonb not null default '{}'
    check (jsonb_typeof(multi_tenant_settings) = 'object'),
  version integer not null default 1 check (version > 0),
  -- Where events of use go: nowhere, unless a tenant names a path on its own host (D-58).
  analytics_path text check (analytics_path ~ '^/[^/\\]'),
  -- Who a tenant's mails are from and where they are, as the law of their place wants it said.
  legal_footer text check (length(legal_footer) between 1 and 300),
  check (login_session_sliding_lifetime_in_seconds <= session_max_lifetime_in_seconds)
);

create table tenant_brands (
  tenant_id uuid primary key references tenants,
  visible_name text not null check (length(visible_name) between 1 and 256),
  primary_color text not null default '#ffb281' check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text not null default '#f7f3f3' check (secondary_color ~ '^#[0-9a-f]{6}$'),
  font text,
  show_strongbox_logo boolean not null default false,
  logo_storage_key text,
  css_settings jsonb not null default '{}' check (jsonb_typeof(css_settings) = 'object'),
  default_resource text,
  logo_type text check (logo_type in ('image/png', 'image/jpeg', 'image/webp')),
  check ((logo_type is null) = (logo_storage_key is null))
);

create table tenant_email_domains (
  tenant_id uuid not null references tenants,
  domain text not null check (domain = lower(domain) and domain ~ '^[^@ ]+[.][^@ ]+$'),
  primary key (tenant_id, domain)
);

create table user_metadata_settings (
  tenant_id uuid not null references tenants,
  name text not null check (length(name) between 1 and 64),
  label text not null,
  placeholder text not null default '',
  type text not null check (type in ('text', 'number', 'email', 'phone')),
  position integer not null default 0,
  primary key (tenant_id, name)
);

create table disabled_paragraphs (
  tenant_id uuid not null references tenants,
  flow text not null check (flow in ('lender', 'borrower')),
  position integer not null check (position >= 0),
  content text not null,
  bold boolean not null default false,
  font_size integer check (font_size between 8 and 72),
  margin_bottom integer check (margin_bottom between 0 and 200),
  -- Words that stand out.
  strong text[],
  primary key (tenant_id, flow, position)
);

create table disabled_effects (
  tenant_id uuid not null references tenants,
  flow text not null check (flow in ('lender', 'borrower')),
  affected text check (affected <> ''),
  not_affected text check (not_affected <> ''),
  primary key (tenant_id, flow),
  check (affected is not null or not_affected is not null)
);

create table portal_texts (
  tenant_id uuid not null references tenants,
  section text not null check (length(section) between 1 and 64),
  language_code text not null check (language_code ~ '^[a-z]{2}$'),
  -- '' where the text holds for every locale of the language.
  locale text not null default '',
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  primary key (tenant_id, section, language_code, locale)
);

create table banner_messages (
  tenant_id uuid not null references tenants,
  id uuid not null,
  header_text text not null,
  message_paragraphs jsonb not null check (jsonb_typeof(message_paragraphs) = 'array'),
  hyperlinks jsonb not null default '[]' check (jsonb_typeof(hyperlinks) = 'array'),
  level text not null default 'Information',
  inactive boolean not null default false,
  hide_message_cookie_name text,
  expires_in_days integer not null default 7,
  hide_forever_button_text text,
  position integer not null default 0,
  primary key (tenant_id, id)
);

-- Each tenant's own keys, wrapped by the operator's ring: destroying them shreds (D-32).
create table tenant_data_keys (
  tenant_id uuid not null references tenants,
  id uuid not null,
  ring_key_id text not null check (ring_key_id <> ''),
  wrapped_key bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table identity_providers (
  tenant_id uuid not null references tenants,
  id uuid not null,
  issuer text not null check (issuer ~ '^(http|https)://'),
  client_id text not null,
  sealed_client_secret bytea,
  -- Clients whose bearer tokens postlogin takes (D-1).
  api_client_ids text[] not null default '{}',
  scopes text not null default 'openid profile email',
  enabled boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, issuer)
);

-- Its own name and any other of the firm's. A name is one tenant's, so its key can't begin with the
-- tenant, and only the operator writes it.
create table tenant_aliases (
  alias text primary key check (alias ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  tenant_id uuid not null references tenants
);
create index on tenant_aliases (tenant_id);
alter table tenant_aliases enable row level security;
create policy tenant on tenant_aliases
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select on tenant_aliases to app;

-- Where a tenant of that name is at home: an address, and nothing that lets anybody in.
create function origin_of_tenant(asked_alias text, asked_kind text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select host.origin
      from public.tenant_aliases named
      join public.tenant_hosts host on host.tenant_id = named.tenant_id and host.kind = asked_kind
      where named.alias = lower(asked_alias)
      order by host.canonical desc, host.host
      limit 1
    $$;
revoke all on function origin_of_tenant from public;
grant execute on function origin_of_tenant to app;

-- Absent until an operator has chosen: nothing goes by a rule that nobody made.
create table retention_policies (
  tenant_id uuid primary key references tenants,
  count integer not null check (count between 1 and 36500),
  unit text not null check (unit in ('days', 'months', 'years')),
  chosen_at timestamptz not null
);

-- Whoever changes a setting, and in whatever way: what is kept of the settings goes by their version.
create function next_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end
    $$;
create trigger next_version before update on tenant_settings
  for each row execute function next_version();

-- People of the lender: who they are (D-1), what they may, how they are signed in (D-3, D-4).

create table roles (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null check (name in ('Default User', 'Administrator')),
  tags text[] not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
create unique index on roles (tenant_id) where 'default' = any (tags);

create table users (
  tenant_id uuid not null references tenants,
  id uuid not null,
  issuer text,
  subject text,
  first_name text not null default '' check (length(first_name) <= 128),
  last_name text not null default '' check (length(last_name) <= 128),
  display_name text not null default '' check (length(display_name) <= 257),
  email_address text not null
    check (length(email_address) <= 256 and email_address like '%_@_%'),
  status text not null check (status in ('Active', 'Deleted', 'Invited', 'PendingInvite')),
  metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array'),
  language text check (language in ('en', 'es', 'fr')),
  time_zone text,
  last_login_at timestamptz,
  last_activity_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz,
  changed_by uuid,
  primary key (tenant_id, id),
  check ((issuer is null) = (subject is null)),
  check (status <> 'Active' or subject is not null),
  check ((status = 'Deleted') = (deleted_at is not null)),
  check (last_name = '' or first_name <> ''),
  foreign key (tenant_id, changed_by) references users
);
-- Adding someone again after deletion makes a new user (D-51).
create unique index on users (tenant_id, lower(email_address)) where status <> 'Deleted';
create unique index on users (tenant_id, issuer, subject)
  where subject is not null and status <> 'Deleted';

create table user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, role_id) references roles
);

create table invitations (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, invited_by) references users,
  check (expires_at > created_at)
);
create index on invitations (tenant_id, user_id);

-- One sign-in on its way to an identity provider and back (D-2). Used once.
create table login_states (
  tenant_id uuid not null references tenants,
  state_hash bytea not null check (length(state_hash) = 32),
  identity_provider_id uuid not null,
  -- The browser that began it, and the only one that may end it.
  browser_hash bytea not null check (length(browser_hash) = 32),
  sealed_code_verifier bytea not null,
  nonce text not null check (length(nonce) >= 22),
  return_origin text not null check (return_origin ~ '^(http|https)://[^/ ]+$'),
  return_nonce text,
  invitation_id uuid,
  sealed_result bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz,
  claimed_at timestamptz,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, identity_provider_id) references identity_providers,
  foreign key (tenant_id, invitation_id) references invitations on delete cascade,
  check (claimed_at is null or completed_at is not null)
);
create index on login_states (tenant_id, expires_at);

create table sessions (
  tenant_id uuid not null,
  id uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  user_id uuid not null,
  identity_provider_id uuid,
  -- For ending the provider's session as well.
  sealed_id_token bytea,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  sliding_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, identity_provider_id) references identity_providers,
  check (sliding_expires_at <= absolute_expires_at)
);
create index on sessions (tenant_id, user_id);

-- One business or engagement, and who may see its figures.

create table workspaces (
  tenant_id uuid not null references tenants,
  id uuid not null,
  display_name text not null
    check (length(display_name) <= 256 and display_name ~ '[^[:space:]]'),
  engagement_code text not null default '' check (length(engagement_code) <= 64),
  primary_email text check (length(primary_email) <= 256),
  owner_id uuid,
  source text not null default 'lender' check (source in ('lender', 'anonymous')),
  -- Null while an anonymous visitor has given nothing yet: unlisted until then (D-11).
  confirmed_at timestamptz,
  last_activity_at timestamptz not null,
  last_sync_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  version integer not null default 1 check (version > 0),
  -- What it's sorted and searched by: an expression in an order or a comparison isn't leakproof, and so
  -- never reaches an index past the policies.
  sort_name text not null generated always as (lower(display_name)) stored,
  changed_at timestamptz,
  changed_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users,
  foreign key (tenant_id, deleted_by) references users,
  check (source = 'anonymous' or confirmed_at is not null),
  check (deleted_by is null or deleted_at is not null),
  foreign key (tenant_id, changed_by) references users
);
create index workspaces_listed on workspaces (tenant_id, last_activity_at desc, id)
  where deleted_at is null and confirmed_at is not null;
create index workspaces_by_name on workspaces (tenant_id, sort_name, id) where deleted_at is null;
create index workspaces_deleted on workspaces (tenant_id, deleted_at) where deleted_at is not null;

create table workspace_users (
  tenant_id uuid not null,
  workspace_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamptz not null default now(),
  primary key (tenant_id, workspace_id, user_id),
  foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, added_by) references users
);
create index on workspace_users (tenant_id, user_id);

create table access_requests (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  user_id uuid not null,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  outcome text check (outcome in ('granted', 'refused')),
  -- Who was told of it, so that whoever asks again hears the same.
  told_user_ids uuid[] not null default '{}',
  told_addresses text[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, decided_by) references users,
  check ((decided_at is null) = (outcome is null))
);
create unique index on access_requests (tenant_id, workspace_id, user_id)
  where decided_at is null;

-- What was deleted for good, and when: it outlives what it tells of.
create table deletion_certificates (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- Of a workspace that is gone: nothing to refer to.
  workspace_id uuid not null,
  deleted_by uuid,
  deleted_at timestamptz not null,
  purged_at timestamptz not null,
  -- Until then a backup may still hold it (D-54).
  backups_until timestamptz not null check (backups_until >= purged_at),
  counts jsonb not null,
  -- Null where a whole workspace was deleted; otherwise one collection's files, with what each file's content was.
  submission_id uuid,
  policy text,
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  primary key (tenant_id, id)
);
create unique index deletion_certificates_workspace
  on deletion_certificates (tenant_id, workspace_id, deleted_at) where submission_id is null;
create unique index deletion_certificates_submission
  on deletion_certificates (tenant_id, submission_id) where submission_id is not null;

-- What a lender asks for, and the links by which a borrower comes (D-8 to D-12, D-37).

create table submission_requests (
  tenant_id uuid not null,
  -- Random, so that a number tells nothing of how many others there are (D-37).
  id bigint not null check (id between 1 and 9007199254740991),
  workspace_id uuid not null,
  mode text not null check (mode in ('shareable', 'direct', 'excel')),
  groups text[] not null check (
    cardinality(groups) > 0
    and groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'
  ),
  basis text not null default 'Accrual' check (basis in ('Accrual', 'Cash', 'CashAndAccrual')),
  full_fiscal_years integer not null check (full_fiscal_years between 0 and 20),
  end_of_import text not null check (end_of_import in ('Today', 'LastFullMonth')),
  most_recent_day date,
  anonymize_customers_and_vendors boolean not null default false,
  provide_user_copy boolean not null default false,
  allow_user_upload boolean not null default false,
  requesting_user_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, workspace_id, id),
  foreign key (tenant_id, workspace_id) references workspaces,
  foreign key (tenant_id, requesting_user_id) references users
);

create table shared_links (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_request_id bigint not null,
  -- For looking up; and sealed, so that it can be copied again (D-8). Deleting destroys both.
  secret_hash bytea check (length(secret_hash) = 32),
  sealed_secret bytea,
  -- The hash of the hash: a withdrawn link is told from an unknown one, and opens nothing.
  tombstone bytea check (length(tombstone) = 32),
  created_at timestamptz not null default now(),
  created_by uuid,
  expires_at timestamptz not null,
  expired_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  unique (tenant_id, tombstone),
  unique (tenant_id, submission_request_id),
  foreign key (tenant_id, workspace_id, submission_request_id)
    references submission_requests (tenant_id, workspace_id, id),
  foreign key (tenant_id, created_by) references users,
  foreign key (tenant_id, expired_by) references users,
  foreign key (tenant_id, deleted_by) references users,
  check ((deleted_at is null) = (secret_hash is not null)),
  check ((deleted_at is null) = (sealed_secret is not null)),
  check ((deleted_at is null) = (tombstone is null))
);
create index on shared_links (tenant_id, workspace_id, created_at desc);

create table link_sessions (
  tenant_id uuid not null,
  id uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  workspace_id uuid not null,
  -- Both absent for a visitor of the tenant's standing address (D-11).
  shared_link_id uuid,
  submission_request_id bigint,
  created_at timestamptz not null default now(),
  sliding_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Of the browser that it was in before it went on in another one.
  replaced_secret_hash bytea check (length(replaced_secret_hash) = 32),
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
  foreign key (tenant_id, shared_link_id) references shared_links on delete cascade,
  foreign key (tenant_id, workspace_id, submission_request_id)
    references submission_requests (tenant_id, workspace_id, id),
  check ((shared_link_id is null) = (submission_request_id is null)),
  check (sliding_expires_at <= absolute_expires_at)
);
create index on link_sessions (tenant_id, shared_link_id);
create index on link_sessions (tenant_id, replaced_secret_hash)
  where replaced_secret_hash is not null;

-- Fifteen minutes, one use, for one workspace and one session (D-10).
create table delegated_access_tokens (
  tenant_id uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  workspace_id uuid not null,
  -- Asked for without naming a package; the first use binds it to one.
  accounting_package text,
  session_id uuid,
  link_session_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, secret_hash),
  foreign key (tenant_id, workspace_id) references workspaces on delete cascade,
  foreign key (tenant_id, session_id) references sessions on delete cascade,
  foreign key (tenant_id, link_session_id) references link_sessions on delete cascade,
  check (num_nonnulls(session_id, link_session_id) = 1),
  check (used_at is null or accounting_package is not null)
);
create index on delegated_access_tokens (tenant_id, expires_at);

-- Consent to read a business's books: asked for, on its way (D-2, D-14), and kept sealed (D-32).

create table connections (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  datasource_name_id text not null check (datasource_name_id = lower(datasource_name_id)),
  -- The package's own key of the company: relinking to another one is refused (D-14).
  org_id text not null,
  dataset_id text,
  dataset_name text not null,
  state text not null check (state in ('Connected', 'Disconnected')),
  sealed_tokens bytea,
  -- Kept until the new ones have worked.
  sealed_previous_tokens bytea,
  tokens_refreshed_at timestamptz,
  created_by_user_id uuid,
  created_by_link_session_id uuid,
  created_at timestamptz not null default now(),
  disconnected_at timestamptz,
  deleted_at timestamptz,
  consented_at timestamptz not null default now(),
  -- Null where it lasts until somebody takes it back.
  consent_expires_at timestamptz,
  -- Which run renews the tokens at the moment, and until when the others wait for it.
  refresh_claim uuid,
  refresh_claimed_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, workspace_id) references workspaces,
  foreign key (tenant_id, created_by_user_id) references users,
  foreign key (tenant_id, created_by_link_session_id) references link_sessions,
  check (num_nonnulls(created_by_user_id, created_by_link_session_id) = 1),
  check (deleted_at is null or (sealed_tokens is null and sealed_previous_tokens is null)),
  check ((refresh_claim is null) = (refresh_claimed_until is null))
);
create unique index on connections (tenant_id, workspace_id, datasource_name_id, org_id)
  where deleted_at is null;

-- Which visitors have consented to a connection: several can, each by their own link.
create table connection_consents (
  tenant_id uuid not null,
  connection_id uuid not null,
  link_session_id uuid not null,
  consented_at timestamptz not null,
  primary key (tenant_id, connection_id, link_session_id),
  foreign key (tenant_id, connection_id) references connections on delete cascade,
  foreign key (tenant_id, link_session_id) references link_sessions on delete cascade
);
create index on connection_consents (tenant_id, link_session_id);

create table submissions (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  -- Null means anonymous, −1 on the wire.
  submission_request_id bigint,
  source_flow text not null check (source_flow in ('borrower', 'lender')),
  mode text not null check (mode in ('shareable', 'direct', 'excel', 'anonymous')),
  portal_status text not null default 'Normal'
    check (portal_status in ('Normal', 'ConnectionPendingUserIntervention')),
  datasource_name_id text,
  dataset_name text,
  financial_record_id uuid,
  metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array'),
  verification_email text check (length(verification_email) <= 256),
  verified_at timestamptz,
  requesting_user_id uuid,
  link_session_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  released_at timestamptz,
  auto_delete_at timestamptz,
  files_deleted_at timestamptz,
  legal_hold boolean not null default false,
  deletion_warned_at timestamptz,
  -- The record's own status, for the histories by status; whoever changes the record says so here.
  record_status text check (record_status in ('Pending', 'Created', 'ImportError', 'Deleted')),
  -- A page of a history by its status is read along an index, however few there are of it.
  history_status text not null generated always as (
    case
      when deleted_at is not null or record_status = 'Deleted' then 'deleted'
      when record_status = 'Created' then 'complete'
      else 'incomplete'
    end
  ) stored,
  -- Who holds it, and since when (D-54).
  held_at timestamptz,
  held_by uuid,
  -- What a lender says of its imports in place of what was asked.
  import_options jsonb check (jsonb_typeof(import_options) = 'object'),
  -- When the borrower took it back, and from when on nobody may read it because of that.
  withdrawn_at timestamptz,
  withheld_at timestamptz,
  -- What whoever shares books reads; null where a lender began it.
  language text check (language in ('en', 'es', 'fr')),
  primary key (tenant_id, id),
  unique (tenant_id, workspace_id, id),
  foreign key (tenant_id, workspace_id) references workspaces,
  foreign key (tenant_id, workspace_id, submission_request_id)
    references submission_requests (tenant_id, workspace_id, id),
  foreign key (tenant_id, requesting_user_id) references users,
  foreign key (tenant_id, link_session_id) references link_sessions,
  foreign key (tenant_id, deleted_by) references users,
  check ((mode = 'anonymous') = (submission_request_id is null)),
  check (not legal_hold or files_deleted_at is null),
  foreign key (tenant_id, held_by) references users,
  check (legal_hold or (held_at is null and held_by is null)),
  check ((held_at is null) = (held_by is null)),
  check (withheld_at is null or withdrawn_at is not null)
);
create index on submissions (tenant_id, submission_request_id);
-- A history is read from either end, a page at a time, without sorting what isn't shown.
create index submissions_history on submissions (tenant_id, created_at, id);
create index submissions_workspace_history
  on submissions (tenant_id, workspace_id, created_at, id);
create index submissions_status_history
  on submissions (tenant_id, history_status, created_at, id);
create index submissions_package_history
  on submissions (tenant_id, coalesce(datasource_name_id, ''), created_at, id);
-- The newest of each requester's; nobody's are those of the uuid that is nobody's.
create index submissions_requester_history on submissions (
  tenant_id,
  (case when requesting_user_id is null then '00000000-0000-0000-0000-000000000000'
    else requesting_user_id end),
  created_at,
  id
);
create index submissions_waiting on submissions (tenant_id, created_at)
  where portal_status <> 'Normal';
create index submissions_kept on submissions (tenant_id, auto_delete_at)
  where files_deleted_at is null;

create table connection_requests (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  accounting_package text not null check (accounting_package = lower(accounting_package)),
  status text not null default 'NotStarted'
    check (status in ('NotStarted', 'Started', 'Success', 'Error')),
  error_code text not null default 'None' check (error_code in (
    'None', 'UserCancelled', 'RequestNonceAlreadyUsed', 'RequestExpired',
    'DatasourceUnresponsive', 'InsufficientUserPermissions', 'InternalError'
  )),
  source_flow text not null check (source_flow in ('borrower', 'lender')),
  submission_id uuid,
  existing_connection_id uuid,
  connection_id uuid,
  session_id uuid,
  link_session_id uuid,
  initial_metadata jsonb not null default '[]'
    check (jsonb_typeof(initial_metadata) = 'array'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, workspace_id) references workspaces,
  foreign key (tenant_id, workspace_id, submission_id)
    references submissions (tenant_id, workspace_id, id),
  foreign key (tenant_id, existing_connection_id) references connections,
  foreign key (tenant_id, connection_id) references connections,
  foreign key (tenant_id, session_id) references sessions on delete set null (session_id),
  foreign key (tenant_id, link_session_id) references link_sessions
    on delete set null (link_session_id),
  check (num_nonnulls(session_id, link_session_id) <= 1),
  check ((status = 'Error') = (error_code <> 'None')),
  check ((status = 'Success') = (connection_id is not null)),
  check ((status in ('Success', 'Error')) = (finished_at is not null))
);
create index on connection_requests (tenant_id, workspace_id, created_at desc);

-- One consent on its way to a package and back. Used once, by the session that began it.
create table oauth_states (
  tenant_id uuid not null,
  state_hash bytea not null check (length(state_hash) = 32),
  connection_request_id uuid not null,
  initiator_hash bytea not null check (length(initiator_hash) = 32),
  sealed_code_verifier bytea not null,
  redirect_uri text not null check (redirect_uri ~ '^(http|https)://'),
  return_address text not null check (return_address ~ '^(http|https)://'),
  sealed_result bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz,
  claimed_at timestamptz,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, connection_request_id) references connection_requests
    on delete cascade,
  check (claimed_at is null or completed_at is not null)
);
create index on oauth_states (tenant_id, expires_at);

create table email_confirmations (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  address text not null check (length(address) <= 256 and address like '%_@_%'),
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, submission_id) references submissions on delete cascade
);
create index on email_confirmations (tenant_id, submission_id);

-- Collecting: what was asked, each attempt and its steps, the record it makes, what it costs.

-- Stored parameters, so that a retry or a relink asks the same again.
create table import_requests (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  connection_id uuid not null,
  parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, workspace_id, submission_id)
    references submissions (tenant_id, workspace_id, id),
  foreign key (tenant_id, connection_id) references connections
);
create index on import_requests (tenant_id, connection_id, created_at desc);
create index on import_requests (tenant_id, submission_id, created_at desc);

create table financial_records (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  status text not null default 'Pending'
    check (status in ('Pending', 'Created', 'ImportError', 'Deleted')),
  datasource_name_id text not null,
  dataset_name text not null,
  -- What was collected: set once, when it's Created, and never changed.
  bases text[] check (cardinality(bases) > 0 and bases <@ '{accrual,cash}'),
  groups text[] check (
    groups <@ '{financial-statements,accounts-receivable,accounts-payable,transactions}'
  ),
  currency text check (currency ~ '^[A-Z]{3}$'),
  from_day date,
  up_to_day date,
  cuts date[],
  retained_earnings_id text,
  -- How much it holds: {"accounts": 92, "journalLines": 10234, …}.
  counts jsonb check (jsonb_typeof(counts) = 'object'),
  anonymized boolean not null default false,
  data_as_of timestamptz,
  created_at timestamptz not null default now(),
  loaded_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, workspace_id, id),
  foreign key (tenant_id, workspace_id, submission_id)
    references submissions (tenant_id, workspace_id, id),
  check (status in ('Pending', 'ImportError') or (
    num_nulls(
      bases, groups, currency, from_day, up_to_day, cuts, counts, data_as_of, loaded_at
    ) = 0
  )),
  check (from_day <= up_to_day),
  check ((status = 'Deleted') = (deleted_at is not null))
);
create index on financial_records (tenant_id, submission_id);
create index on financial_records (tenant_id, workspace_id, loaded_at desc);

alter table submissions
  add foreign key (tenant_id, workspace_id, financial_record_id)
    references financial_records (tenant_id, workspace_id, id);

create table imports (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  import_request_id uuid not null,
  connection_id uuid not null,
  financial_record_id uuid not null,
  attempt integer not null check (attempt > 0),
  outcome text not null default 'Pending' check (outcome in ('Pending', 'Success', 'Error')),
  error_code text not null default 'None' check (error_code in (
    'None', 'InsufficientUserPermissions', 'DatasourceUnresponsive', 'InternalError',
    'Disconnected', 'Cancelled'
  )),
  error_description text,
  -- Decided where the import starts, never by a worker (D-56).
  today date not null,
  -- What was asked for. The days follow from it once the books' fiscal year is known.
  request jsonb not null check (jsonb_typeof(request) = 'object'),
  started_by_user_id uuid,
  started_by_link_session_id uuid,
  -- The run that may save. Another run's token ends this one's right to (D-25).
  lease_token uuid,
  leased_at timestamptz,
  progressed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, submission_id, attempt),
  unique (tenant_id, financial_record_id),
  foreign key (tenant_id, workspace_id, submission_id)
    references submissions (tenant_id, workspace_id, id),
  foreign key (tenant_id, import_request_id) references import_requests,
  foreign key (tenant_id, connection_id) references connections,
  foreign key (tenant_id, workspace_id, financial_record_id)
    references financial_records (tenant_id, workspace_id, id),
  foreign key (tenant_id, started_by_user_id) references users,
  foreign key (tenant_id, started_by_link_session_id) references link_sessions,
  check ((outcome = 'Error') = (error_code <> 'None')),
  check ((outcome = 'Pending') = (finished_at is null))
);
-- One running import a connection (D-14).
create unique index imports_running on imports (tenant_id, connection_id)
  where outcome = 'Pending';
create index on imports (tenant_id, workspace_id, created_at desc);

create table import_steps (
  tenant_id uuid not null,
  import_id uuid not null,
  step text not null check (step in (
    'company', 'accounts', 'trial-balances', 'journal-lines', 'receivables', 'payables',
    'vendor-statements', 'load', 'statements', 'checks', 'workbooks'
  )),
  position integer not null check (position >= 0),
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed')),
  done bigint not null default 0 check (done >= 0),
  expected bigint check (expected >= 0),
  -- Where the next page begins, and how many sealed parts are in storage (D-23).
  cursor jsonb,
  parts integer not null default 0 check (parts >= 0),
  complete boolean not null default false,
  error_description text,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, import_id, step),
  unique (tenant_id, import_id, position),
  foreign key (tenant_id, import_id) references imports on delete cascade,
  check (state <> 'done' or complete)
);

create table collection_limits (
  tenant_id uuid primary key references tenants,
  -- Null where the contract sets none.
  collection_limit integer check (collection_limit >= 0),
  -- Billing periods begin on this day and every so many months after it, in the tenant's zone.
  billing_anchor date not null,
  billing_months integer not null default 1 check (billing_months between 1 and 12)
);

-- What a billing period has used up stays used, whatever becomes of the books: it refers to none.
create table collection_usages (
  tenant_id uuid not null,
  submission_id uuid not null,
  period_end date not null,
  state text not null check (state in ('reserved', 'spent', 'released')),
  reserved_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, submission_id),
  check ((state = 'reserved') = (settled_at is null))
);
create index on collection_usages (tenant_id, period_end) where state <> 'released';

create table documents (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  submission_id uuid not null,
  submission_document_type text not null,
  file_name text not null check (length(file_name) between 1 and 255),
  -- Files of 65 MB or more are refused.
  file_size bigint not null check (file_size >= 0 and file_size < 68157440),
  sniffed_type text not null,
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text,
  scan_state text not null default 'not-scanned'
    check (scan_state in ('scanning', 'clean', 'infected', 'not-scanned')),
  uploaded_by_user_id uuid,
  link_session_id uuid,
  uploaded_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- When the lender's people were told of it.
  announced_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, workspace_id, submission_id)
    references submissions (tenant_id, workspace_id, id),
  foreign key (tenant_id, uploaded_by_user_id) references users,
  foreign key (tenant_id, link_session_id) references link_sessions,
  check ((deleted_at is null) = (storage_key is not null))
);
create index on documents (tenant_id, submission_id, uploaded_at);
create index documents_unannounced on documents (tenant_id, submission_id)
  where announced_at is null;

-- Books that come as a file: the file, what was read from it, and what a workspace's people said of such.

create table file_imports (
  tenant_id uuid not null,
  id uuid not null,
  workspace_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 255),
  -- Files of 65 MB or more are refused.
  file_size bigint not null check (file_size > 0 and file_size < 68157440),
  sha256 bytea not null check (length(sha256) = 32),
  sniffed_type text not null,
  -- Null once the file was deleted.
  storage_key text,
  state text not null default 'reading'
    check (state in ('reading', 'read', 'failed', 'sent')),
  -- Each asking for another reading counts; what an earlier one still finds is void.
  reading integer not null default 1 check (reading > 0),
  -- The day it was where the file was sent, for guesses (D-56).
  today date not null,
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  report jsonb check (jsonb_typeof(report) = 'object'),
  rejected jsonb check (jsonb_typeof(rejected) = 'object'),
  -- How its books are read; kept for the collection.
  recipe jsonb check (jsonb_typeof(recipe) = 'object'),
  problem text,
  difference_accepted boolean not null default false,
  uploaded_by_user_id uuid,
  link_session_id uuid,
  connection_id uuid,
  submission_id uuid,
  financial_record_id uuid,
  uploaded_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, workspace_id) references workspaces,
  foreign key (tenant_id, workspace_id, submission_id)
    references submissions (tenant_id, workspace_id, id),
  foreign key (tenant_id, connection_id) references connections,
  foreign key (tenant_id, uploaded_by_user_id) references users,
  foreign key (tenant_id, link_session_id) references link_sessions,
  check (num_nonnulls(uploaded_by_user_id, link_session_id) = 1),
  check ((state = 'failed') = (problem is not null)),
  check ((state = 'sent') =
    (num_nulls(connection_id, submission_id, financial_record_id, sent_at) = 0))
);
create index on file_imports (tenant_id, workspace_id, uploaded_at desc);
create index on file_imports (tenant_id, submission_id);

-- What the columns of a table mean, by the words over them: put to the next file of the same shape.
create table file_mappings (
  tenant_id uuid not null,
  workspace_id uuid not null,
  headings_hash bytea not null check (length(headings_hash) = 32),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  -- What was said beside the columns: currency, fiscal year end.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  said_at timestamptz not null default now(),
  primary key (tenant_id, workspace_id, headings_hash),
  foreign key (tenant_id, workspace_id) references workspaces on delete cascade
);

-- QuickBooks on somebody's own computer: who may call us from there, what is asked, and what was answered.

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
  -- Whom to tell what came of it; null where nobody gave an address.
  notice_address text,
  -- Something has come of it since they were told last.
  untold boolean not null default false,
  mail_secret_until timestamptz,
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
  check (ended_at is null or num_nonnulls(password_hash, ticket_hash, mail_secret_hash) = 0),
  check ((mail_secret_hash is null) = (mail_secret_until is null)),
  check (ended_at is null or notice_address is null)
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
  -- How much has been sent for it: an import takes so much of it and no more.
  bytes bigint not null default 0 check (bytes >= 0),
  primary key (tenant_id, import_id, position),
  unique (tenant_id, import_id, name),
  foreign key (tenant_id, import_id) references imports on delete cascade,
  check ((state = 'refused') = (status_code is not null)),
  check ((state = 'answered') = (answered_at is not null))
);

-- The books as collected: debit positive, whole minor units, one currency a record.

create table accounting_entities (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  legal_name text not null check (legal_name <> ''),
  dba_name text,
  country text check (country ~ '^[A-Z]{2}$'),
  fiscal_year_end_month integer not null check (fiscal_year_end_month between 1 and 12),
  fiscal_year_end_day integer not null check (fiscal_year_end_day between 1 and 31),
  closed_through date,
  addresses jsonb not null default '[]' check (jsonb_typeof(addresses) = 'array'),
  identifiers jsonb not null default '[]' check (jsonb_typeof(identifiers) = 'array'),
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  primary key (tenant_id, financial_record_id),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
);

create table ledger_accounts (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  id text not null check (id <> ''),
  position integer not null check (position >= 0),
  number text,
  name text not null,
  full_name text not null,
  parent_id text,
  description text,
  vendor_type text not null,
  vendor_subtype text,
  special_role text,
  kind text not null check (kind in ('Real', 'Nominal')),
  classification text not null check (classification in (
    'cash', 'ar', 'inventory', 'prepaid', 'other_current_asset', 'fixed_asset',
    'accumulated_depreciation', 'intangible', 'other_asset', 'ap', 'credit_card',
    'accrued_payroll', 'tax_payable', 'deferred_revenue', 'short_term_debt',
    'other_current_liability', 'long_term_debt', 'other_liability', 'equity',
    'retained_earnings', 'revenue', 'cogs', 'opex', 'depreciation_amortization',
    'interest_expense', 'income_tax', 'other_income', 'other_expense', 'non_posting'
  )),
  classification_source text not null check (classification_source in (
    'analyst', 'special-role', 'vendor-subtype', 'vendor-type', 'name-rule'
  )),
  confidence double precision not null check (confidence between 0 and 1),
  posting boolean not null,
  active boolean not null,
  created_at text,
  modified_at text,
  primary key (tenant_id, financial_record_id, id),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
);

-- One row an account, basis and period cut: what every view is added up from (D-40).
create table ledger_months (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null check (basis in ('accrual', 'cash')),
  account_id text not null,
  period_end date not null,
  opening minor_units not null,
  debit minor_units not null check (debit >= 0),
  credit minor_units not null check (credit >= 0),
  closing minor_units not null,
  primary key (tenant_id, financial_record_id, basis, period_end, account_id),
  foreign key (tenant_id, financial_record_id, account_id)
    references ledger_accounts (tenant_id, financial_record_id, id) on delete cascade,
  check (closing = opening + debit - credit)
);

-- No foreign keys: the load proves integrity by anti-joins and records it as a check (D-24).
-- The key is also the order in which a drill-down pages through an account's lines.
create table journal_lines (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null check (basis in ('accrual', 'cash')),
  account_id text not null,
  period_end date not null,
  date date not null,
  position bigint not null,
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
  primary key
    (tenant_id, financial_record_id, basis, account_id, period_end, date, position),
  check (date <= period_end)
);

create table parties (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  id text not null check (id <> ''),
  kind text not null check (kind in ('customer', 'vendor', 'other')),
  name text not null,
  primary key (tenant_id, financial_record_id, id),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
);

create table open_documents (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  side text not null check (side in ('receivable', 'payable')),
  as_of date not null,
  document_id text not null,
  kind text not null check (kind in ('invoice', 'credit', 'bill', 'vendor-credit', 'unapplied')),
  number text,
  party_id text not null,
  date date not null,
  due_date date,
  total minor_units not null,
  outstanding minor_units not null,
  primary key (tenant_id, financial_record_id, side, as_of, document_id),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
);

-- What the package's own reports said: one row a figure, for tie-out.
create table vendor_reports (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null check (basis in ('accrual', 'cash')),
  position integer not null check (position >= 0),
  report text not null check (report in (
    'TrialBalance', 'BalanceSheet', 'IncomeStatement', 'ReceivablesAging', 'PayablesAging'
  )),
  period_start date,
  period_end date not null,
  account_id text,
  total text,
  amount minor_units not null,
  primary key (tenant_id, financial_record_id, basis, position),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
  check (num_nonnulls(account_id, total) = 1),
  check (period_start <= period_end)
);

-- What is made of a record: layouts with their history, checks and findings, workbooks.

create table statements (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null check (basis in ('accrual', 'cash')),
  type text not null check (type in ('BalanceSheet', 'IncomeStatement')),
  layout jsonb not null check (jsonb_typeof(layout) = 'object'),
  number_style text not null default 'Actuals'
    check (number_style in ('Thousands', 'ActualsDisplayedAsWholeNumber', 'Actuals')),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (tenant_id, financial_record_id, basis, type),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
  foreign key (tenant_id, updated_by) references users
);

create table statement_versions (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  type text not null,
  version integer not null check (version > 0),
  layout jsonb not null check (jsonb_typeof(layout) = 'object'),
  number_style text not null,
  -- The edit commands that led here from the version before.
  commands jsonb not null default '[]' check (jsonb_typeof(commands) = 'array'),
  reason text,
  made_at timestamptz not null default now(),
  made_by uuid,
  primary key (tenant_id, financial_record_id, basis, type, version),
  foreign key (tenant_id, financial_record_id, basis, type) references statements
    on delete cascade,
  foreign key (tenant_id, made_by) references users
);

create table checks (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  basis text not null check (basis in ('accrual', 'cash')),
  id text not null,
  position integer not null check (position >= 0),
  category text not null
    check (category in ('ledger', 'statement', 'vendor', 'aging', 'quality')),
  title text not null,
  outcome text not null check (outcome in ('Pass', 'Fail', 'Inconclusive')),
  outcome_description text not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  from_day date,
  to_day date,
  expected minor_units,
  actual minor_units,
  difference minor_units,
  tolerance minor_units not null check (tolerance >= 0),
  account_id text,
  transaction_id text,
  primary key (tenant_id, financial_record_id, basis, id),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
  check (difference = actual - expected)
);

-- A failed check that somebody has to look at, and what came of it.
create table findings (
  tenant_id uuid not null,
  id uuid not null,
  financial_record_id uuid not null,
  basis text not null,
  check_id text not null,
  state text not null default 'open' check (state in ('open', 'explained', 'resolved')),
  note text,
  opened_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, financial_record_id, basis, check_id),
  foreign key (tenant_id, financial_record_id, basis, check_id) references checks
    on delete cascade,
  foreign key (tenant_id, settled_by) references users,
  check ((state = 'open') = (settled_at is null))
);

create table workbook_revisions (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  revision_number integer not null check (revision_number > 0),
  outcome text not null default 'Pending' check (outcome in ('Pending', 'Success', 'Error')),
  error_description text,
  -- Which version of each statement is in it: {"accrual:BalanceSheet": 3}.
  statement_versions jsonb not null default '{}'
    check (jsonb_typeof(statement_versions) = 'object'),
  requested_by uuid,
  requested_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, financial_record_id, revision_number),
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
  foreign key (tenant_id, requested_by) references users,
  check ((outcome = 'Pending') = (finished_at is null))
);

create table workbooks (
  tenant_id uuid not null,
  financial_record_id uuid not null,
  revision_number integer not null,
  variant_id text not null check (variant_id in (
    'financial-statements', 'accounts-receivable', 'accounts-payable', 'transactions',
    'general-ledger'
  )),
  basis text not null check (basis in ('accrual', 'cash')),
  -- What it's downloaded by, beside the revision (D-45).
  kind text not null check (kind <> ''),
  tags text[] not null default '{}',
  outcome text not null default 'Pending' check (outcome in ('Pending', 'Success', 'Error')),
  error_description text,
  file_name text check (length(file_name) between 1 and 255),
  file_size bigint check (file_size >= 0),
  -- Over its uncompressed parts, which says whether two have the same content.
  parts_sha256 bytea check (length(parts_sha256) = 32),
  storage_key text,
  created_at timestamptz not null default now(),
  -- The file's own, which a certificate of deletion states.
  file_sha256 bytea check (length(file_sha256) = 32),
  primary key (tenant_id, financial_record_id, revision_number, variant_id, basis),
  unique (tenant_id, financial_record_id, revision_number, kind, basis),
  foreign key (tenant_id, financial_record_id, revision_number) references workbook_revisions
    on delete cascade,
  check (outcome <> 'Success'
    or num_nulls(file_name, file_size, parts_sha256, storage_key) = 0)
);

-- What borrowers have of what they shared: receipts, the mails that lead there, and copies (D-12).

create table receipts (
  tenant_id uuid not null,
  submission_id uuid not null,
  financial_record_id uuid not null,
  -- Who made the connection. The session ends long before its receipt does, so nothing refers to it.
  link_session_id uuid not null,
  reference text not null check (reference <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, submission_id),
  unique (tenant_id, reference),
  foreign key (tenant_id, submission_id) references submissions on delete cascade,
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade
);
create index on receipts (tenant_id, financial_record_id);

create table receipt_keys (
  tenant_id uuid not null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  submission_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, secret_hash),
  foreign key (tenant_id, submission_id) references receipts on delete cascade
);
create index on receipt_keys (tenant_id, submission_id);

create table user_copies (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  financial_record_id uuid not null,
  -- Who asked: the visitor who made the connection, and nobody else.
  link_session_id uuid,
  -- Where it goes, once that is confirmed.
  address text not null check (length(address) <= 256 and address like '%_@_%'),
  language text not null check (language in ('en', 'es', 'fr')),
  state text not null
    check (state in ('AwaitingConfirmation', 'Building', 'Ready', 'Failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  secret_hash bytea check (length(secret_hash) = 32),
  expires_at timestamptz,
  downloads_left integer not null default 0 check (downloads_left >= 0),
  file_name text,
  file_size bigint check (file_size >= 0),
  -- Null again once the file is gone.
  storage_key text,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, submission_id) references submissions on delete cascade,
  foreign key (tenant_id, financial_record_id) references financial_records on delete cascade,
  foreign key (tenant_id, link_session_id) references link_sessions
    on delete set null (link_session_id),
  check ((state = 'Ready') = (ready_at is not null)),
  check ((state = 'Ready') = (secret_hash is not null)),
  check ((state = 'Ready') = (expires_at is not null))
);
create index on user_copies (tenant_id, submission_id, requested_at);

-- What runs beside the books: mail, notifications, the audit trail, leases, limits.

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
create index mail_deliveries_of_link on mail_deliveries (tenant_id, (content ->> 'sharedLinkId'))
  where kind = 'request';

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
  changed_at timestamptz,
  changed_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, type),
  foreign key (tenant_id, changed_by) references users
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
  actor_kind text not null check (actor_kind in (
    'user', 'borrower', 'worker', 'operator', 'recipient', 'unknown'
  )),
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
  -- Given again to the letter: jsonb would put its fields into an order of its own.
  body json,
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

-- How often the same was refused within a minute; the trail has the first of them, and then their number.
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

-- Whose a session was is asked for each one that is deleted, and mustn't take a look at every row.

create index submissions_by_visit on submissions (tenant_id, link_session_id)
  where link_session_id is not null;
create index connections_by_visit on connections (tenant_id, created_by_link_session_id)
  where created_by_link_session_id is not null;
create index imports_by_visit on imports (tenant_id, started_by_link_session_id)
  where started_by_link_session_id is not null;
create index documents_by_visit on documents (tenant_id, link_session_id)
  where link_session_id is not null;
create index file_imports_by_visit on file_imports (tenant_id, link_session_id)
  where link_session_id is not null;
create index user_copies_by_visit on user_copies (tenant_id, link_session_id)
  where link_session_id is not null;
create index connection_requests_by_visit on connection_requests (tenant_id, link_session_id)
  where link_session_id is not null;
create index connection_requests_by_session on connection_requests (tenant_id, session_id)
  where session_id is not null;
create index connection_requests_by_submission on connection_requests (tenant_id, submission_id)
  where submission_id is not null;

-- Refuses a row whose workspace or user is deleted. The parent is locked until the row's transaction ends, as a
-- foreign key does anyway, and whoever deletes it locks it FOR UPDATE first. So the row is either committed before
-- the deletion looks for what to take along, or it's refused.

create function in_living_workspace() returns trigger
  language plpgsql set search_path to pg_catalog, pg_temp as $$
    begin
      perform from public.workspaces
        where tenant_id = new.tenant_id and id = new.workspace_id and deleted_at is null
        for key share;
      if not found then
        raise exception 'the workspace of a new row in % is deleted', tg_table_name
          using errcode = 'TGONE';
      end if;
      return new;
    end $$;

create function of_living_user() returns trigger
  language plpgsql set search_path to pg_catalog, pg_temp as $$
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
    end $$;

-- What belongs to a workspace, and is no use once that is deleted.
create trigger in_living_workspace before insert on access_requests
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on connection_requests
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on connections
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on delegated_access_tokens
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on documents
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on file_imports
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on file_mappings
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on financial_records
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on import_requests
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on imports
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on link_sessions
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on shared_links
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on submission_requests
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on submissions
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on web_connectors
  for each row execute function in_living_workspace();
create trigger in_living_workspace before insert on workspace_users
  for each row execute function in_living_workspace();

-- What belongs to a user, by the column that names them.
create trigger of_living_user before insert on access_requests
  for each row execute function of_living_user('user_id');
create trigger of_living_user before insert on invitations
  for each row execute function of_living_user('user_id');
create trigger of_living_user before insert on sessions
  for each row execute function of_living_user('user_id');
create trigger of_living_user before insert on workspace_users
  for each row execute function of_living_user('user_id');
create trigger of_living_user before insert on workspaces
  for each row execute function of_living_user('owner_id');

-- Who a cookie stands for, with all that a request has to know of them, in one statement and so in one round trip.
-- The functions name the tenant first, for as long as the statement lasts, and run with the caller's own rights:
-- row-level security holds in them as it does everywhere.

create function authenticate_session(of_tenant uuid, of_hash bytea, at timestamptz)
returns table (
  id uuid, user_id uuid, sliding_expires_at timestamptz, absolute_expires_at timestamptz,
  role_names text[], tenant_disabled boolean, settings_version integer
)
language plpgsql as $$
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
    $$;
revoke all on function authenticate_session from public;
grant execute on function authenticate_session to app;

create function authenticate_link_sessions(of_tenant uuid, of_hashes bytea[], at timestamptz)
returns table (
  secret_hash bytea, id uuid, workspace_id uuid, shared_link_id uuid,
  submission_request_id bigint, sliding_expires_at timestamptz,
  absolute_expires_at timestamptz, tenant_disabled boolean, settings_version integer
)
language plpgsql as $$
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
    $$;
revoke all on function authenticate_link_sessions from public;
grant execute on function authenticate_link_sessions to app;

-- A connection sees the rows of one tenant, whoever it is, and `app` may read and write them (D-21). Without a tenant
-- there are no rows at all: after a local setting `current_setting` gives '', not null, hence the `nullif`. The audit
-- trail and the certificates of deletion can be read and added to, and never changed.

do $$
declare
  name text;
begin
  for name in
    select tablename from pg_tables
    where schemaname = 'public' and tablename not in ('tenant_hosts', 'tenant_aliases')
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I
        using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)',
      name
    );
    if name in ('audit_events', 'deletion_certificates') then
      execute format('grant select, insert on %I to app', name);
    else
      execute format('grant select, insert, update, delete on %I to app', name);
    end if;
  end loop;
end $$;
