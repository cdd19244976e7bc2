import { offersUserCopy } from "@tieout/core/submission";
import type { SubmissionOptions } from "@tieout/core/submission-request/submission-request";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findProvenAddress } from "@tieout/services/email-proof/proven-address";
import { findImportOfRecord } from "@tieout/services/imports/import";
import type { LinkSession } from "@tieout/services/links/link-session";
import type { Submission } from "@tieout/services/submissions/submission";
import { findTenantSettings, type TenantSettings } from "@tieout/services/tenants/settings";
import type { UserCopyInHand } from "@tieout/services/user-copies/user-copy";
import { optionsOf } from "../link-sessions/guard.ts";

export type CopyStanding =
  | { readonly result: "not-found" }
  | { readonly result: "not-offered" }
  | {
      readonly result: "offered";
      readonly submission: Submission;
      readonly financialRecordId: string;
    };

/** Whether a visitor may have a copy of what was collected, if the lender offers any. */
export async function copyStanding(
  db: Tx,
  session: LinkSession,
  submission: Submission,
): Promise<CopyStanding> {
  const financialRecordId = await findOwnRecordId(db, session, submission);
  if (financialRecordId === undefined) return { result: "not-found" };

  const settings = await findTenantSettings(db);
  const asked = await optionsOf(db, session, settings);
  if (!offersCopies(asked, settings)) return { result: "not-offered" };
  return { result: "offered", submission, financialRecordId };
}

/** The record that a visitor may have a copy of: they connected its books, and its files are kept. */
export async function findOwnRecordId(
  db: Tx,
  session: LinkSession,
  submission: Submission,
): Promise<string | undefined> {
  const { workspaceId, financialRecordId, financialRecordStatus, deletedAt } = submission;
  const gone = submission.filesDeletedAt ?? submission.withdrawnAt ?? deletedAt;
  const isThere = financialRecordStatus === "Created" && gone === undefined;
  if (!isThere || financialRecordId === undefined) return undefined;
  const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
  // Only the visitor who made the connection can start its import.
  return found?.startedByLinkSessionId === session.id ? financialRecordId : undefined;
}

/** Whether what a link asks for comes with a copy for the borrower. */
export const offersCopies = (
  asked: SubmissionOptions | undefined,
  { disableProvideUserCopy }: Pick<TenantSettings, "disableProvideUserCopy">,
): boolean =>
  offersUserCopy({ provideUserCopy: asked?.provideUserCopy === true, disableProvideUserCopy });

/** The address that a copy may go to: proved in this visit, or confirmed before. */
export async function findCopyAddress(
  db: Tx,
  session: LinkSession,
  { verificationEmail, verifiedAt }: Submission,
): Promise<string | undefined> {
  const proven = await findProvenAddress(db, session);
  return proven?.address ?? (verifiedAt && verificationEmail);
}

export const presentRequestedUserCopy = ({
  address,
}: UserCopyInHand): components["schemas"]["RequestedUserCopy"] => ({
  emailAddress: address,
  state: "building",
});
