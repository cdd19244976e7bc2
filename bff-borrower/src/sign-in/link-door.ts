import {
  findLinkSession,
  findTenant,
  linkSessionLifetime,
  slideLinkSession,
} from "@tieout/server/database";
import { cookieOf, type Keeper } from "@tieout/server/http";
import { hashOf } from "@tieout/server/sealing";
import type { Borrower } from "../operation.ts";

export const linkCookie = "__Host-tieout-link";

/** Lets in whoever has the cookie that a link's secret was exchanged for. */
export const linkDoor: Keeper<Borrower> = async (ctx, { host, now, tx }) => {
  const cookie = cookieOf(ctx, linkCookie);
  if (!cookie) return undefined;
  const sessionHash = hashOf(cookie);

  return tx(async (db) => {
    const session = await findLinkSession(db, sessionHash, now);
    if (!session) return undefined;
    const slidingMs = linkSessionLifetime.slidingSeconds * 1000;
    const slidingExpiresAt = new Date(now.getTime() + slidingMs);
    await slideLinkSession(db, session, { now, slidingExpiresAt });
    const { borrowerDisabled: tenantDisabled } = await findTenant(db);
    const { tenantId } = host;
    return { tenantId, tenantDisabled, callerId: session.id, session, sessionHash };
  });
};
