import type { Tx } from "../database/with-tenant.ts";
import type { Jobs } from "./jobs.ts";

export interface EnqueueOptions {
  /** Not before this instant. */
  readonly runAt?: Date;
  /** A later job of the same tenant and key takes the place of one that hasn't begun. */
  readonly jobKey?: string;
  /** How often it's tried; 25 unless said. */
  readonly maxAttempts?: number;
}

/**
 * Tries of a job that deletes what no row tells of any more: a hundred days of them, one each six hours in the
 * end.
 */
export const untilStorageIsBack = 400;

/**
 * Queues a job within the caller's transaction and for its tenant: undone with it, seen with it.
 * Gives the queue's number of the job.
 */
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
