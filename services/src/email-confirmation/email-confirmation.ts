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

export async function countEmailConfirmations(db: Tx, submissionId: string): Promise<number> {
  const [row] = await table(db, "emailConfirmations")
    .where({ tenantId: db.tenantId, submissionId })
    .count("* as total");
  return Number(row?.total ?? 0);
}

/** A question with its submission and when that was begun. */
export interface StoredEmailConfirmation extends EmailConfirmation {
  readonly id: string;
  readonly address: string;
  readonly submissionId: string;
  readonly submittedAt: Date;
  readonly workspaceId: string;
  readonly workspaceName: string;
  /** The session that it was begun in; absent where a lender began it. */
  readonly linkSessionId?: string;
}

/** The question a mail's secret belongs to; none once its submission is gone. */
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
      "submissions.linkSessionId",
    );
  return row && withoutNulls(row);
}

type ConfirmationRow = Omit<StoredEmailConfirmation, "confirmedAt" | "linkSessionId"> & {
  readonly confirmedAt: Date | null;
  readonly linkSessionId: string | null;
};

export async function saveVerificationEmail(
  db: Tx,
  submissionId: string,
  verificationEmail: string,
): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id: submissionId, verifiedAt: null })
    .update({ verificationEmail });
}

/** Ends questions about other addresses, which may be a mistyped stranger's, unless a copy is to go there. */
export async function endOtherQuestions(
  db: Tx,
  { submissionId, address, now }: Pick<NewEmailConfirmation, "submissionId" | "address" | "now">,
): Promise<void> {
  const { tenantId } = db;
  await openQuestions(db, submissionId, now)
    .whereRaw("lower(address) <> lower(?)", [address])
    .whereNotExists(
      table(db, "userCopies")
        .where({ tenantId, submissionId, state: "AwaitingConfirmation" })
        .whereRaw("lower(user_copies.address) = lower(email_confirmations.address)"),
    )
    .update({ expiresAt: now });
}

/** Ends questions about an address, unless it's the submission's own. */
export async function endQuestionsOf(
  db: Tx,
  { submissionId, address, now }: Pick<NewEmailConfirmation, "submissionId" | "address" | "now">,
): Promise<void> {
  const { tenantId } = db;
  await openQuestions(db, submissionId, now)
    .whereRaw("lower(address) = lower(?)", [address])
    .whereNotExists(
      table(db, "submissions")
        .where({ tenantId, id: submissionId })
        .whereRaw("lower(verification_email) = lower(email_confirmations.address)"),
    )
    .update({ expiresAt: now });
}

const openQuestions = (db: Tx, submissionId: string, now: Date) =>
  table(db, "emailConfirmations")
    .where({ tenantId: db.tenantId, submissionId, confirmedAt: null })
    .where("expiresAt", ">", now);

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
