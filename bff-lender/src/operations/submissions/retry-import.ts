import { retryImport as retry } from "@tieout/server/collecting";
import { problem } from "@tieout/server/http";
import { enterWorkspace } from "../../access.ts";
import { begunReply } from "../../begun-import.ts";
import type { Handler } from "../../operation.ts";

export const retryImport: Handler<"retryImport"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, now, today, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const startedBy = { userId: caller.userId };
    const asked = { workspaceId, financialRecordId, startedBy, requestId, today, now };
    const retried = await retry(db, asked);
    switch (retried.result) {
      case "not-failed":
        return problem(409, "not-failed", "There is nothing to retry: this import did not fail.");
      case "no-stored-request":
        return problem(
          409,
          "no-stored-request",
          "The data collection to retry can't be found. Please start a new one.",
        );
      case "reconnect":
        return problem(
          409,
          "reconnect-needed",
          "The connection for this company has expired. Unable to import financials at this time.",
        );
      default:
        return begunReply(retried);
    }
  });
