import { offersUserCopy } from "@tieout/core/submission";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findProvenAddress } from "@tieout/services/email-proof/proven-address";
import { findImportOfRecord } from "@tieout/services/imports/import";
import type { LinkSession } from "@tieout/services/links/link-session";
import type { Submission } from "@tieout/services/submissions/submission";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { UserCopyInHand } from "@tieout/services/user-copies/user-copy";
import { authorizeSubmission, optionsOf } from "../link-sessions/guard.ts";

export type CopyStanding =
  | { readonly result: "not-found" }
  | { readonly result: "not-offered" }
  | {
      readonly result: "offered";
      readonly submission: Submission;
      readonly financialRecordId: string;
    };

/** Whether a visitor may have a copy: the one who connected the books, once they were read. */
export async function copyStanding(
  db: Tx,
  session: LinkSession,
  key: { readonly workspaceId: string; readonly submissionId: string },
): Promise<CopyStanding> {
  return copyOf(db, session, await authorizeSubmission(db, key, session));
}

export async function copyOf(
  db: Tx,
  session: LinkSession,
  submission: Submission,
): Promise<CopyStanding> {
  const { workspaceId, financialRecordId, financialRecordStatus, deletedAt } = submission;
  const gone = submission.filesDeletedAt ?? submission.withdrawnAt ?? deletedAt;
  const isThere = financialRecordStatus === "Created" && gone === undefined;
  if (!isThere || financialRecordId === undefined) return { result: "not-found" };
  const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
  // Only the visitor who made the connection can start its import.
  if (found?.startedByLinkSessionId !== session.id) return { result: "not-found" };

  const settings = await findTenantSettings(db);
  const asked = await optionsOf(db, session, settings);
  const { disableProvideUserCopy } = settings;
  const provideUserCopy = asked?.provideUserCopy === true;
  if (!offersUserCopy({ provideUserCopy, disableProvideUserCopy })) {
    return { result: "not-offered" };
  }
  return { result: "offered", submission, financialRecordId };
}

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
