import { beginImport } from "@tieout/server/collecting";
import { enterWorkspace } from "../../access.ts";
import { begunReply } from "../../begun-import.ts";
import type { Handler } from "../../operation.ts";

export const startImport: Handler<"startImport"> = (
  { params: { workspaceId, submissionId }, body: { connectionId } },
  { tx, now, today, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const begun = await beginImport(db, {
      ...{ workspaceId, submissionId, connectionId, requestId, today, now },
      startedBy: { userId: caller.userId },
    });
    return begunReply(begun);
  });
