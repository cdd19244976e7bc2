import type { Knex } from "knex";
import { expect } from "vitest";

/** Until one transaction stands before what another one has locked. */
export async function somebodyWaits(pool: Knex): Promise<void> {
  const waiting = async () => {
    const { rows } = await pool.raw(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
}
