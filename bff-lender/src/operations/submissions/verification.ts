import { sameEmail } from "@tieout/core/text";
import type { Submission, UserCopy, Workspace } from "@tieout/server/database";
import type { Wire } from "../wire.ts";

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
