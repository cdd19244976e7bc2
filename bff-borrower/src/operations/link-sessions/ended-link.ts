import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type Problem, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  findPastLinkSession,
  type LinkSession,
  type PastLinkSession,
} from "@tieout/services/links/link-session";
import { findSharedLink, type StoredSharedLink } from "@tieout/services/links/shared-link";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser } from "@tieout/services/users/user";
import { isOfVisit } from "./guard.ts";

export async function sessionEnded(
  db: Tx,
  {
    secrets,
    visit,
    now,
  }: { readonly secrets: readonly string[]; readonly visit: string; readonly now: Date },
): Promise<Refusal | undefined> {
  const past: (PastLinkSession | undefined)[] = [];
  for (const secret of secrets) past.push(await findPastLinkSession(db, hashOf(secret)));
  const own = past.find((session) => session && (past.length === 1 || isOfVisit(session, visit)));
  if (!own) return undefined;
  return own.isReplaced ? replaced() : whyEnded(db, own, now);
}

async function whyEnded(db: Tx, session: PastLinkSession, now: Date): Promise<Refusal | undefined> {
  const { sharedLinkId, slidingExpiresAt, absoluteExpiresAt } = session;
  const link = sharedLinkId === undefined ? undefined : await findSharedLink(db, sharedLinkId);
  const state = link && sharedLinkState(link, now);
  if (state === "link-deleted") return refusedAs(linkDeleted());
  if (link && state === "link-expired") return refusedAs(await linkExpiredFor(db, link));
  return slidingExpiresAt <= now && slidingExpiresAt < absoluteExpiresAt ? idle() : undefined;
}

/** Always 401 here, as the caller isn't authenticated. */
const refusedAs = ({ body }: { readonly body: Problem }): Refusal =>
  new Refusal({ status: 401, body: { ...body, status: 401 } });

const idle = () =>
  refusedAs(problem(401, "session-idle", { title: "session-idle", detail: openAgain }));

const replaced = () =>
  refusedAs(problem(401, "session-replaced", { title: "session-replaced", detail: openAgain }));

const openAgain = "open-link-again";

export const linkDeleted = () => problem(410, "link-deleted", { title: "link-withdrawn" });

export const linkExpired = () =>
  problem(410, "link-expired", { title: "link-expired", detail: "ask-lender-for-new-link" });

/** For holders of the link's secret or session: includes since when, and whom to ask. */
export async function linkExpiredFor(db: Tx, link: StoredSharedLink) {
  const { status, body } = linkExpired();
  const contact = await presentContact(db, link);
  return {
    status,
    body: { ...body, endedLink: { expirationTime: link.expiresAt.toISOString(), ...contact } },
  };
}

type Asked = Pick<LinkSession, "workspaceId" | "submissionRequestId">;

/** The borrower's contact: the user behind the request, or else the lender's address. */
export async function presentContact(db: Tx, asked: Asked) {
  const asker = await askerOf(db, asked);
  if (asker) return { contactName: asker.displayName, contactEmail: asker.emailAddress };
  const { supportEmailAddress } = await findTenantSettings(db);
  return supportEmailAddress ? { contactEmail: supportEmailAddress } : {};
}

async function askerOf(db: Tx, { workspaceId, submissionRequestId: id }: Asked) {
  if (id === undefined) return undefined;
  const request = await findSubmissionRequest(db, { workspaceId, id });
  return request?.requestingUserId ? findUser(db, request.requestingUserId) : undefined;
}
