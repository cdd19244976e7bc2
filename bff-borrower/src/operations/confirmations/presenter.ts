import type { components } from "@tieout/openapi/borrower";
import type { StoredEmailConfirmation } from "@tieout/services/email-confirmation/email-confirmation";

/** The confirmation as whoever has its mail may see it. */
export function presentEmailConfirmation(
  confirmation: StoredEmailConfirmation,
): components["schemas"]["EmailConfirmation"] {
  const { submissionId, address, workspaceName, submittedAt, confirmedAt } = confirmation;
  return {
    submissionId,
    emailAddress: address,
    displayName: workspaceName,
    creationTime: submittedAt.toISOString(),
    ...(confirmedAt && { confirmedTime: confirmedAt.toISOString() }),
  };
}
