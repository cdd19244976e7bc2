import { randomUUID } from "node:crypto";
import { sharedLinkState } from "@tieout/core/submission-request";
import {
  findSharedLinkBySecret,
  findTenant,
  linkSessionLifetime,
  markSharedLinkOpened,
  saveAuditEvent,
  saveLinkSession,
  withinRateLimit,
} from "@tieout/server/database";
import { problem, setCookie, tenantDisabled } from "@tieout/server/http";
import { hashOf, newSecret } from "@tieout/server/sealing";
import type { Handler } from "../operation.ts";
import { presentLinkSession } from "../presenters/link-session.ts";
import { linkCookie } from "../sign-in/link-door.ts";

/** Guesses a network may make in a minute (quality: at most 20 before the throttle). */
const triesAMinute = 20;

export const openLinkSession: Handler<"openLinkSession"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, requestId },
) => {
  const operation = "open-link-session";
  const allowed = await tx((db) =>
    withinRateLimit(db, { operation, addressPrefix, windowSeconds: 60, limit: triesAMinute }, now),
  );
  if (!allowed) {
    return problem(429, "too-many-tries", "Too many links were tried. Please wait a minute.");
  }

  return tx(async (db) => {
    const { borrowerDisabled } = await findTenant(db);
    if (borrowerDisabled) return tenantDisabled();
    const link = await findSharedLinkBySecret(db, hashOf(secret));
    if (!link) return problem(404, "not-found", "There is no such link.");

    const state = sharedLinkState(link, now);
    if (state === "link-deleted") {
      return problem(410, "link-deleted", "Your lender has withdrawn this link.");
    }
    if (state === "link-expired") {
      return problem(
        410,
        "link-expired",
        "This link has expired.",
        "Ask your lender for a new one.",
      );
    }

    const { secret: cookie, hash: secretHash } = newSecret();
    const absoluteExpiresAt = later(now, linkSessionLifetime.absoluteSeconds);
    const session = {
      id: randomUUID(),
      workspaceId: link.workspaceId,
      sharedLinkId: link.id,
      submissionRequestId: link.submissionRequestId,
      slidingExpiresAt: later(now, linkSessionLifetime.slidingSeconds),
      absoluteExpiresAt,
    };
    await saveLinkSession(db, { ...session, secretHash, now });
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
      body: await presentLinkSession(db, session, link),
      headers: {
        "set-cookie": setCookie(linkCookie, cookie, { now, expiresAt: absoluteExpiresAt }),
      },
    };
  });
};

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
