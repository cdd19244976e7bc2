import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";

/** In hours of UTC: while few people work, and after the files that are due by policy went. */
const atHour = 4;

/**
 * Has the tenant's next daily round made. Each day has one, however often it's asked for; one that is late
 * isn't put off by asking for the next.
 */
export async function queueDailyRound(db: Tx, now: Date): Promise<void> {
  const runAt = new Date(now);
  runAt.setUTCHours(atHour, 0, 0, 0);
  if (runAt <= now) runAt.setUTCDate(runAt.getUTCDate() + 1);
  const jobKey = `daily-round:${runAt.toISOString().slice(0, 10)}`;
  await enqueue(db, "daily-round", {}, { jobKey, runAt });
}
