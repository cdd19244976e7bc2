import { randomUUID } from "node:crypto";
import type { Tx } from "@tieout/server/database";

/** One run of one job. Another run of the same job ends its right to save (D-25). */
export interface Lease {
  readonly jobId: number;
  readonly token: string;
}

/** Thrown where a run that was taken for dead comes back and wants to save. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

export async function takeLease(db: Tx, jobId: number): Promise<Lease> {
  const token = randomUUID();
  await db("jobLeases")
    .insert({ tenantId: db.tenantId, jobId, token, takenAt: db.fn.now() })
    .onConflict(["tenantId", "jobId"])
    .merge();
  return { jobId, token };
}

/** Locks the lease until the transaction ends, so that nobody can take it before what is saved is. */
export async function holdLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  const held = await db("jobLeases")
    .where({ tenantId: db.tenantId, jobId, token })
    .forUpdate()
    .first("jobId");
  if (!held) throw new LeaseLost(`Job ${jobId} is another run's now`);
}

export async function dropLease(db: Tx, { jobId, token }: Lease): Promise<void> {
  await db("jobLeases").where({ tenantId: db.tenantId, jobId, token }).delete();
}
