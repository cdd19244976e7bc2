import { randomUUID } from "node:crypto";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { LeaseLost } from "@tieout/services/imports/run";

/** One run of one job. Another run of the same job ends its right to save (D-25). */
export interface Lease {
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
