import { abandonedBefore, type BeganBy } from "@tieout/core/submission";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { deleteAbandonedSubmissions } from "@tieout/services/maintenance/abandoned";
import type { Run } from "../job-handler.ts";

/** Short enough that nobody waits for the rows that they lock. */
const atOnce = 200;

const actor = { kind: "worker" } as const;

/** Takes collections back that were begun and left long ago, with nothing in them. How many. */
export async function dropAbandoned({ tx }: Pick<Run, "tx">, now: Date): Promise<number> {
  let dropped = 0;
  for (const beganBy of ["borrower", "lender"] as const) {
    let some = 0;
    do {
      some = await tx((db) => dropSome(db, beganBy, now));
      dropped += some;
    } while (some === atOnce);
  }
  return dropped;
}

async function dropSome(db: Tx, beganBy: BeganBy, now: Date): Promise<number> {
  const begunBefore = abandonedBefore(now, beganBy);
  const abandoned = { beganBy, begunBefore, now, limit: atOnce };
  const dropped = await deleteAbandonedSubmissions(db, abandoned);
  for (const { id: subjectId, workspaceId } of dropped) {
    const action = "abandoned-submission-dropped";
    await saveAuditEvent(db, { at: now, action, actor, workspaceId, subjectId });
  }
  return dropped.length;
}
