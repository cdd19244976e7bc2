import { beginImport } from "@tieout/server/collecting";
import { findSharedLink, findSubmission } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../operation.ts";
import { isOfSession } from "../sign-in/scope.ts";

export const startImport: Handler<"startImport"> = (
  { params: { workspaceId, submissionId }, body: { connectionId } },
  { tx, now, today, requestId, caller: { session } },
) =>
  tx(async (db) => {
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const link = await findSharedLink(db, session.sharedLinkId);
    const { submissionRequestId } = submission ?? {};
    const ours = submission && isOfSession(session, { workspaceId, submissionRequestId });
    if (!ours || !link) return notFound();

    const begun = await beginImport(db, {
      ...{ workspaceId, submissionId, connectionId, requestId, today, now },
      startedBy: { linkSessionId: session.id },
      link,
    });
    switch (begun.result) {
      case "not-found":
      case "other-connection":
        return notFound();
      case "disconnected":
        return problem(
          409,
          "connection-expired",
          "The connection for this company has expired.",
          "Please connect it again.",
        );
      case "link-deleted":
        return problem(410, "link-deleted", "Your lender has withdrawn this link.");
      case "link-expired":
        return problem(
          410,
          "link-expired",
          "This link has expired.",
          "Ask your lender for a new one.",
        );
      case "lender-disabled":
        return problem(
          409,
          "lender-disabled",
          "Your lender isn't collecting records at the moment.",
        );
      case "limit-reached":
        return problem(409, "limit-reached", "Your lender can't take in more at the moment.");
      case "started": {
        const { financialRecordId, submissionId: running } = begun;
        return { status: 200, body: { financialRecordId, submissionId: running } };
      }
    }
  });
