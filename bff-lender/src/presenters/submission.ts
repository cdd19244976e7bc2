import { spokenReason } from "@tieout/core/import";
import type { Language } from "@tieout/core/language";
import { anonymousRequestId } from "@tieout/core/submission";
import type { Submission, User } from "@tieout/server/database";
import type { Wire } from "./wire.ts";

const sources = {
  shareable: "secure-link",
  direct: "direct",
  excel: "direct",
  anonymous: "anonymous",
} as const;

/** A collection as history and detail show it. */
export function presentSubmission(
  submission: Submission,
  requestingUser: User | undefined,
  language: Language,
): Wire["Submission"] {
  const { financialRecordId, financialRecordCreatedAt, datasourceNameId, datasetName } = submission;
  const { errorCode, errorDescription, engagementCode } = submission;
  return {
    id: submission.id,
    entityId: submission.workspaceId,
    creationTime: submission.createdAt.toISOString(),
    financialRecordStatus: submission.financialRecordStatus ?? "None",
    ...(financialRecordId && { financialRecordId }),
    ...(financialRecordCreatedAt && {
      financialRecordCreated: financialRecordCreatedAt.toISOString(),
    }),
    ...(errorCode && { errorCode }),
    ...(errorDescription && { errorDescription: spokenReason(errorDescription, language) }),
    // Only packages of the contract can be connected.
    ...(datasourceNameId && { datasourceNameId: datasourceNameId as Wire["AccountingPackage"] }),
    ...(datasetName && { datasetName }),
    deleted: submission.deletedAt !== undefined,
    portalStatus: submission.portalStatus,
    source: sources[submission.mode],
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
