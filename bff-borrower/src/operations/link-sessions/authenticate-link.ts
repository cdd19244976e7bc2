import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import type { Tx } from "@tieout/server/database/with-tenant";
import { cookieOf, setCookie } from "@tieout/server/http/cookies";
import type { Authenticator } from "@tieout/server/http/middleware/authenticate";
import { type Problem, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  authenticateLinkSessions,
  findLinkSession,
  findPastLinkSession,
  type LinkSession,
  linkSessionLifetime,
  type PastLinkSession,
  slideLinkSession,
  slidesBy,
} from "@tieout/services/links/link-session";
import { findSharedLink, type StoredSharedLink } from "@tieout/services/links/shared-link";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser } from "@tieout/services/users/user";
import type { Borrower } from "../operation.ts";
import { isOfVisit } from "./guard.ts";

export const linkCookie = "__Host-tieout-link";

/** With more open links, the oldest must be opened again. */
const heldAtMost = 6;

/** A browser's session secrets, newest first. Each costs a lookup, so extra ones are ignored. */
export const secretsOf = (cookie: string | undefined): string[] =>
  (cookie ?? "").split(".", heldAtMost).filter((secret) => secret !== "");

export function addedTo(
  held: string | undefined,
  secret: string,
  times: { readonly now: Date; readonly expiresAt: Date },
): string {
  const secrets = [secret, ...secretsOf(held)].slice(0, heldAtMost);
  return setCookie(linkCookie, secrets.join("."), times);
}

/** Authenticates by the cookie that a link's secret was exchanged for. */
export const authenticateByLink: Authenticator<Borrower> = async (
  ctx,
  { host: { tenantId }, now, pool, tx },
) => {
  const secrets = secretsOf(cookieOf(ctx, linkCookie));
  if (secrets.length === 0) return undefined;
  const asked = { visit: ctx.get("visit"), path: ctx.path };

  const secretHashes = secrets.map(hashOf);
  const found = await authenticateLinkSessions(pool, { tenantId, secretHashes, now });
  const held = sessionOf(
    secretHashes.map((hash) => found.find(({ secretHash }) => secretHash.equals(hash))),
    asked,
  );
  if (!held) return tx((db) => sessionEnded(db, { secrets, visit: asked.visit, now }));
  const { session, secretHash: sessionHash, tenantDisabled, settingsVersion } = held;
  const slidingExpiresAt = new Date(now.getTime() + linkSessionLifetime.slidingSeconds * 1_000);
  if (slidesBy(session, slidingExpiresAt)) {
    await tx((db) => slideLinkSession(db, session, { now, slidingExpiresAt }));
  }
  return {
    tenantId,
    tenantDisabled,
    settingsVersion,
    callerId: session.id,
    callerKind: "borrower",
    session,
    sessionHash,
  };
};

export interface HeldSession {
  readonly session: LinkSession;
  readonly sessionHash: Buffer;
}

/** The valid sessions of a browser; undefined in place of the others. */
export async function heldSessions(
  db: Tx,
  secrets: readonly string[],
  now: Date,
): Promise<(HeldSession | undefined)[]> {
  const held: (HeldSession | undefined)[] = [];
  for (const secret of secrets) {
    const sessionHash = hashOf(secret);
    const session = await findLinkSession(db, sessionHash, now);
    held.push(session && { session, sessionHash });
  }
  return held;
}

/**
 * The session of this tab: by the link it names, or by the workspace in the path, as downloads send no header; else the
 * newest. A tab whose session is over doesn't get another's.
 */
function sessionOf<Held extends { readonly session: LinkSession }>(
  held: readonly (Held | undefined)[],
  { visit, path }: { readonly visit: string; readonly path: string },
): Held | undefined {
  if (held.length === 1) return held[0];
  // A tab that has opened no link yet sends only a dash.
  if (visit.length > 1) return held.find((one) => one && isOfVisit(one.session, visit));
  const there = held.filter((one) => one !== undefined);
  return there.find(({ session }) => path.includes(session.workspaceId)) ?? there[0];
}

/** Tells the holder of a session that's over why, where we still know. */
async function sessionEnded(
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
