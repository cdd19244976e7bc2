import type { Tx } from "./with-tenant.ts";

/** Does what is undone again where nothing came of it; what its transaction did before stays. No settings inside (D-27). */
export async function attempt<Outcome>(
  db: Tx,
  work: () => Promise<Outcome>,
  hasCome: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  await db.raw("savepoint attempt");
  const outcome = await work();
  await db.raw(hasCome(outcome) ? "release savepoint attempt" : "rollback to savepoint attempt");
  return outcome;
}
