import { randomUUID } from "node:crypto";
import { table } from "@tieout/server/database/table";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import type { Envelope, Jobs } from "@tieout/server/jobs/jobs";
import { LeaseLost } from "@tieout/services/imports/run";
import type { Task, TaskList } from "graphile-worker";
import type { Knex } from "knex";
import type { JobHandlers, Run, Services } from "./job-handler.ts";

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
      // Only `jobs.enqueue` writes envelopes, called only by `enqueue`.
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
        // A terminated transaction's error doesn't say who has the job.
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

/** A run's lease; another run of the job voids it (D-25). */
interface Lease {
  readonly jobId: number;
  readonly token: string;
}

/** Names a run's transactions, so a successor can terminate them. */
export const transactionName = ({ token }: Pick<Lease, "token">): string => `job ${token}`;

/** Takes a job over after ending the previous run's transactions, which no timeout reaches in the middle of a COPY. */
export async function takeLease(db: Tx, jobId: number): Promise<Lease> {
  const before = await table(db, "jobLeases")
    .where({ tenantId: db.tenantId, jobId })
    .first("token");
  if (before) await endTransactionsOf(db, before);
  const token = randomUUID();
  await table(db, "jobLeases")
    .insert({ tenantId: db.tenantId, jobId, token, takenAt: db.fn.now() })
    .onConflict(["tenantId", "jobId"])
    .merge();
  return { jobId, token };
}

/** A role may end its own connections. Waits a few seconds for their locks. */
async function endTransactionsOf(db: Tx, lease: Pick<Lease, "token">): Promise<void> {
  await db.raw(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and usename = current_user and application_name = ?`,
    [transactionName(lease)],
  );
}

/** Checks the lease without locking, so nobody waits for a long transaction. @throws LeaseLost */
export async function checkLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  const held = await table(db, "jobLeases")
    .where({ tenantId: db.tenantId, jobId, token })
    .first("jobId");
  if (!held) throw lost(jobId);
}

/** Locks the lease until the transaction ends, so saving precedes any takeover. @throws LeaseLost */
export async function holdLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  const held = await table(db, "jobLeases")
    .where({ tenantId: db.tenantId, jobId, token })
    .forUpdate()
    .first("jobId");
  if (!held) throw lost(jobId);
}

/** @throws LeaseLost too, as a lost run mustn't complete the job */
export async function dropLease(db: Tx, lease: Lease): Promise<void> {
  await holdLease(db, lease);
  await table(db, "jobLeases").where({ tenantId: db.tenantId, jobId: lease.jobId }).delete();
}

const lost = (jobId: number) => new LeaseLost(`Job ${jobId} is another run's now`);
