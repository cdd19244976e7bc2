import { findLinkSession, linkSessionLifetime, slideLinkSession } from "@tieout/server/database";
import { cookieOf, type Keeper } from "@tieout/server/http";
import { hashOf } from "@tieout/server/sealing";
import type { Borrower } from "../operation.ts";

export const linkCookie = "__Host-tieout-link";

/** Lets in whoever has the cookie that a link's secret was exchanged for. */
export const linkDoor: Keeper<Borrower> = async (ctx, { host, now, tx }) => {
  const cookie = cookieOf(ctx, linkCookie);
  if (!cookie) return undefined;
  const sessionHash = hashOf(cookie);

  const session = await tx(async (db) => {
    const found = await findLinkSession(db, sessionHash, now);
    const slidingMs = linkSessionLifetime.slidingSeconds * 1000;
    const slidingExpiresAt = new Date(now.getTime() + slidingMs);
    if (found) await slideLinkSession(db, found, { now, slidingExpiresAt });
    return found;
  });
  return session && { tenantId: host.tenantId, callerId: session.id, session, sessionHash };
};
