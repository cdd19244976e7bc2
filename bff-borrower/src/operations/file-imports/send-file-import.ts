import { randomUUID } from "node:crypto";
import { acceptedRegion, type Language } from "@tieout/core/language";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { type FilePortal, sendFile } from "@tieout/services/consent/send-file";
import { findProvenAddress, keepProvenAddress } from "@tieout/services/email-proof/proven-address";
import { findSharedLink } from "@tieout/services/links/shared-link";
import { saveSubmission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { notBegunReply } from "../imports/begun-reply.ts";
import { authorizeSubmission } from "../link-sessions/guard.ts";
import type { Borrower, Handler } from "../operation.ts";
import { authorizeFileImport, requireFileUpload } from "./guard.ts";

export const sendFileImport: Handler<"sendFileImport"> = (
  { params: { workspaceId, fileImportId }, body },
  call,
) => {
  const { once, sealer, now, today, language, acceptedLanguages, addressPrefix, requestId } = call;
  const { session } = call.caller;
  const region = acceptedRegion(acceptedLanguages, language);
  const { acceptDifference = false, acceptPeriod, periodSeen, periodReason, words, version } = body;
  const startedBy = { linkSessionId: session.id };
  const asked = {
    ...{ workspaceId, fileImportId, acceptDifference, startedBy, requestId, today, now },
    ...{
      language,
      words,
      version,
      networkPrefix: addressPrefix,
      period: { acceptPeriod, periodSeen, periodReason },
    },
  };
  const portal: FilePortal = {
    prepare: async (db, { id }) => {
      const file = await authorizeFileImport(db, { workspaceId, id }, session);
      // Already sent: answers with its collection.
      if (file.submissionId !== undefined) return { submissionId: file.submissionId };
      await requireFileUpload(db);

      const submissionId = await collectionOf(db, session, body.submissionId, {
        language,
        region,
        now,
      });
      const link = session.sharedLinkId && (await findSharedLink(db, session.sharedLinkId));
      const proven = await findProvenAddress(db, session);
      return { submissionId, proven, ...(link && { link }) };
    },
    refusal: notBegunReply,
  };
  return sendFile({ once, sealer }, asked, portal);
};

/** The collection begun for it, or a new one for the link's request. */
async function collectionOf(
  db: Tx,
  session: Borrower["session"],
  begun: string | undefined,
  spoken: { readonly language: Language; readonly region: string | undefined; readonly now: Date },
): Promise<string> {
  const { id: linkSessionId, workspaceId, submissionRequestId } = session;
  if (begun !== undefined) {
    const key = { workspaceId, submissionId: begun };
    const submission = await authorizeSubmission(db, key, session);
    if (submission.deletedAt) throw new Refusal(notFound());
    return begun;
  }
  const request =
    submissionRequestId !== undefined &&
    (await findSubmissionRequest(db, { workspaceId, id: submissionRequestId }));
  if (!request) throw new Refusal(notFound());

  const id = randomUUID();
  const { requestingUserId } = request;
  await saveSubmission(db, {
    id,
    workspaceId,
    submissionRequestId,
    linkSessionId,
    ...spoken,
    sourceFlow: "borrower",
    mode: "shareable",
    metadata: [],
    ...(requestingUserId && { requestingUserId }),
  });
  await keepProvenAddress(db, session, spoken.now);
  return id;
}
