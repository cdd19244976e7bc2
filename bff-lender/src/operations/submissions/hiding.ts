import {
  findSubmission,
  hideSubmission,
  restoreSubmission as restore,
} from "@tieout/services/submissions/submission";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeSubmission } from "./guard.ts";
import { replyWithSubmission } from "./presenter.ts";

/** Hides a collection from the history. Its data stay, and it can be restored. */
export const deleteSubmission: Handler<"deleteSubmission"> = (
  { params: { submissionId: id } },
  call,
) =>
  call.tx(async (db) => {
    const { now, language, caller } = call;
    const { workspace } = await authorizeSubmission(db, id, caller);
    const workspaceId = workspace.id;

    if (await hideSubmission(db, id, { deletedBy: caller.userId, now })) {
      await audit(db, call, { action: "submission-deleted", workspaceId, subjectId: id });
    }
    return replyWithSubmission(db, { workspaceId, id }, language);
  });

export const restoreSubmission: Handler<"restoreSubmission"> = (
  { params: { submissionId: id } },
  call,
) =>
  call.tx(async (db) => {
    const { language, caller } = call;
    const { workspace } = await authorizeSubmission(db, id, caller);
    const workspaceId = workspace.id;

    const before = await findSubmission(db, { workspaceId, id });
    if (before?.deletedAt) {
      await restore(db, id);
      await audit(db, call, { action: "submission-restored", workspaceId, subjectId: id });
    }
    return replyWithSubmission(db, { workspaceId, id }, language);
  });
