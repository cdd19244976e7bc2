import type { Knex } from "knex";
import { tenantTables } from "./tenant-tables.ts";

/** Who a tenant is, how it's reached (D-7), how it looks and what it has switched on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whole minor units that a double holds exactly (design.md, 2.5).
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
      default_resource text
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
      primary key (tenant_id, flow, position)
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
    ${tenantTables(
      "tenants",
      "tenant_settings",
      "tenant_brands",
      "tenant_email_domains",
      "user_metadata_settings",
      "disabled_paragraphs",
      "portal_texts",
      "banner_messages",
      "tenant_data_keys",
      "identity_providers",
    )}
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
