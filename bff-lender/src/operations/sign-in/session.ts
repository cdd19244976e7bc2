import { randomUUID } from "node:crypto";
import type { Tx } from "@tieout/server/database/with-tenant";
import { setCookie } from "@tieout/server/http/cookies";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import { queueDailyRound } from "@tieout/services/maintenance/due";
import { saveSession } from "@tieout/services/sessions/session";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { recordLogin } from "@tieout/services/users/user";
import { audit } from "../audit.ts";

interface SessionOpened {
  readonly id: string;
  readonly cookie: string;
}

export const placeOfIdToken = (sessionId: string) => ({ purpose: "id-token", id: sessionId });

/** Opens a session under a new id (D-3), with the lifetime of the tenant's settings (D-4). */
export async function openSession(
  db: Tx,
  sealer: Sealer,
  opened: {
    readonly userId: string;
    readonly identityProviderId?: string;
    readonly idToken?: string;
    readonly timeZone?: string;
    readonly requestId: string;
    readonly now: Date;
  },
): Promise<SessionOpened> {
  const { userId, identityProviderId, idToken, timeZone, requestId, now } = opened;
  const settings = await findTenantSettings(db);
  const { secret, hash: secretHash } = newSecret();
  const id = randomUUID();
  const absoluteExpiresAt = later(now, settings.sessionMaxLifetimeInSeconds);
  const { seal } = await sealer.forTenant(db);

  await saveSession(db, {
    id,
    userId,
    secretHash,
    absoluteExpiresAt,
    now,
    slidingExpiresAt: later(now, settings.loginSessionSlidingLifetimeInSeconds),
    ...(identityProviderId !== undefined && { identityProviderId }),
    ...(idToken !== undefined && { sealedIdToken: seal(placeOfIdToken(id), idToken) }),
  });
  await recordLogin(db, userId, { now, ...(timeZone !== undefined && { timeZone }) });
  const by = { caller: { userId }, now, requestId };
  await audit(db, by, { action: "logged-in", subjectId: id });
  // Makes sure that a tenant in use has its daily job.
  await queueDailyRound(db, now);
  return { id, cookie: setCookie(sessionCookie, secret, { now, expiresAt: absoluteExpiresAt }) };
}

export function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** The borrower's portal has another name, and neither reads the other's (D-3). */
export const sessionCookie = "__Host-tieout-session";
/** Binds a login to the browser that began it (D-2). */
export const loginCookie = "__Host-tieout-login";
