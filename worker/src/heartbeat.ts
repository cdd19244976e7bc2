import { hostname } from "node:os";
import type { Pool } from "pg";

const beatEveryMs = 5_000;
const silentForSeconds = 30;

/**
 * Says that this process's workers live, and takes jobs from those who have been silent for half a
 * minute: the queue itself would keep a killed worker's jobs for four hours (D-25).
 */
export async function startHeartbeat(
  queue: Pool,
  workerIds: () => readonly string[],
  onFault: (fault: unknown) => void,
) {
  const round = async () => {
    await beat(queue, workerIds());
    await freeJobsOfTheSilent(queue);
  };
  await freeJobsOfTheSilent(queue);
  const timer = setInterval(() => round().catch(onFault), beatEveryMs);

  return {
    /** Ends the beating; a worker that stopped in order leaves nothing to wait for. */
    stop: async () => {
      clearInterval(timer);
      await queue.query("delete from jobs.worker_heartbeats where worker_id = any ($1)", [
        workerIds(),
      ]);
    },
    /** To be called as soon as workers exist, before they take their first job. */
    beat: () => beat(queue, workerIds()),
  };
}

async function beat(queue: Pool, workerIds: readonly string[]): Promise<void> {
  await queue.query(
    `insert into jobs.worker_heartbeats (worker_id, host)
     select id, $2 from unnest($1::text[]) as id
     on conflict (worker_id) do update set beat_at = now()`,
    [workerIds, hostname()],
  );
}

async function freeJobsOfTheSilent(queue: Pool): Promise<void> {
  await queue.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs
       where locked_at < now() - make_interval(secs => $1)
         and not exists (
           select from jobs.worker_heartbeats
           where worker_id = locked_by and beat_at > now() - make_interval(secs => $1)
         )
     ))`,
    [silentForSeconds],
  );
  await queue.query("delete from jobs.worker_heartbeats where beat_at < now() - interval '1 day'");
}
