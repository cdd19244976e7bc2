import type { Knex } from "knex";

/**
 * Each job says what it is and whose, so that a worker can leave a tenant's long ones alone while it has enough of
 * them. The tenant is still PostgreSQL's word.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function jobs.enqueue(
      name text, payload json, run_at timestamptz default null, job_key text default null,
      max_attempts integer default null
    ) returns bigint
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
    end $$;
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
