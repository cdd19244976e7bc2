import { findNewestSubmissionId } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

/** What the specification's clients read as "there is none". */
const none = "00000000-0000-0000-0000-000000000000";

export const getNewestSubmission: Handler<"getNewestSubmission"> = (
  { query: { entityId: workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    return {
      status: 200,
      body: { submissionId: (await findNewestSubmissionId(db, workspaceId)) ?? none },
    };
  });
