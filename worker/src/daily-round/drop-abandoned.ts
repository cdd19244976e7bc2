import { abandonedBefore } from "@tieout/core/submission";
import { deleteAbandonedSubmissions, saveAuditEvent, type Tx } from "@tieout/server/database";
import type { Run } from "../job-handler.ts";

/** Short enough that nobody waits for the rows that they lock. */
const atOnce = 200;

const actor = { kind: "worker" } as const;

/** Takes collections back that borrowers began and left a month ago, with nothing in them. How many. */
export async function dropAbandoned({ tx }: Pick<Run, "tx">, now: Date): Promise<number> {
  let [dropped, some] = [0, 0];
  do {
    some = await tx((db) => dropSome(db, now));
    dropped += some;
  } while (some === atOnce);
  return dropped;
}

async function dropSome(db: Tx, now: Date): Promise<number> {
  const begunBefore = abandonedBefore(now);
  const dropped = await deleteAbandonedSubmissions(db, { begunBefore, now, limit: atOnce });
  for (const { id: subjectId, workspaceId } of dropped) {
    const action = "abandoned-submission-dropped";
    await saveAuditEvent(db, { at: now, action, actor, workspaceId, subjectId });
  }
  return dropped.length;
}
