import { uploadOf } from "@tieout/core/document";
import { anonymousRequestId } from "@tieout/core/submission";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { LinkSession } from "@tieout/services/links/link-session";
import type { StoredSharedLink } from "@tieout/services/links/shared-link";
import { findBorrowerAddress } from "@tieout/services/mail/borrower-address";
import { listReceiptsOfVisitor } from "@tieout/services/receipts/receipt";
import {
  listSubmissionsOfRequest,
  listSubmissionsOfVisitor,
} from "@tieout/services/submissions/of-a-visitor";
import type { Submission } from "@tieout/services/submissions/submission";
import { findTenantBrand, findTenantSettings } from "@tieout/services/tenants/settings";
import { findUserCopyInHand } from "@tieout/services/user-copies/user-copy";
import { silenceMs } from "@tieout/services/web-connector/session";
import { findWaitingRequestId } from "@tieout/services/web-connector/web-connector";
import { copyOf, presentRequestedUserCopy } from "../user-copies/user-copies.ts";
import { presentContact } from "./ended-link.ts";
import { optionsOf } from "./guard.ts";

type Wire = components["schemas"];
type SubmissionSoFar = Wire["LinkSession"]["submissions"][number];

/** The visitor's state. Contains nothing of earlier visitors (D-9). */
export async function presentLinkSession(
  db: Tx,
  session: LinkSession,
  link: Pick<StoredSharedLink, "expiresAt">,
  now: Date,
): Promise<Wire["LinkSession"]> {
  const { workspaceId, submissionRequestId } = session;
  const brand = await findTenantBrand(db);
  const settings = await findTenantSettings(db);
  const anonymous = submissionRequestId === undefined;
  const submissions = anonymous
    ? await listSubmissionsOfVisitor(db, session)
    : await listSubmissionsOfRequest(db, submissionRequestId);
  const allowUserUpload = (await optionsOf(db, session, settings))?.allowUserUpload === true;
  const receipts = await listReceiptsOfVisitor(db, session.id);
  const silentSince = new Date(now.getTime() - silenceMs);
  const waitingRequestId = await findWaitingRequestId(db, session, silentSince);
  const presented: SubmissionSoFar[] = [];
  for (const submission of submissions) {
    presented.push(await present(db, session, submission, receipts));
  }

  return {
    workspaceId,
    submissionRequestId: submissionRequestId ?? anonymousRequestId,
    linkExpirationTime: link.expiresAt.toISOString(),
    lender: { visibleName: brand.visibleName, ...(await presentContact(db, session)) },
    mayUpload: uploadOf({ anonymous, allowUserUpload }, settings) === "allowed",
    ...(waitingRequestId !== undefined && { waitingRequestId }),
    submissions: presented,
  };
}

async function present(
  db: Tx,
  session: LinkSession,
  submission: Submission,
  receipts: readonly string[],
): Promise<SubmissionSoFar> {
  const { id, createdAt, financialRecordId, linkSessionId, verificationEmail } = submission;
  const isCopyOffered = (await copyOf(db, session, submission)).result === "offered";
  const copy =
    isCopyOffered &&
    (await findUserCopyInHand(db, { submissionId: id, linkSessionId: session.id }));
  return {
    id,
    creationTime: createdAt.toISOString(),
    state: stateOf(submission),
    ...(financialRecordId && { financialRecordId }),
    ...(isCopyOffered && { mayRequestCopy: true }),
    ...(copy && { requestedCopy: presentRequestedUserCopy(copy) }),
    ...((await willMail(db, session, submission)) && { willMail: true }),
    ...(receipts.includes(id) && { hasReceipt: true }),
    ...(linkSessionId === session.id &&
      verificationEmail && {
        verification: {
          emailAddress: verificationEmail,
          isConfirmed: submission.verifiedAt !== undefined,
        },
      }),
  };
}

/** Only for the visitor whose import is running: the mail doesn't go to others. */
async function willMail(db: Tx, session: LinkSession, submission: Submission): Promise<boolean> {
  if (submission.linkSessionId !== session.id || stateOf(submission) !== "importing") return false;
  return (
    submission.language !== undefined && (await findBorrowerAddress(db, submission)) !== undefined
  );
}

/** Files that the lender deleted later still count as collected. */
const states = {
  Pending: "importing",
  ImportError: "failed",
  Created: "complete",
  Deleted: "complete",
} as const;

function stateOf({ financialRecordStatus }: Submission): SubmissionSoFar["state"] {
  return financialRecordStatus ? states[financialRecordStatus] : "open";
}
