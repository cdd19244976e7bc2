import type { DeletionCertificate, Submission } from "@tieout/server/database";
import type { Wire } from "../wire.ts";
import type { Requester } from "./presenter.ts";

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
