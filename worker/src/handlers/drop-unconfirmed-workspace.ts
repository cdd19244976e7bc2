import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { lockUnconfirmedWorkspace } from "@tieout/services/workspaces/anonymous";
import { purgeWorkspace } from "@tieout/services/workspaces/purge";
import type { JobHandler } from "../job-handler.ts";

/** Takes back a workspace that somebody anonymous opened, and nobody stood behind in a week (D-11). */
export const dropUnconfirmedWorkspace: JobHandler<"drop-unconfirmed-workspace"> = (
  { workspaceId },
  run,
  { now },
) =>
  run.tx(async (db) => {
    if (!(await lockUnconfirmedWorkspace(db, workspaceId))) return;
    // Nothing was connected or uploaded: there are rows alone, and no files.
    await purgeWorkspace(db, workspaceId);
    const actor = { kind: "worker" } as const;
    const action = "unconfirmed-workspace-dropped";
    await saveAuditEvent(db, { at: now(), action, actor, workspaceId });
  });
