import { findImportOfRecord, findSubmission } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentImportStatus } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { isSubmissionOfSession } from "../link-sessions/scope.ts";

/** How far the reading is. A later visitor sees that, and not whose books an earlier one connected. */
export const getImportStatus: Handler<"getImportStatus"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, language, caller: { session } },
) =>
  tx(async (db) => {
    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    const submission = found && (await findSubmission(db, { workspaceId, id: found.submissionId }));
    if (!submission || !isSubmissionOfSession(session, submission)) return notFound();

    const { datasourceNameId, datasetName } = submission;
    const own = found.startedByLinkSessionId === session.id;
    return {
      status: 200,
      body: presentImportStatus(
        {
          ...found,
          ...(datasourceNameId && { datasourceNameId }),
          ...(own && datasetName && { datasetName }),
        },
        language,
      ),
    };
  });
