import type { Day } from "@tieout/core/calendar/day";
import { notFound } from "@tieout/server/http/problem";
import { findImportOfRecord } from "@tieout/services/imports/import";
import { beginImport } from "@tieout/services/imports/start-import";
import { findSharedLink } from "@tieout/services/links/shared-link";
import { presentImportStatus } from "@tieout/services/presenting/collection";
import { authorizeSubmission } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";
import { notBegunReply } from "./begun-reply.ts";

export const startImport: Handler<"startImport"> = (
  { params: { workspaceId, submissionId }, body: { connectionId, updatesUntil, ...shown } },
  { tx, now, today, language, requestId, caller: { session } },
) =>
  tx(async (db) => {
    await authorizeSubmission(db, { workspaceId, submissionId }, session);
    const link = session.sharedLinkId && (await findSharedLink(db, session.sharedLinkId));

    const begun = await beginImport(db, {
      workspaceId,
      submissionId,
      connectionId,
      requestId,
      today,
      now,
      startedBy: { linkSessionId: session.id },
      // The contract takes days alone.
      answer: { ...shown, updatesUntil: updatesUntil as Day | undefined, language },
      ...(link && { link }),
    });
    if (begun.result !== "started") return notBegunReply(begun);
    const { financialRecordId, submissionId: running } = begun;
    return { status: 200, body: { financialRecordId, submissionId: running } };
  });

/** Import progress. A later visitor sees it, but not whose books an earlier one connected. */
export const getImportStatus: Handler<"getImportStatus"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, language, caller: { session } },
) =>
  tx(async (db) => {
    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    if (!found) return notFound();
    const { submissionId } = found;
    const submission = await authorizeSubmission(db, { workspaceId, submissionId }, session);

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
