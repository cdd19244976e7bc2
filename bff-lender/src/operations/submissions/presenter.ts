import type { Language } from "@tieout/core/language";
import { anonymousRequestId, submissionLabel, submissionStatus } from "@tieout/core/submission";
import { sourceOf } from "@tieout/core/tenant/packages";
import { displayNameOf } from "@tieout/core/user";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import { say } from "@tieout/server/messages/messages";
import type { PastSubmission } from "@tieout/services/submissions/history";
import { findSubmission, type Submission } from "@tieout/services/submissions/submission";
import { findUser } from "@tieout/services/users/user";
import type { Wire } from "../wire.ts";

type Requester = Wire["RequestingUser"];

export function presentSubmission(
  submission: Submission,
  requestingUser: Requester | undefined,
  language: Language,
): Wire["Submission"] {
  const { financialRecordId, financialRecordCreatedAt, datasourceNameId, datasetName } = submission;
  const { errorCode, reason, engagementCode, connectionId } = submission;
  const { financialRecordStatus, portalStatus } = submission;
  const facts = {
    ...(financialRecordStatus && { financialRecordStatus }),
    ...(financialRecordId && { financialRecordId }),
    ...(financialRecordCreatedAt && { financialRecordCreated: financialRecordCreatedAt }),
    portalStatus,
    deleted: submission.deletedAt !== undefined,
  };
  return {
    id: submission.id,
    entityId: submission.workspaceId,
    creationTime: submission.createdAt.toISOString(),
    financialRecordStatus: financialRecordStatus ?? "None",
    ...(financialRecordId && { financialRecordId }),
    ...(financialRecordCreatedAt && {
      financialRecordCreated: financialRecordCreatedAt.toISOString(),
    }),
    ...(errorCode && { errorCode }),
    ...(reason && { errorDescription: say(reason, language) }),
    // Only the contract's packages can be connected.
    ...(datasourceNameId && { datasourceNameId: datasourceNameId as Wire["AccountingPackage"] }),
    ...(datasetName && { datasetName }),
    deleted: facts.deleted,
    ...(submission.documentsOnlyAt && {
      documentsOnlyTime: submission.documentsOnlyAt.toISOString(),
    }),
    ...(submission.withdrawnAt && { withdrawnTime: submission.withdrawnAt.toISOString() }),
    portalStatus,
    source: cameBy(submission),
    status: submissionStatus(facts),
    label: submissionLabel(facts),
    ...(connectionId && { connectionId }),
    submissionRequest: {
      id: submission.submissionRequestId ?? anonymousRequestId,
      hasShareableLink: submission.mode === "shareable",
    },
    submissionMetadata: [...submission.metadata],
    isVerifiedContent: submission.verifiedAt !== undefined,
    entity: {
      id: submission.workspaceId,
      displayName: submission.workspaceName,
      ...(engagementCode && { engagementCode }),
      accessible: true,
    },
    ...(requestingUser && {
      requestingUser: {
        displayName: requestingUser.displayName,
        emailAddress: requestingUser.emailAddress,
      },
    }),
    workbookRevisions: submission.workbookRevisions,
  };
}

/** A file from the lender has the mode `direct`, with the file as its package. */
function cameBy({ mode, datasourceNameId = "" }: Submission): Wire["Submission"]["source"] {
  switch (mode) {
    case "shareable":
      return "secure-link";
    case "anonymous":
      return "anonymous";
    case "excel":
      return "file";
    case "direct":
      return sourceOf(datasourceNameId) === "file" ? "file" : "direct";
  }
}

/** For non-members: that it was collected, without content (D-49). */
export function presentClosedSubmission(
  submission: Submission,
  requestingUser: Requester | undefined,
  language: Language,
): Wire["Submission"] {
  const {
    financialRecordId: _,
    connectionId: __,
    datasetName: ___,
    ...open
  } = presentSubmission(submission, requestingUser, language);
  const { errorCode: _code, errorDescription: _reason, ...said } = open;
  return { ...said, submissionMetadata: [], entity: { ...said.entity, accessible: false } };
}

export function requesterOf(user: NonNullable<PastSubmission["requester"]>): Requester {
  return { displayName: displayNameOf(user), emailAddress: user.emailAddress };
}

export async function replyWithSubmission(
  db: Tx,
  key: { readonly workspaceId: string; readonly id: string },
  language: Language,
) {
  const submission = await findSubmission(db, key);
  if (!submission) return notFound();
  const { requestingUserId } = submission;
  const asker = requestingUserId ? await findUser(db, requestingUserId) : undefined;
  return { status: 200, body: presentSubmission(submission, asker, language) } as const;
}
