import { randomUUID } from "node:crypto";
import { LeaseLost, type Tx } from "@tieout/server/database";

/** One run of one job. Another run of the same job ends its right to save (D-25). */
export interface Lease {
  readonly jobId: number;
  readonly token: string;
}

export async function takeLease(db: Tx, jobId: number): Promise<Lease> {
  const token = randomUUID();
  await db("jobLeases")
    .insert({ tenantId: db.tenantId, jobId, token, takenAt: db.fn.now() })
    .onConflict(["tenantId", "jobId"])
    .merge();
  return { jobId, token };
}

/**
 * Locks the lease until the transaction ends, so that nobody can take it before what is saved is.
 * Throws `LeaseLost` where a run that was taken for dead comes back and wants to save.
 */
export async function holdLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  const held = await db("jobLeases")
    .where({ tenantId: db.tenantId, jobId, token })
    .forUpdate()
    .first("jobId");
  if (!held) throw new LeaseLost(`Job ${jobId} is another run's now`);
}

/** Throws `LeaseLost` too: a run that isn't the job's any more mustn't call it done. */
export async function dropLease(db: Tx, lease: Lease): Promise<void> {
  await holdLease(db, lease);
  await db("jobLeases").where({ tenantId: db.tenantId, jobId: lease.jobId }).delete();
}
