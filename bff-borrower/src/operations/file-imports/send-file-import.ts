import { randomUUID } from "node:crypto";
import type { Language } from "@tieout/core/language";
import { isOffered } from "@tieout/core/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { type FilePortal, sendFile } from "@tieout/services/consent/send-file";
import { findSharedLink } from "@tieout/services/links/shared-link";
import { findSubmission } from "@tieout/services/submissions/find";
import { saveSubmission } from "@tieout/services/submissions/save";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { Borrower, Handler } from "../../operation.ts";
import { notBegunReply } from "../imports/begun-reply.ts";
import { isSubmissionOfSession } from "../link-sessions/scope.ts";
import { enterFile } from "./guard.ts";

type Refusal = ReturnType<typeof notBegunReply> | ReturnType<typeof notOffered>;

/** Collects from a file, for the link's request. */
export const sendFileImport: Handler<"sendFileImport"> = (
  { params: { workspaceId, fileImportId }, body },
  { once, sealer, now, today, language, requestId, caller: { session } },
) => {
  const { acceptDifference = false } = body;
  const startedBy = { linkSessionId: session.id };
  const asked = { workspaceId, fileImportId, acceptDifference, startedBy, requestId, today, now };
  const portal: FilePortal<Refusal> = {
    prepare: async (db, { id }) => {
      const file = await enterFile(db, { workspaceId, id }, session);
      if (!file) return { result: "refused", reply: notFound() };
      // It's a collection already, and answered as that.
      if (file.submissionId !== undefined)
        return { result: "for", submissionId: file.submissionId };
      const settings = await findTenantSettings(db);
      if (!isOffered(settings, "fileupload")) return { result: "refused", reply: notOffered() };

      const submissionId = await collectionOf(db, session, body.submissionId, { language, now });
      if (submissionId === undefined) return { result: "refused", reply: notFound() };
      const link = session.sharedLinkId && (await findSharedLink(db, session.sharedLinkId));
      return { result: "for", submissionId, ...(link && { link }) };
    },
    refusal: notBegunReply,
  };
  return sendFile({ once, sealer }, asked, portal);
};

/** What it's collected for: the collection that was begun, or one for the link's request. */
async function collectionOf(
  db: Tx,
  session: Borrower["session"],
  begun: string | undefined,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<string | undefined> {
  const { id: linkSessionId, workspaceId, submissionRequestId } = session;
  if (begun !== undefined) {
    const submission = await findSubmission(db, { workspaceId, id: begun });
    const ours = submission && isSubmissionOfSession(session, submission);
    return ours && !submission.deletedAt ? begun : undefined;
  }
  if (submissionRequestId === undefined) return undefined;
  const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  if (!request) return undefined;

  const id = randomUUID();
  const { requestingUserId } = request;
  await saveSubmission(db, {
    id,
    workspaceId,
    submissionRequestId,
    linkSessionId,
    language,
    now,
    sourceFlow: "borrower",
    mode: "shareable",
    metadata: [],
    ...(requestingUserId && { requestingUserId }),
  });
  return id;
}

const notOffered = () => problem(403, "file-upload-disabled", { title: "books-file-disabled" });
