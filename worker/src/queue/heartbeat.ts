import { hostname } from "node:os";
import type { Pool } from "pg";

const beatEveryMs = 5_000;
/**
 * A frozen worker's jobs are another's within half a minute of its last beat: this, one beat, and the queue's next
 * look.
 */
const silentForSeconds = 20;

/**
 * Says that this process lives, and takes jobs from those who have been silent for 20 seconds: the
 * queue itself would keep a killed worker's jobs for four hours (D-25).
 *
 * @param lockIds what this process's jobs are locked by: the ids of graphile-worker's pools, not of
 * the workers in them
 */
export async function startHeartbeat(
  queue: Pool,
  lockIds: () => readonly string[],
  onFault: (fault: unknown) => void,
) {
  const round = async () => {
    await beat(queue, lockIds());
    await freeJobsOfTheSilent(queue);
  };
  await freeJobsOfTheSilent(queue);
  let beating = false;
  const timer = setInterval(() => {
    // During an outage a beat may take longer than the interval.
    if (beating) return;
    beating = true;
    round()
      .catch(onFault)
      .finally(() => {
        beating = false;
      });
  }, beatEveryMs);

  return {
    /** Stops beating; a worker that stopped in order leaves nothing to wait for. */
    stop: async () => {
      clearInterval(timer);
      await queue.query("delete from jobs.worker_heartbeats where worker_id = any ($1)", [
        lockIds(),
      ]);
    },
    /** Call it once there's a pool, for the first beat. */
    beat: () => beat(queue, lockIds()),
  };
}

async function beat(queue: Pool, lockIds: readonly string[]): Promise<void> {
  await queue.query(
    `insert into jobs.worker_heartbeats (worker_id, host)
     select id, $2 from unnest($1::text[]) as id
     on conflict (worker_id) do update set beat_at = now()`,
    [lockIds, hostname()],
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
