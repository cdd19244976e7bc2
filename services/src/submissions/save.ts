import type { Language } from "@tieout/core/language";
import type { SubmissionRequest } from "@tieout/core/submission-request";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { MetadataEntry, PortalStatus } from "./submission.ts";

export interface NewSubmission {
  readonly id: string;
  readonly workspaceId: string;
  /** None for who came by the standing address: then, and only then, the mode is anonymous. */
  readonly submissionRequestId?: number;
  readonly sourceFlow: "borrower" | "lender";
  readonly mode: "shareable" | "direct" | "excel" | "anonymous";
  readonly metadata: readonly MetadataEntry[];
  readonly verificationEmail?: string;
  /** Who asked for the books: the lender's person behind the request. */
  readonly requestingUserId?: string;
  readonly linkSessionId?: string;
  /** What the borrower reads. */
  readonly language?: Language;
  readonly now: Date;
}

export async function saveSubmission(db: Tx, submission: NewSubmission): Promise<void> {
  const { metadata, verificationEmail, requestingUserId, linkSessionId, now, ...rest } = submission;
  await table(db, "submissions").insert({
    tenantId: db.tenantId,
    ...rest,
    metadata: JSON.stringify(metadata),
    verificationEmail: verificationEmail ?? null,
    requestingUserId: requestingUserId ?? null,
    linkSessionId: linkSessionId ?? null,
    createdAt: now,
  });
}

/** Says whether a collection waits for a person of the lender's, and which package it comes from. */
export async function savePortalStatus(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  changed: { readonly portalStatus?: PortalStatus; readonly datasourceNameId?: string },
): Promise<void> {
  await table(db, "submissions").where({ tenantId: db.tenantId, workspaceId, id }).update(changed);
}

/** Keeps what its imports read from now on. */
export async function saveImportOptions(
  db: Tx,
  id: string,
  options: SubmissionRequest,
): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .update({ importOptions: JSON.stringify(options) });
}

/** Lets everybody see its statements. Whether they couldn't until now. */
export async function releaseSubmission(db: Tx, id: string, now: Date): Promise<boolean> {
  const released = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, releasedAt: null })
    .update({ releasedAt: now });
  return released === 1;
}

/** Takes a collection out of sight. Whether it was in sight until now. */
export async function deleteSubmission(
  db: Tx,
  id: string,
  { deletedBy, now }: { readonly deletedBy: string; readonly now: Date },
): Promise<boolean> {
  const hidden = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ deletedAt: now, deletedBy });
  return hidden === 1;
}

/** Takes a deleted collection back. Files that were deleted meanwhile stay deleted. */
export async function restoreSubmission(db: Tx, id: string): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .update({ deletedAt: null, deletedBy: null });
}
