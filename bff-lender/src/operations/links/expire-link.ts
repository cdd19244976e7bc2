import { expireSharedLink, saveAuditEvent, touchWorkspace } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterLink } from "./guard.ts";

/** Ends a link early. One that has ended by itself stays as it is. */
export const expireLink: Handler<"expireLink"> = (
  { params: { workspaceId, submissionRequestId } },
  { tx, now, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterLink(db, { workspaceId, submissionRequestId }, caller);
    if (entered.result === "refused") return entered.reply;

    const by = { expiredBy: caller.userId, now };
    if (await expireSharedLink(db, entered.link.id, by)) {
      await touchWorkspace(db, workspaceId, { now });
      const actor = { kind: "user", id: caller.userId } as const;
      const subjectId = String(submissionRequestId);
      await saveAuditEvent(db, {
        at: now,
        action: "link-expired",
        actor,
        workspaceId,
        subjectId,
        requestId,
      });
    }
    return { status: 204 };
  });
