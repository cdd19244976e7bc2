import { sameEmail } from "@tieout/core/text";
import type { DeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import type { Submission } from "@tieout/services/submissions/submission";
import type { UserCopy } from "@tieout/services/user-copies/user-copy";
import type { Workspace } from "@tieout/services/workspaces/workspace";
import type { Wire } from "../wire.ts";

interface Witnesses {
  readonly holder?: Wire["RequestingUser"] | undefined;
  readonly certificate?: DeletionCertificate | undefined;
}

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

/** The borrower's address, whether it's confirmed, and whether the lender knows it. */
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

export function presentUserCopy(copy: UserCopy): Wire["SubmissionDetails"]["userCopies"][number] {
  const { address, requestedAt, state } = copy;
  return {
    emailAddress: address,
    requestedTime: requestedAt.toISOString(),
    state: states[state],
  };
}
