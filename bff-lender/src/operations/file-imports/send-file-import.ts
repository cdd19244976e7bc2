import { randomUUID } from "node:crypto";
import { isOffered } from "@tieout/core/tenant/packages";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, notFound } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { type FilePortal, sendFile } from "@tieout/services/consent/send-file";
import { findSubmission, saveSubmission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { Handler, Lender } from "../operation.ts";
import { begunRefusal } from "../submissions/begun-import.ts";
import type { Wire } from "../wire.ts";
import { authorizeFileImport, filesDisabled } from "./guard.ts";

export const sendFileImport: Handler<"sendFileImport"> = (
  { params: { workspaceId, fileImportId }, body },
  { once, sealer, now, today, language, addressPrefix, requestId, caller },
) => {
  const { acceptDifference = false, acceptPeriod, periodSeen, periodReason, version } = body;
  const startedBy = { userId: caller.userId };
  const asked = {
    ...{ workspaceId, fileImportId, acceptDifference, startedBy, requestId, today, now },
    ...{
      language,
      version,
      networkPrefix: addressPrefix,
      period: { acceptPeriod, periodSeen, periodReason },
    },
  };
  const portal: FilePortal = {
    prepare: async (db, { id, submissionId }) => {
      await authorizeFileImport(db, { workspaceId, id }, caller);
      // Already sent: answers with its collection.
      if (submissionId !== undefined) return { submissionId };
      return collectionOf(db, { workspaceId, ...body }, caller, now);
    },
    refusal: begunRefusal,
  };
  return sendFile({ once, sealer }, asked, portal);
};

/** The collection begun for it, or a new one for the request. */
async function collectionOf(
  db: Tx,
  asked: Wire["FileImportSending"] & { readonly workspaceId: string },
  { userId }: Lender,
  now: Date,
) {
  const { workspaceId } = asked;
  if (asked.submissionId === undefined && asked.submissionRequestId === undefined) {
    throw new Refusal(forNothing());
  }
  const begun =
    asked.submissionId === undefined
      ? undefined
      : await findSubmission(db, { workspaceId, id: asked.submissionId });
  const submissionRequestId = begun?.submissionRequestId ?? asked.submissionRequestId;
  const request =
    submissionRequestId === undefined
      ? undefined
      : await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  const isMissing = asked.submissionId !== undefined && (!begun || begun.deletedAt);
  if (!request || isMissing) throw new Refusal(notFound());

  const settings = await findTenantSettings(db);
  const allowed =
    request.mode === "excel" ? settings.allowExcelFileUpload : isOffered(settings, "fileupload");
  if (!allowed) throw new Refusal(filesDisabled());
  if (begun) return { submissionId: begun.id };

  const submissionId = randomUUID();
  await saveSubmission(db, {
    id: submissionId,
    workspaceId,
    submissionRequestId: request.id,
    now,
    sourceFlow: "lender",
    mode: request.mode,
    metadata: [],
    requestingUserId: userId,
  });
  return { submissionId };
}

/** Nothing is missing, but a file that isn't a collection yet must name what it answers. */
const forNothing = () =>
  invalid([
    {
      pointer: "/body/submissionRequestId",
      code: "required",
      description: "field-required",
    },
  ]);
