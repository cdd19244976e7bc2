import type { components } from "@tieout/openapi/borrower";
import type { StoredEmailConfirmation } from "@tieout/services/email-confirmation/email-confirmation";

/** What the mail's holder may know, and whether they shared it from this browser. */
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
