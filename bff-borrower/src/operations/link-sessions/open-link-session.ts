import { randomUUID } from "node:crypto";
import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { problem, tenantDisabled } from "@tieout/server/http/problem";
import { hashOf, newSecret } from "@tieout/server/sealing/secrets";
import {
  type LinkSession,
  linkSessionLifetime,
  saveLinkSession,
  slideLinkSession,
} from "@tieout/services/links/link-session";
import {
  findSharedLinkBySecret,
  markSharedLinkOpened,
  type StoredSharedLink,
} from "@tieout/services/links/shared-link";
import type { Handler } from "../operation.ts";
import {
  addedTo,
  heldSessions,
  linkCookie,
  linkDeleted,
  linkExpiredFor,
  secretsOf,
} from "./authenticate-link.ts";
import { presentLinkSession } from "./link-sessions.ts";

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
