import type { EmailConfirmation } from "@tieout/core/submission";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";

export interface NewEmailConfirmation {
  readonly id: string;
  readonly submissionId: string;
  readonly address: string;
  readonly secretHash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Saves a confirmation question with its secret as a hash alone. */
export async function saveEmailConfirmation(
  db: Tx,
  { now, ...confirmation }: NewEmailConfirmation,
): Promise<void> {
  await table(db, "emailConfirmations").insert({
    tenantId: db.tenantId,
    ...confirmation,
    createdAt: now,
  });
}

/** A question with its submission and when that was begun. */
export interface StoredEmailConfirmation extends EmailConfirmation {
  readonly id: string;
  readonly address: string;
  readonly submissionId: string;
  readonly submittedAt: Date;
  readonly workspaceId: string;
  readonly workspaceName: string;
}

/**
 * The question a mail's secret belongs to; none once its submission is gone. What a borrower began isn't confirmed by a link,
 * which a stranger at a mistyped address could press.
 */
export async function findEmailConfirmation(
  db: Tx,
  secretHash: Buffer,
): Promise<StoredEmailConfirmation | undefined> {
  const row: ConfirmationRow | undefined = await table(db, "emailConfirmations")
    .join("submissions", {
      "submissions.tenantId": "emailConfirmations.tenantId",
      "submissions.id": "emailConfirmations.submissionId",
    })
    .join("workspaces", {
      "workspaces.tenantId": "submissions.tenantId",
      "workspaces.id": "submissions.workspaceId",
    })
    .where({ "emailConfirmations.tenantId": db.tenantId, secretHash })
    .whereNull("submissions.linkSessionId")
    .whereNull("workspaces.deletedAt")
    .first(
      "emailConfirmations.id",
      "address",
      "submissionId",
      "expiresAt",
      "emailConfirmations.confirmedAt",
      { submittedAt: "submissions.createdAt" },
      "submissions.workspaceId",
      { workspaceName: "workspaces.displayName" },
    );
  return row && withoutNulls(row);
}

type ConfirmationRow = Omit<StoredEmailConfirmation, "confirmedAt"> & {
  readonly confirmedAt: Date | null;
};

/**
 * Saves that an address is its owner's, and makes it the submission's. False if it was confirmed before.
 */
export async function confirmEmail(
  db: Tx,
  { id, submissionId, address }: Pick<StoredEmailConfirmation, "id" | "submissionId" | "address">,
  now: Date,
): Promise<boolean> {
  const { tenantId } = db;
  const confirmed = await table(db, "emailConfirmations")
    .where({ tenantId, id, confirmedAt: null })
    .update({ confirmedAt: now });
  if (confirmed === 0) return false;
  await table(db, "submissions")
    .where({ tenantId, id: submissionId })
    .update({ verificationEmail: address, verifiedAt: now });
  return true;
}
