import type { Knex } from "knex";

/**
 * The one way into the queue (D-22). It writes the tenant on the envelope itself, from the setting that the policies
 * read, so whatever a payload says of tenants is only a payload. A job key is a tenant's own as well: nobody can
 * replace another's job. Its flags name the job and its tenant, so that a worker can leave a tenant's long jobs
 * alone while it has enough of them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function jobs.enqueue(
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
    revoke all on function jobs.enqueue from public;
    grant usage on schema jobs to app;
    grant execute on function jobs.enqueue to app;

    -- When each worker last beat: the jobs of a silent one are taken over (D-25).
    create table jobs.worker_heartbeats (
      worker_id text primary key,
      host text not null,
      started_at timestamptz not null default now(),
      beat_at timestamptz not null default now()
    );
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
