import { announceDocuments } from "@tieout/services/documents/document";
import { notifyDocumentUploaded } from "@tieout/services/notifications/documents";
import { findWorkspaceOfSubmission } from "@tieout/services/submissions/find";
import type { JobHandler } from "../job-handler.ts";

/** Tells of what a borrower has sent, once. */
export const announceUploads: JobHandler<"announce-documents"> = async (
  { submissionId },
  run,
  { now },
) =>
  run.tx(async (db) => {
    const workspaceId = await findWorkspaceOfSubmission(db, submissionId);
    const count = await announceDocuments(db, submissionId, now());
    if (workspaceId === undefined || count === 0) return;
    await notifyDocumentUploaded(db, { workspaceId, submissionId, now: now() }, count);
  });
