import { businessInfoOf } from "@tieout/core/business-info";
import { uploadOf } from "@tieout/core/document";
import { anonymousRequestId } from "@tieout/core/submission";
import { parseEmail } from "@tieout/core/text";
import type { components } from "@tieout/openapi/borrower";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  countDocumentsBySubmission,
  type DocumentCounts,
} from "@tieout/services/documents/document";
import { findWaitingCode } from "@tieout/services/email-proof/email-code";
import { findProvenAddress } from "@tieout/services/email-proof/proven-address";
import type { LinkSession } from "@tieout/services/links/link-session";
import { findSharedLink, type StoredSharedLink } from "@tieout/services/links/shared-link";
import { findBorrowerAddress } from "@tieout/services/mail/deliveries";
import { listReceiptsOfVisitor } from "@tieout/services/receipts/receipt";
import {
  findLastWithdrawal,
  listSubmissionsOfRequest,
  listSubmissionsOfVisitor,
} from "@tieout/services/submissions/of-a-visitor";
import type { Submission } from "@tieout/services/submissions/submission";
import { findTenantBrand, findTenantSettings } from "@tieout/services/tenants/settings";
import { findUserCopyInHand } from "@tieout/services/user-copies/user-copy";
import { silenceMs } from "@tieout/services/web-connector/session";
import {
  findReadingRequestId,
  findWaitingRequestId,
} from "@tieout/services/web-connector/web-connector";
import type { Handler } from "../operation.ts";
import {
  findOwnRecordId,
  offersCopies,
  presentRequestedUserCopy,
} from "../user-copies/user-copies.ts";
import { linkDeleted, presentContact } from "./authenticate-link.ts";
import { optionsOf } from "./guard.ts";

export const getLinkSession: Handler<"getLinkSession"> = (
  _input,
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const { sharedLinkId, absoluteExpiresAt: expiresAt } = session;
    // A session of the anonymous link has no link that could expire before it.
    const link =
      sharedLinkId === undefined ? { expiresAt } : await findSharedLink(db, sharedLinkId);
    if (!link || ("deletedAt" in link && link.deletedAt)) {
      return linkDeleted();
    }
    return { status: 200, body: await presentLinkSession(db, session, link, now) };
  });

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
  const asked = await optionsOf(db, session, settings);
  const allowUserUpload = asked?.allowUserUpload === true;
  const given: Given = {
    offersCopies: offersCopies(asked, settings),
    receipts: await listReceiptsOfVisitor(db, session.id),
    documents: await countDocumentsBySubmission(db, session.id),
  };
  const silentSince = new Date(now.getTime() - silenceMs);
  const email = await emailOf(db, session, submissions, now);
  const waitingRequestId = await findWaitingRequestId(db, session, silentSince);
  const isDesktopRead = submissions.some(
    ({ financialRecordStatus, datasourceNameId }) =>
      financialRecordStatus === "Pending" && datasourceNameId === "quickbooksdesktop",
  );
  const readingRequestId = isDesktopRead ? await findReadingRequestId(db, session) : undefined;
  const presented: SubmissionSoFar[] = [];
  for (const submission of submissions) {
    presented.push(await present(db, session, submission, given));
  }
  const isOpen = presented.every(({ state }) => state === "open");
  const withdrawnAt = isOpen ? await findLastWithdrawal(db, session) : undefined;

  return {
    workspaceId,
    submissionRequestId: submissionRequestId ?? anonymousRequestId,
    linkExpirationTime: link.expiresAt.toISOString(),
    lender: { visibleName: brand.visibleName, ...(await presentContact(db, session)) },
    mayUpload: uploadOf({ anonymous, allowUserUpload }, settings) === "allowed",
    ...(email && { email }),
    ...(waitingRequestId !== undefined && { waitingRequestId }),
    ...(readingRequestId !== undefined && { readingRequestId }),
    ...(withdrawnAt && { withdrawnTime: withdrawnAt.toISOString() }),
    submissions: presented,
  };
}

/** The address that a code was mailed to and not typed yet; else the proved one; else the one that the visitor gave first. */
async function emailOf(
  db: Tx,
  session: LinkSession,
  submissions: readonly Submission[],
  now: Date,
): Promise<Wire["LinkSession"]["email"]> {
  const waiting = await findWaitingCode(db, session.id, now);
  if (waiting) {
    const codeExpirationTime = waiting.expiresAt.toISOString();
    return { emailAddress: waiting.address, isProven: false, codeExpirationTime };
  }
  const proven = await findProvenAddress(db, session);
  if (proven) return { emailAddress: proven.address, isProven: true };
  const own = submissions.filter(({ linkSessionId }) => linkSessionId === session.id);
  const given = own.map(
    ({ verificationEmail, metadata }) =>
      verificationEmail ?? parseEmail(businessInfoOf(metadata).email),
  );
  const emailAddress = given.find((address) => address !== undefined);
  return emailAddress === undefined ? undefined : { emailAddress, isProven: false };
}

/** Loaded once for all submissions of the visitor. */
interface Given {
  readonly offersCopies: boolean;
  /** Ids of the submissions that the visitor has a receipt of. */
  readonly receipts: readonly string[];
  readonly documents: ReadonlyMap<string, DocumentCounts>;
}

async function present(
  db: Tx,
  session: LinkSession,
  submission: Submission,
  given: Given,
): Promise<SubmissionSoFar> {
  const { id, createdAt, financialRecordId, linkSessionId, verificationEmail } = submission;
  const documents = given.documents.get(id);
  const sent = documents?.sent;
  const isCopyOffered =
    given.offersCopies && (await findOwnRecordId(db, session, submission)) !== undefined;
  const copy =
    isCopyOffered &&
    (await findUserCopyInHand(db, { submissionId: id, linkSessionId: session.id }));
  return {
    id,
    creationTime: createdAt.toISOString(),
    state: stateOf(submission, documents),
    ...(sent !== undefined && { documentsSent: sent }),
    ...(financialRecordId && { financialRecordId }),
    ...(isCopyOffered && { mayRequestCopy: true }),
    ...(copy && { requestedCopy: presentRequestedUserCopy(copy) }),
    ...((await willMail(db, session, submission)) && { willMail: true }),
    ...(given.receipts.includes(id) && { hasReceipt: true }),
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

function stateOf(
  { financialRecordStatus }: Submission,
  documents?: DocumentCounts,
): SubmissionSoFar["state"] {
  if (financialRecordStatus) return states[financialRecordStatus];
  return documents && documents.delivered > 0 ? "documents" : "open";
}
