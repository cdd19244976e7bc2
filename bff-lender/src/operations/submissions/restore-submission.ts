import {
  findSubmission,
  restoreSubmission as restore,
  saveAuditEvent,
} from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterSubmission } from "./guard.ts";
import { replyWithSubmission } from "./submission-reply.ts";

export const restoreSubmission: Handler<"restoreSubmission"> = (
  { params: { submissionId: id } },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterSubmission(db, id, caller);
    if (entered.result === "refused") return entered.reply;
    const workspaceId = entered.workspace.id;

    const before = await findSubmission(db, { workspaceId, id });
    if (before?.deletedAt) {
      await restore(db, id);
      const actor = { kind: "user", id: caller.userId } as const;
      await saveAuditEvent(db, {
        at: now,
        action: "submission-restored",
        actor,
        workspaceId,
        requestId,
        subjectId: id,
      });
    }
    return replyWithSubmission(db, { workspaceId, id }, language);
  });
