import type { Tx } from "@tieout/server/database/with-tenant";
import { cookieOf } from "@tieout/server/http/cookies";
import type { Authenticator } from "@tieout/server/http/middleware/authenticate";
import { hashOf } from "@tieout/server/sealing/secrets";
import { authenticateLinkSessions } from "@tieout/services/links/authenticate";
import {
  findLinkSession,
  type LinkSession,
  linkSessionLifetime,
  slideLinkSession,
  slidesBy,
} from "@tieout/services/links/link-session";
import type { Borrower } from "../operation.ts";
import { sessionEnded } from "./ended-link.ts";
import { isOfVisit } from "./guard.ts";
import { linkCookie, secretsOf } from "./link-cookie.ts";

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
