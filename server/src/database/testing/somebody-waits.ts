import type { Knex } from "knex";
import { expect } from "vitest";

/** Until one transaction stands before what another one has locked. */
export async function somebodyWaits(pool: Knex): Promise<void> {
  await expect.poll(() => countWaiting(pool)).toBe(1);
}

/** Until a request is answered, or its transaction stands before what another one has locked. */
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
