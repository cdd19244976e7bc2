import type { Knex } from "knex";

/**
 * Who a cookie stands for, with all that a request has to know of them, in one statement and so in one round
 * trip. The functions name the tenant first, for as long as the statement lasts, and run with the caller's own
 * rights: row-level security holds in them as it does everywhere.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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

    -- Whoever changes a setting, and in whatever way: what is kept of the settings goes by their version.
    create function next_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end
    $$;
    create trigger next_version before update on tenant_settings
      for each row execute function next_version();
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
