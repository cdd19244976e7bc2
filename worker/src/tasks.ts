import { withTenant } from "@tieout/server/database/with-tenant";
import type { Envelope, Jobs } from "@tieout/server/jobs/jobs";
import { LeaseLost } from "@tieout/services/imports/run";
import type { Task, TaskList } from "graphile-worker";
import type { Knex } from "knex";
import type { JobHandlers, Run } from "./job-handler.ts";
import { checkLease, dropLease, holdLease, takeLease, transactionName } from "./leases.ts";
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
      const lease = await withTenant(pool, tenantId, (db) => takeLease(db, Number(job.id)), {
        purpose: "job",
      });
      const name = transactionName(lease);
      const run: Run = {
        tenantId,
        attempt: job.attempts,
        lastAttempt: job.attempts >= job.max_attempts,
        stopping: abortSignal,
        tx: (work) =>
          withTenant(
            pool,
            tenantId,
            async (db) => {
              await holdLease(db, lease);
              return work(db);
            },
            { purpose: "job", name },
          ),
        longTx: (work) =>
          withTenant(
            pool,
            tenantId,
            async (db) => {
              await checkLease(db, lease);
              const result = await work(db, () => holdLease(db, lease));
              await holdLease(db, lease);
              return result;
            },
            { purpose: "load", name },
          ),
      };

      try {
        await handler(payload, run, services);
      } catch (fault) {
        // A transaction that was ended from outside says so in PostgreSQL's words, and not whose the job is.
        await run
          .tx(async () => undefined)
          .catch((lost: unknown) => {
            if (lost instanceof LeaseLost) throw lost;
          });
        throw fault;
      }
      await run.tx((db) => dropLease(db, lease));
    };
  }
}
