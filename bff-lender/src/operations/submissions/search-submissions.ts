import type { Language } from "@tieout/core/language";
import {
  type HistoryPage,
  listHistory,
  listUsers,
  type SubmissionSearch,
  searchSubmissions as search,
  type Tx,
} from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { requesterOf } from "./past-submission.ts";
import { presentClosedSubmission, presentSubmission } from "./presenter.ts";
import { mayViewAll } from "./submission-history.ts";

export const searchSubmissions: Handler<"searchSubmissions"> = (
  {
    body: {
      entityId: workspaceId,
      startCreationDate,
      endCreationDate,
      includeDeleted = false,
      portalStatus,
    },
  },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const asked = {
      ...(startCreationDate && { from: new Date(startCreationDate) }),
      ...(endCreationDate && { to: new Date(endCreationDate) }),
      ...(portalStatus && { portalStatus }),
    };
    if (workspaceId !== undefined) {
      const entered = await enterWorkspace(db, workspaceId, caller);
      if (entered.result === "refused") return entered.reply;
      return listed(db, { ...asked, workspaceId, includeDeleted }, language);
    }
    // What waits for the lender is asked for by everybody's home page: each sees their workspaces'.
    if (portalStatus === "ConnectionPendingUserIntervention") {
      return listed(db, { portalStatus, memberId: caller.userId }, language);
    }
    if (!mayViewAll(caller)) {
      return problem(403, "not-allowed", "Name the workspace whose collections you look for.");
    }
    const scope = {
      ...asked,
      statuses: includeDeleted ? everyStatus : everyStatus.filter((each) => each !== "deleted"),
      sources: ["secure-link", "direct", "anonymous"] as const,
      viewerId: caller.userId,
    };
    const { rows } = await listHistory(db, scope, newest);
    return {
      status: 200,
      body: rows.map(({ submission, requester, accessible }) => {
        const present = accessible ? presentSubmission : presentClosedSubmission;
        return present(submission, requester && requesterOf(requester), language);
      }),
    } as const;
  });

const everyStatus = ["complete", "incomplete", "deleted"] as const;

/** As many as a search by workspace gives at most. */
const newest: HistoryPage = {
  column: "collected",
  direction: "descending",
  place: { at: "start" },
  limit: 1_000,
};

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
