import { beginImport } from "@tieout/server/collecting";
import { notFound, problem } from "@tieout/server/http";
import { enterWorkspace } from "../../access.ts";
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
    switch (begun.result) {
      case "not-found":
      case "other-connection":
      // A lender's own collection comes by no link, which therefore can't have ended.
      case "link-deleted":
      case "link-expired":
        return notFound();
      case "lender-disabled":
        return problem(409, "lender-disabled", "Collecting is switched off here.");
      case "limit-reached":
        return problem(
          409,
          "limit-reached",
          "No data collections are left in this billing period.",
        );
      case "started": {
        const { financialRecordId, submissionId: running } = begun;
        return { status: 200, body: { financialRecordId, submissionId: running } };
      }
    }
  });
