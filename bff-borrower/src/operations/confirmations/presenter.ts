import type { components } from "@tieout/openapi/borrower";
import type { StoredEmailConfirmation } from "@tieout/services/email-confirmation/email-confirmation";

/** What whoever has the mail may know: what they were asked, and about what; and whether they shared it from here. */
export function presentEmailConfirmation(
  confirmation: StoredEmailConfirmation,
  sharedHere: boolean,
): components["schemas"]["EmailConfirmation"] {
  const { submissionId, address, workspaceName, submittedAt, confirmedAt } = confirmation;
  return {
    submissionId,
    emailAddress: address,
    displayName: workspaceName,
    creationTime: submittedAt.toISOString(),
    ...(confirmedAt && { confirmedTime: confirmedAt.toISOString() }),
    ...(sharedHere && { sharedHere }),
  };
}
