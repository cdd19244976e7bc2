import { randomUUID } from "node:crypto";
import { businessInfoOf } from "@tieout/core/business-info";
import { uploadOf } from "@tieout/core/document";
import { anonymousRequestId } from "@tieout/core/submission";
import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { parseEmail } from "@tieout/core/text";
import type { components } from "@tieout/openapi/borrower";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { problem, tenantDisabled } from "@tieout/server/http/problem";
import { hashOf, newSecret } from "@tieout/server/sealing/secrets";
import {
  countDocumentsBySubmission,
  type DocumentCounts,
} from "@tieout/services/documents/document";
import { findWaitingCode } from "@tieout/services/email-proof/email-code";
import { findProvenAddress } from "@tieout/services/email-proof/proven-address";
import {
  type LinkSession,
  linkSessionLifetime,
  saveLinkSession,
  slideLinkSession,
} from "@tieout/services/links/link-session";
import {
  findSharedLink,
  findSharedLinkBySecret,
  markSharedLinkOpened,
  type StoredSharedLink,
} from "@tieout/services/links/shared-link";
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
import {
  addedTo,
  heldSessions,
  linkCookie,
  linkDeleted,
  linkExpiredFor,
  presentContact,
  secretsOf,
} from "./authenticate-link.ts";
import { optionsOf } from "./guard.ts";

/** Guesses per network and minute (quality: at most 20 before the throttle). */
const triesAMinute = 20;

/**
 * Exchanges a link's secret for a session. A browser with a session of the same link continues it, in another tab too,
 * and keeps its connections and uploads.
 */
export const openLinkSession: Handler<"openLinkSession"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, requestId, cookie },
) => {
  const operation = "open-link-session";
  const allowed = await tx((db) =>
    withinRateLimit(db, { operation, addressPrefix, windowSeconds: 60, limit: triesAMinute }, now),
  );
  if (!allowed) {
    return problem(429, "too-many-tries", { title: "too-many-links-tried" });
  }

  return tx(async (db) => {
    const { borrowerDisabled } = await findTenant(db);
    if (borrowerDisabled) return tenantDisabled();
    const link = await findSharedLinkBySecret(db, hashOf(secret));
    if (!link) return problem(404, "not-found", { title: "link-unknown" });

    const state = sharedLinkState(link, now);
    if (state === "link-deleted") {
      return linkDeleted();
    }
    if (state === "link-expired") {
      return linkExpiredFor(db, link);
    }

    const held = await heldSessions(db, secretsOf(cookie(linkCookie)), now);
    const goesOn = held.find((one) => one?.session.sharedLinkId === link.id)?.session;
    const { session, headers } = goesOn
      ? await goOn(db, goesOn, now)
      : await begin(db, link, { held: cookie(linkCookie), now });
    await markSharedLinkOpened(db, link.id, now);
    await saveAuditEvent(db, {
      at: now,
      action: "link-opened",
      actor: { kind: "borrower", id: session.id },
      workspaceId: link.workspaceId,
      subjectId: link.id,
      requestId,
    });

    return {
      status: 200,
      body: await presentLinkSession(db, session, link, now),
      headers,
    };
  });
};

interface Opened {
  readonly session: LinkSession;
  readonly headers: Readonly<Record<string, string>>;
}

async function goOn(db: Tx, session: LinkSession, now: Date): Promise<Opened> {
  const slidingExpiresAt = later(now, linkSessionLifetime.slidingSeconds);
  await slideLinkSession(db, session, { now, slidingExpiresAt });
  return { session, headers: {} };
}

async function begin(
  db: Tx,
  { id: sharedLinkId, workspaceId, submissionRequestId }: StoredSharedLink,
  { held, now }: { readonly held: string | undefined; readonly now: Date },
): Promise<Opened> {
  const { secret, hash: secretHash } = newSecret();
  const expiresAt = later(now, linkSessionLifetime.absoluteSeconds);
  const session = {
    id: randomUUID(),
    workspaceId,
    sharedLinkId,
    submissionRequestId,
    slidingExpiresAt: later(now, linkSessionLifetime.slidingSeconds),
    absoluteExpiresAt: expiresAt,
  };
  await saveLinkSession(db, { ...session, secretHash, now });
  return { session, headers: { "set-cookie": addedTo(held, secret, { now, expiresAt }) } };
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

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
async function presentLinkSession(
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
