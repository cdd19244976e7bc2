import type { Jobs } from "@tieout/server/jobs/jobs";
import { flagOf, jobKinds, longJobs } from "@tieout/server/jobs/kinds";
import type { WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";

/** A tenant's jobs numbered at once; the rest come after everybody's. */
const numberedAtOnce = 20;

/** Below zero, graphile-worker's default. */
const first = -1_000;

const everyMs = 1_000;
/** Numbering takes at most a fifth of the time. */
const share = 5;

/**
 * Has tenants take turns (start-time fair queuing). Once a second each tenant's next jobs are numbered, from how
 * many it has running; all the first come before all the second, so that who has many waits for who has few. Within
 * a tenant a job goes first for which a person waits, and who has waited for a minute isn't set back any more.
 */
export function startTurns(queue: Pool, onFault: (fault: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isOver = false;
  const next = (ms: number) => {
    if (isOver) return;
    timer = setTimeout(() => {
      const began = performance.now();
      round = numberJobs(queue)
        .catch(onFault)
        .then(() => next(Math.max(everyMs, (share - 1) * (performance.now() - began))));
    }, ms);
  };
  next(0);

  return {
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** One round; of concurrent workers, one does it. */
export async function numberJobs(queue: Pool): Promise<void> {
  await queue.query({
    name: "number_jobs",
    text: statement,
    values: [names, setBacks, numberedAtOnce],
  });
}

const names = Object.keys(jobKinds);
const setBacks = Object.values(jobKinds).map(({ setBack }) => setBack);

const statement = `
  with mine as materialized (
    select pg_try_advisory_xact_lock(hashtextextended('jobs.turns', 0)) as mine
  ), waiting as (
    select job.id, job.run_at, job.payload ->> 'tenantId' as tenant,
      floor(kind.set_back * greatest(0, 1 - extract(epoch from now() - job.run_at) / 60))::integer as set_back
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    join unnest($1::text[], $2::integer[]) as kind (name, set_back) on kind.name = task.identifier
    where job.is_available and job.run_at <= now() and (select mine from mine)
  ), running as (
    select payload ->> 'tenantId' as tenant, count(*)::integer as jobs
    from graphile_worker._private_jobs where locked_at is not null group by 1
  ), numbered as (
    select id, tenant, set_back,
      row_number() over (partition by tenant order by set_back, run_at, id)::integer as number
    from waiting
  ), turn as (
    select id, (${first} + number + set_back + coalesce(running.jobs, 0))::smallint as priority
    from numbered left join running using (tenant)
    where number <= $3
  ), free as (
    select job.id, turn.priority
    from graphile_worker._private_jobs as job join turn using (id)
    where job.is_available and job.priority <> turn.priority
    order by job.id for update of job skip locked
  )
  update graphile_worker._private_jobs as job set priority = free.priority
  from free where job.id = free.id`;

/** A worker's slots for long jobs: one tenant's, and all tenants'. */
export function longSlots(concurrency: number) {
  return {
    ofOneTenant: Math.max(1, Math.floor(concurrency / 2)),
    ofAll: concurrency > 2 ? concurrency - 1 : concurrency,
  };
}

/**
 * Keeps slots free of long jobs: one tenant's imports leave room for another's, and all of them for what is short.
 * Gives what the next job mustn't be, by its flags. Slots that look for a job at the same moment come one after the
 * other, so that each counts what the one before has taken.
 */
export function keepSlots(concurrency: number, events: WorkerEvents): () => Promise<string[]> {
  const limits = longSlots(concurrency);
  const running = new Map<string, string>();
  const looking: (() => void)[] = [];
  let isLooking = false;

  const looked = () => {
    isLooking = false;
    looking.shift()?.();
  };
  events.on("job:start", ({ job }) => {
    // Our task list has only our jobs, and `jobs.enqueue` wrote their payload.
    const name = job.task_identifier as keyof Jobs;
    const { tenantId } = job.payload as { readonly tenantId: string };
    if (jobKinds[name].long) running.set(job.id, tenantId);
    looked();
  });
  events.on("worker:getJob:empty", looked);
  events.on("worker:getJob:error", looked);
  events.on("job:complete", ({ job }) => running.delete(job.id));

  return async () => {
    while (isLooking) await new Promise<void>((resolve) => looking.push(resolve));
    isLooking = true;
    if (running.size >= limits.ofAll) return longJobs.map((name) => flagOf(name));
    const tenants = [...running.values()];
    return [...new Set(tenants)]
      .filter((tenant) => tenants.filter((one) => one === tenant).length >= limits.ofOneTenant)
      .flatMap((tenant) => longJobs.map((name) => flagOf(name, tenant)));
  };
}
