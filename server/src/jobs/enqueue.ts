import type { Tx } from "../database/with-tenant.ts";
import type { Jobs } from "./jobs.ts";

export interface EnqueueOptions {
  readonly runAt?: Date;
  /** A later job of this tenant and key replaces one that hasn't begun. */
  readonly jobKey?: string;
  /** Default 25. */
  readonly maxAttempts?: number;
}

/** Retries of a job that deletes unreferenced files: a hundred days, every six hours in the end. */
export const untilStorageIsBack = 400;

/** Queues a job in the caller's transaction, for its tenant. Returns the queue's job number. */
export async function enqueue<Name extends keyof Jobs>(
  db: Tx,
  name: Name,
  payload: Jobs[Name],
  { runAt, jobKey, maxAttempts }: EnqueueOptions = {},
): Promise<number> {
  const { rows } = await db.raw("select jobs.enqueue(?, ?, ?, ?, ?) as id", [
    name,
    JSON.stringify(payload),
    runAt?.toISOString() ?? null,
    jobKey ?? null,
    maxAttempts ?? null,
  ]);
  return rows[0].id;
}
