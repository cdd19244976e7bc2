import type { Jobs } from "@tieout/server/jobs/jobs";
import { flagOf, jobKinds, longJobs } from "@tieout/server/jobs/kinds";
import type { WorkerEvents } from "graphile-worker";

/** How many of a worker's slots long jobs may have: one tenant's, and all tenants' together. */
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
    // Our own tasks alone are in our list, and `jobs.enqueue` wrote their payload.
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
