import type { Told } from "@tieout/core/notification";
import { packageName } from "@tieout/core/tenant";
import {
  findSubmission,
  listDocuments,
  listWorkbookRevisions,
  type Tx,
} from "../database/index.ts";
import { notify } from "./notify.ts";

interface About {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly now: Date;
}

/** Tells a workspace's people that a borrower has sent documents, in the caller's transaction. */
export async function notifyDocumentUploaded(
  db: Tx,
  { workspaceId, submissionId, now }: About,
  count: number,
): Promise<readonly Told[]> {
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const occasion = {
    ...({ type: "document-uploaded", now, workspaceId, submissionId } as const),
    askedBy: submission?.requestingUserId,
  };
  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && submission && { workspaceName: submission.workspaceName }),
    ...{ count, receivedAt: now.toISOString() },
    submissionUrl: overviewOf(lenderOrigin, { workspaceId, submissionId }),
  }));
}

/** Tells a workspace's people that a collection's files go, in the caller's transaction. */
export async function notifyFilesAboutToBeDeleted(
  db: Tx,
  { workspaceId, submissionId, now, deletedAt }: About & { readonly deletedAt: Date },
): Promise<readonly Told[]> {
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  if (!submission) return [];
  const { financialRecordId, datasourceNameId, requestingUserId: askedBy } = submission;
  const revisions = financialRecordId ? await listWorkbookRevisions(db, financialRecordId) : [];
  const documents = await listDocuments(db, submissionId);
  const occasion = {
    ...({ type: "files-about-to-be-deleted", now, workspaceId, submissionId, askedBy } as const),
  };
  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && {
      workspaceName: submission.workspaceName,
      ...(datasourceNameId && { packageName: packageName(datasourceNameId) }),
      revisions: revisions.length,
      workbooks: revisions.flatMap(({ workbooks }) => workbooks).length,
      documents: documents.filter(({ deletedAt }) => !deletedAt).length,
    }),
    collectedAt: submission.createdAt.toISOString(),
    ...{ warnedAt: now.toISOString(), deletedAt: deletedAt.toISOString() },
    submissionUrl: overviewOf(lenderOrigin, { workspaceId, submissionId }),
  }));
}

const overviewOf = (
  origin: string,
  { workspaceId, submissionId }: Pick<About, "workspaceId" | "submissionId">,
) => `${origin}/workspacesubmissiondetails/${workspaceId}/${submissionId}/overview`;
