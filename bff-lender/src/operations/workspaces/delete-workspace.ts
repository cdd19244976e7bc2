import { purgedAfter } from "@tieout/core/workspace";
import { endImport } from "@tieout/server/collecting";
import {
  deleteWorkspaceLinks,
  hasLegalHold,
  deleteWorkspace as hide,
  lockRunningImportIds,
  lockWorkspaceToDelete,
  saveAuditEvent,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { enqueue } from "@tieout/server/jobs";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "./guard.ts";

/**
 * Deletes a workspace in one transaction: whatever speaks against it is seen before anything is taken away.
 * Consents are given back by a job that is queued with it, for packages may be away (D-23, D-50).
 */
export const deleteWorkspace: Handler<"deleteWorkspace"> = (
  { params: { workspaceId } },
  { tx, caller, now, requestId },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    // Imports before their workspace, as those who work on them have it.
    await lockRunningImportIds(db, workspaceId);
    if (!(await lockWorkspaceToDelete(db, workspaceId))) return notFound();
    // Whoever sets one has the workspace locked as well: it's seen here, or they find it deleted.
    if (await hasLegalHold(db, workspaceId)) return held();

    const actor = { kind: "user", id: caller.userId } as const;
    for (const importId of await lockRunningImportIds(db, workspaceId)) {
      const errorDescription = "The connection was deleted while its books were being read.";
      await endImport(db, importId, { errorDescription, actor, requestId, now });
    }
    await deleteWorkspaceLinks(db, workspaceId, { deletedBy: caller.userId, now });
    await hide(db, workspaceId, { deletedBy: caller.userId, now });
    await enqueue(db, "end-consents", { workspaceId }, { jobKey: `consents:${workspaceId}` });

    const runAt = purgedAfter(now);
    await enqueue(
      db,
      "purge-workspace",
      { workspaceId },
      { runAt, jobKey: `purge:${workspaceId}:${now.getTime()}` },
    );
    await saveAuditEvent(db, {
      at: now,
      action: "workspace-deleted",
      actor,
      workspaceId,
      requestId,
    });
    const body = { id: workspaceId, deleted: true, purgedAfter: runAt.toISOString() };
    return { status: 200, body };
  });

const held = () =>
  problem(
    409,
    "legal-hold",
    "A data collection of this workspace is under a legal hold.",
    "A data collection of this workspace is under a legal hold. An administrator has to end it first.",
  );
