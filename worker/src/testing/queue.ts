import type { Pool } from "pg";
import { vi } from "vitest";

/** Makes unfinished jobs look left by a worker killed a minute ago. */
export async function leaveToTheDead(queue: Pool): Promise<void> {
  await queue.query(
    `update graphile_worker._private_jobs
     set locked_by = 'pool-dead', locked_at = now() - interval '1 minute', run_at = now()
     where locked_at is null and run_at < now() + interval '1 day'`,
  );
}

/** Makes current workers look silent for a minute. */
export async function loseContact(queue: Pool): Promise<void> {
  await queue.query(
    `update graphile_worker._private_jobs
     set locked_by = 'pool-lost', locked_at = now() - interval '1 minute'
     where locked_at is not null`,
  );
}

/** Runs waiting retries now. */
export async function tryAgainNow(queue: Pool): Promise<void> {
  await queue.query(
    `update graphile_worker._private_jobs set run_at = now()
     where locked_at is null and run_at < now() + interval '1 day'`,
  );
}

export interface QueuedJob {
  readonly name: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly attempts: number;
  readonly lockedBy: string | null;
  readonly runAt: Date;
  readonly lastError: string | null;
}

export async function queuedJobs(queue: Pool, tenantId: string): Promise<QueuedJob[]> {
  const { rows } = await queue.query(
    `select task.identifier as name, job.payload -> 'payload' as payload, attempts,
       locked_by as "lockedBy", run_at as "runAt", last_error as "lastError"
     from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where job.payload ->> 'tenantId' = $1 order by job.id`,
    [tenantId],
  );
  return rows;
}

/** Waits until a tenant's due jobs are done; postponed ones aren't. */
export async function allDone(queue: Pool, tenantId: string): Promise<void> {
  const look = async () => {
    const jobs = await queuedJobs(queue, tenantId);
    const now = Date.now();
    return jobs.every(({ name, runAt }) => {
      const isPutOff = putOff.includes(name) && runAt.getTime() > now;
      return isPutOff || runAt.getTime() > now + 86_400_000;
    });
  };
  await vi.waitUntil(look, { timeout: 120_000, interval: 200 });
}

const putOff: readonly string[] = [
  "sweep-retention",
  "daily-round",
  "mail-outcome",
  "tell-web-connector-news",
];
