import { workspaceAccess } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import {
  anonymousRequestId,
  statementsGate,
  submissionLabel,
  submissionStatus,
} from "@tieout/core/submission";
import { sourceOf } from "@tieout/core/tenant/packages";
import { sameEmail } from "@tieout/core/text";
import { displayNameOf } from "@tieout/core/user";
import { say } from "@tieout/server/messages/messages";
import type { DeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import type { PastSubmission } from "@tieout/services/submissions/history";
import type { Submission } from "@tieout/services/submissions/submission";
import type { TenantSettings } from "@tieout/services/tenants/settings";
import type { UserCopy } from "@tieout/services/user-copies/user-copy";
import type { Workspace } from "@tieout/services/workspaces/workspace";
import type { Lender } from "../operation.ts";
import { statementsRules } from "../records/guard.ts";
import type { Wire } from "../wire.ts";

/** Who asked for the books, as far as histories name them. */
type Requester = Wire["RequestingUser"];

/** A collection as history and detail show it. */
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

/** A file that the lender sent has the mode `direct`, with the file as its package. */
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

/** A row of a history, with what the reader may do about it. */
export function presentPastSubmission(
  { submission, requester, accessible: open }: PastSubmission,
  { roles }: Lender,
  settings: TenantSettings,
  language: Language,
) {
  const asker = requester && requesterOf(requester);
  const present = open ? presentSubmission : presentClosedSubmission;
  const shown = present(submission, asker, language);
  const gate = statementsGate(submission, statementsRules(settings), roles);
  return {
    submission: shown,
    may: {
      open,
      openStatements:
        open && shown.status === "complete" && gate === "open" && !submission.withheldAt,
      hide: open && shown.status !== "deleted",
      // What a retention policy has deleted can't be taken back.
      restore: open && shown.deleted,
      addYourself: !open && workspaceAccess({ roles, member: false }) === "add-yourself",
    },
  };
}

export function requesterOf(user: NonNullable<PastSubmission["requester"]>): Requester {
  return { displayName: displayNameOf(user), emailAddress: user.emailAddress };
}

interface Witnesses {
  /** Who set the hold, where there is one. */
  readonly holder?: Requester | undefined;
  readonly certificate?: DeletionCertificate | undefined;
}

/** How long a collection is kept, by whose word it's held, or since when it's gone. */
export function presentRetention(
  { autoDeleteAt, filesDeletedAt, withdrawnAt, legalHold, heldAt }: Submission,
  { holder, certificate }: Witnesses,
): Wire["SubmissionRetention"] {
  return {
    ...(autoDeleteAt && { autoDeleteAt: autoDeleteAt.toISOString() }),
    isDeleted: filesDeletedAt !== undefined,
    ...(filesDeletedAt && { deletedAt: filesDeletedAt.toISOString() }),
    ...(withdrawnAt && { withdrawnTime: withdrawnAt.toISOString() }),
    legalHold,
    ...(heldAt && { heldTime: heldAt.toISOString() }),
    ...(holder && {
      heldBy: { displayName: holder.displayName, emailAddress: holder.emailAddress },
    }),
    hasCertificate: certificate !== undefined,
  };
}

/** The address that the borrower gave, whether it's theirs, and whether the lender knows it. */
export function presentVerification(
  { verificationEmail: emailAddress, verifiedAt }: Submission,
  { primaryEmail }: Workspace,
): Pick<Wire["SubmissionDetails"], "verification"> {
  if (emailAddress === undefined) return {};
  return {
    verification: {
      emailAddress,
      ...(verifiedAt && { confirmedTime: verifiedAt.toISOString() }),
      isPrimaryEmail: primaryEmail === undefined || sameEmail(primaryEmail, emailAddress),
    },
  };
}

const states = {
  AwaitingConfirmation: "awaiting-confirmation",
  Building: "building",
  Ready: "sent",
  Failed: "failed",
} as const;

/** Who asked for a copy of what they shared, and how far it is. */
export function presentUserCopy(copy: UserCopy): Wire["SubmissionDetails"]["userCopies"][number] {
  const { address, requestedAt, state } = copy;
  return {
    emailAddress: address,
    requestedTime: requestedAt.toISOString(),
    state: states[state],
  };
}
