import type { Language } from "@tieout/core/language";
import {
  listUsers,
  type SubmissionSearch,
  searchSubmissions as search,
  type Tx,
} from "@tieout/server/database";
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
  { tx, language, caller },
) =>
  tx(async (db) => {
    if (workspaceId === undefined) {
      // What waits for the lender is asked for by everybody's home page: each sees their workspaces'.
      if (portalStatus === "ConnectionPendingUserIntervention") {
        return listed(db, { portalStatus, memberId: caller.userId }, language);
      }
      return problem(403, "not-allowed", "Name the workspace whose collections you look for.");
    }
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const search = {
      workspaceId,
      ...(startCreationDate && { from: new Date(startCreationDate) }),
      ...(endCreationDate && { to: new Date(endCreationDate) }),
      ...(includeDeleted !== undefined && { includeDeleted }),
      ...(portalStatus && { portalStatus }),
    };
    return listed(db, search, language);
  });

async function listed(db: Tx, asked: SubmissionSearch, language: Language) {
  const users = new Map((await listUsers(db)).map((user) => [user.id, user]));
  const submissions = await search(db, asked);
  return {
    status: 200,
    body: submissions.map((submission) =>
      presentSubmission(submission, users.get(submission.requestingUserId ?? ""), language),
    ),
  } as const;
}
