import { tellEndedDenials } from "@tieout/server/database/denial/denial";
import { queueDailyRound } from "@tieout/services/maintenance/queue-daily-round";
import { dropAbandoned } from "../daily-round/drop-abandoned.ts";
import { forgetExpired } from "../daily-round/forget-expired.ts";
import { requeueDue } from "../daily-round/requeue-due.ts";
import { sweepStorage } from "../daily-round/sweep-storage.ts";
import type { JobHandler } from "../job-handler.ts";

/**
 * A tenant's daily round: the next one is queued, what is over is forgotten, what is due by what the rows say
 * is queued again, whatever became of its job, and what lies in storage without a row is deleted. All of it may be done twice.
 */
export const dailyRound: JobHandler<"daily-round"> = async (
  _payload,
  run,
  { storage, now, report },
) => {
  // First, so that no round is the last because something stood in its way.
  await run.tx((db) => queueDailyRound(db, now()));

  // Of a tenant that nobody tries to get into any more, too.
  await run.tx((db) => tellEndedDenials(db, now()));
  const forgotten = await forgetExpired(run, now());
  const abandoned = await dropAbandoned(run, now());
  const due = await run.tx((db) => requeueDue(db, now()));
  const orphans = await sweepStorage(run, storage, now());
  const { tenantId } = run;
  report("daily round", { tenantId, ...forgotten, abandoned, ...due, orphans });
};
