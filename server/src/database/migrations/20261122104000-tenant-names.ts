import type { Knex } from "knex";

/** The names a tenant answers to (P-T43), and what its logo is. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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

    alter table tenant_brands
      add column logo_type text check (logo_type in ('image/png', 'image/jpeg', 'image/webp')),
      add check ((logo_type is null) = (logo_storage_key is null));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
