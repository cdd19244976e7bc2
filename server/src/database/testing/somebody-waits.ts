import type { Knex } from "knex";
import { expect, vi } from "vitest";

/** Until one transaction stands before what another one has locked. */
export async function somebodyWaits(pool: Knex): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await pool.raw(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
  });
}
