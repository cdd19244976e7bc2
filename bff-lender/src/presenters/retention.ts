import type { DeletionCertificate, Submission } from "@tieout/server/database";
import type { Wire } from "./wire.ts";

/** How long a collection is kept, or since when it's gone. */
export function presentRetention(
  { autoDeleteAt, filesDeletedAt, legalHold }: Submission,
  certificate: DeletionCertificate | undefined,
): Wire["SubmissionRetention"] {
  return {
    ...(autoDeleteAt && { autoDeleteAt: autoDeleteAt.toISOString() }),
    isDeleted: filesDeletedAt !== undefined,
    ...(filesDeletedAt && { deletedAt: filesDeletedAt.toISOString() }),
    legalHold,
    hasCertificate: certificate !== undefined,
  };
}
