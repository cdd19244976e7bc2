import { withTenant } from "@tieout/server/database";
import type { Envelope, Jobs } from "@tieout/server/jobs";
import type { Task, TaskList } from "graphile-worker";
import type { Knex } from "knex";
import type { JobHandlers, Run } from "./job-handler.ts";
import { dropLease, holdLease, takeLease } from "./leases.ts";
import type { Services } from "./services.ts";

/**
 * Our handlers as the queue's tasks. `pool` connects as `app`; the queue's own connection never does.
 * A task whose lease was lost rejects: the queue takes a job that ends well off its list, whoever
 * works on it by then, and one that fails only from whom it was locked by.
 */
export function tasks(pool: Knex, handlers: JobHandlers, services: Services): TaskList {
  const names = Object.keys(handlers) as (keyof Jobs)[];
  return Object.fromEntries(names.map((name) => [name, taskFor(name)]));

  function taskFor<Name extends keyof Jobs>(name: Name): Task {
    const handler = handlers[name];

    return async (envelope, { job, abortSignal }) => {
      // Only `jobs.enqueue` writes envelopes, and only `enqueue` calls it.
      const { tenantId, payload } = envelope as Envelope<Name>;
      const lease = await withTenant(pool, tenantId, (db) => takeLease(db, Number(job.id)));
      const run: Run = {
        tenantId,
        attempt: job.attempts,
        lastAttempt: job.attempts >= job.max_attempts,
        stopping: abortSignal,
        tx: (work) =>
          withTenant(pool, tenantId, async (db) => {
            await holdLease(db, lease);
            return work(db);
          }),
      };

      await handler(payload, run, services);
      await withTenant(pool, tenantId, (db) => dropLease(db, lease));
    };
  }
}
