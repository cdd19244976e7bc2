import type { Document, Submission } from "@tieout/server/database";
import { problem } from "@tieout/server/http";

/** What was collected has gone for good. */
export const filesDeleted = () =>
  problem(410, "files-deleted", "The files of this collection were deleted.");

/** The borrower took back what was collected. */
export const recordsWithdrawn = () =>
  problem(410, "records-withdrawn", "The borrower has withdrawn these records.");

/** Why a document can't be had; nothing where it can. */
export function withheld({ storageKey, scanState }: Document, submission: Submission | undefined) {
  if (submission?.withheldAt) return recordsWithdrawn();
  if (submission?.filesDeletedAt) return filesDeleted();
  if (storageKey === undefined) return problem(410, "files-deleted", "This document was deleted.");
  if (scanState === "infected") {
    return problem(409, "document-infected", "Malware was found in this document.");
  }
  if (scanState === "scanning") {
    return problem(
      409,
      "document-scanning",
      "This document is being looked at for malware. Please try again in a minute.",
    );
  }
  return undefined;
}
