import { nextSweep } from "@tieout/core/retention";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";

/** Has the tenant's next sweep made; however often it's asked for, it's one. */
export async function queueSweep(db: Tx, now: Date): Promise<void> {
  await enqueue(db, "sweep-retention", {}, { jobKey: "retention", runAt: nextSweep(now) });
}
