import { mayReleaseStatements } from "@tieout/core/submission";
import { releaseSubmission, saveAuditEvent } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { replyWithSubmission } from "../submissions/submission-reply.ts";
import { enterRecord } from "./guard.ts";

/** Lets the workspace's members see the statements. It isn't taken back: they may have been read. */
export const releaseFinancialStatements: Handler<"releaseFinancialStatements"> = (
  { params },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterRecord(db, params, caller);
    if (entered.result === "refused") return entered.reply;
    if (!mayReleaseStatements(caller.roles)) {
      return problem(403, "not-allowed", "You may not release financial statements.");
    }
    const { workspaceId, submissionId: id } = entered.record;
    if (await releaseSubmission(db, id, now)) {
      const actor = { kind: "user", id: caller.userId } as const;
      await saveAuditEvent(db, {
        at: now,
        action: "statements-released",
        actor,
        workspaceId,
        requestId,
        subjectId: id,
      });
    }
    return replyWithSubmission(db, { workspaceId, id }, language);
  });
