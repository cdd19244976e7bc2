import { listUsers, searchSubmissions as search } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import { enterWorkspace } from "../../access.ts";
import type { Handler } from "../../operation.ts";
import { presentSubmission } from "../../presenters/submission.ts";

export const searchSubmissions: Handler<"searchSubmissions"> = (
  {
    body: {
      entityId: workspaceId,
      startCreationDate,
      endCreationDate,
      includeDeleted,
      portalStatus,
    },
  },
  { tx, caller },
) =>
  tx(async (db) => {
    if (workspaceId === undefined) {
      return problem(403, "not-allowed", "Name the workspace whose collections you look for.");
    }
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const users = new Map((await listUsers(db)).map((user) => [user.id, user]));
    const submissions = await search(db, {
      workspaceId,
      ...(startCreationDate && { from: new Date(startCreationDate) }),
      ...(endCreationDate && { to: new Date(endCreationDate) }),
      ...(includeDeleted !== undefined && { includeDeleted }),
      ...(portalStatus && { portalStatus }),
    });
    return {
      status: 200,
      body: submissions.map((submission) =>
        presentSubmission(submission, users.get(submission.requestingUserId ?? "")),
      ),
    };
  });
