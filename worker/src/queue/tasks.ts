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

/** One run of one job. Another run of the same job ends its right to save (D-25). */
interface Lease {
  readonly jobId: number;
  readonly token: string;
}

/** What a run's transactions are called while they're open, so that whoever takes its job over can end them. */
export const transactionName = ({ token }: Pick<Lease, "token">): string => `job ${token}`;

/**
 * Takes a job over. Transactions that the run before has left open are ended first, whatever they wait for: a
 * frozen process would keep their locks, and in the middle of a COPY no time limit of PostgreSQL's reaches it.
 */
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

/** A role may end its own connections. Waits until their locks are gone, for a few seconds at most. */
async function endTransactionsOf(db: Tx, lease: Pick<Lease, "token">): Promise<void> {
  await db.raw(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and usename = current_user and application_name = ?`,
    [transactionName(lease)],
  );
}

/** Throws `LeaseLost` where a run that was taken for dead comes back. Locks nothing: nobody waits for a long transaction. */
export async function checkLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  const held = await table(db, "jobLeases")
    .where({ tenantId: db.tenantId, jobId, token })
    .first("jobId");
  if (!held) throw lost(jobId);
}

/**
 * Locks the lease until the transaction ends, so that nobody can take it before what is saved is.
 * Throws `LeaseLost` where a run that was taken for dead comes back and wants to save.
 */
export async function holdLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  const held = await table(db, "jobLeases")
    .where({ tenantId: db.tenantId, jobId, token })
    .forUpdate()
    .first("jobId");
  if (!held) throw lost(jobId);
}

/** Throws `LeaseLost` too: a run that isn't the job's any more mustn't call it done. */
export async function dropLease(db: Tx, lease: Lease): Promise<void> {
  await holdLease(db, lease);
  await table(db, "jobLeases").where({ tenantId: db.tenantId, jobId: lease.jobId }).delete();
}

const lost = (jobId: number) => new LeaseLost(`Job ${jobId} is another run's now`);
