import { deleteExpired, expiredTables } from "@tieout/services/maintenance/expired";
import type { Run } from "../job-handler.ts";

/** Short enough that nobody waits for the rows that they lock. */
const atOnce = 1_000;

/** Deletes what nobody can use any more. How many rows of what, where there were any. */
export async function forgetExpired(
  { tx }: Pick<Run, "tx">,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const forgotten: Record<string, number> = {};
  for (const table of expiredTables) {
    let some: number;
    do {
      some = await tx((db) => deleteExpired(db, table, { now, limit: atOnce }));
      if (some > 0) forgotten[table] = (forgotten[table] ?? 0) + some;
    } while (some === atOnce);
  }
  return forgotten;
}
