import { queueDailyRound } from "@tieout/server/upkeep";
import { dropAbandoned } from "../daily-round/drop-abandoned.ts";
import { forgetExpired } from "../daily-round/forget-expired.ts";
import { requeueDue } from "../daily-round/requeue-due.ts";
import type { JobHandler } from "../job-handler.ts";

/**
 * A tenant's daily round: the next one is queued, what is over is forgotten, and what is due by what the rows
 * say is queued again, whatever became of its job. All of it may be done twice.
 */
export const dailyRound: JobHandler<"daily-round"> = async (_payload, run, { now, report }) => {
  // First, so that no round is the last because something stood in its way.
  await run.tx((db) => queueDailyRound(db, now()));

  const forgotten = await forgetExpired(run, now());
  const abandoned = await dropAbandoned(run, now());
  const due = await run.tx((db) => requeueDue(db, now()));
  const { tenantId } = run;
  report("daily round", { tenantId, ...forgotten, abandoned, ...due });
};
