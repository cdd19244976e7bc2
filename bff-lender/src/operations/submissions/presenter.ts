import { spokenReason } from "@tieout/core/import";
import type { Language } from "@tieout/core/language";
import { anonymousRequestId, submissionLabel, submissionStatus } from "@tieout/core/submission";
import { sourceOf } from "@tieout/core/tenant";
import type { Submission } from "@tieout/server/database";
import type { Wire } from "../wire.ts";

/** Who asked for the books, as far as histories name them. */
export type Requester = Wire["RequestingUser"];

/** A collection as history and detail show it. */
export function presentSubmission(
  submission: Submission,
  requestingUser: Requester | undefined,
  language: Language,
): Wire["Submission"] {
  const { financialRecordId, financialRecordCreatedAt, datasourceNameId, datasetName } = submission;
  const { errorCode, errorDescription, engagementCode, connectionId } = submission;
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
    ...(errorDescription && { errorDescription: spokenReason(errorDescription, language) }),
    // Only packages of the contract can be connected.
    ...(datasourceNameId && { datasourceNameId: datasourceNameId as Wire["AccountingPackage"] }),
    ...(datasetName && { datasetName }),
    deleted: facts.deleted,
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

/** A lender's own file may have been asked for as any package is. */
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

/** The same for who isn't in its workspace: that it was collected, and nothing of what (D-49). */
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
