import type { Knex } from "knex";
import { expect } from "vitest";

/** Waits until a transaction is blocked by another's lock. */
export async function somebodyWaits(pool: Knex): Promise<void> {
  await expect.poll(() => countWaiting(pool)).toBe(1);
}

/** Waits until a request is answered or blocked by a lock. */
export async function answeredOrWaiting(pool: Knex, request: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const answered = () => {
    isAnswered = true;
  };
  request.then(answered, answered);
  await expect.poll(async () => isAnswered || (await countWaiting(pool)) > 0).toBe(true);
}

async function countWaiting(pool: Knex): Promise<number> {
  const { rows } = await pool.raw(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}
