import { deleteSubmission as hide, saveAuditEvent } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterSubmission } from "./guard.ts";
import { replyWithSubmission } from "./submission-reply.ts";

/** Hides a collection from the history. What was collected stays, and it can be restored. */
export const deleteSubmission: Handler<"deleteSubmission"> = (
  { params: { submissionId: id } },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterSubmission(db, id, caller);
    if (entered.result === "refused") return entered.reply;
    const workspaceId = entered.workspace.id;

    if (await hide(db, id, { deletedBy: caller.userId, now })) {
      const actor = { kind: "user", id: caller.userId } as const;
      await saveAuditEvent(db, {
        at: now,
        action: "submission-deleted",
        actor,
        workspaceId,
        requestId,
        subjectId: id,
      });
    }
    return replyWithSubmission(db, { workspaceId, id }, language);
  });
