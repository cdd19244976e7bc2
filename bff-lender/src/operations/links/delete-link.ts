import { deleteSharedLink, saveAuditEvent, touchWorkspace } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterLink } from "./guard.ts";

/** Withdraws a link: its address is gone for good, and whoever has it reads that it was removed. */
export const deleteLink: Handler<"deleteLink"> = (
  { params: { workspaceId, submissionRequestId } },
  { tx, now, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterLink(db, { workspaceId, submissionRequestId }, caller);
    if (entered.result === "refused") return entered.reply;

    await deleteSharedLink(db, entered.link.id, { deletedBy: caller.userId, now });
    await touchWorkspace(db, workspaceId, { now });
    const actor = { kind: "user", id: caller.userId } as const;
    const subjectId = String(submissionRequestId);
    await saveAuditEvent(db, {
      at: now,
      action: "link-deleted",
      actor,
      workspaceId,
      subjectId,
      requestId,
    });
    return { status: 204 };
  });
