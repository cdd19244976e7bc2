import { randomUUID } from "node:crypto";
import { type BusinessNameFault, businessNameFault, parseEmail } from "@tieout/core/text";
import { anonymousLimits, unconfirmedUntil } from "@tieout/core/workspace";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Transact } from "@tieout/server/database/with-tenant";
import { type FieldError, invalid, problem } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { newSecret } from "@tieout/server/sealing/secrets";
import { findCollectionStanding } from "@tieout/services/imports/collection";
import { linkSessionLifetime, saveLinkSession } from "@tieout/services/links/link-session";
import { presentCollectionLimit } from "@tieout/services/presenting/collection";
import { createAnonymousWorkspace as create } from "@tieout/services/workspaces/members";
import { addedTo, linkCookie } from "../link-sessions/authenticate-link.ts";
import type { Handler } from "../operation.ts";
import { requireAnonymousLink } from "./guard.ts";

/** Checked before the form, so nobody fills it in for a lender at its limit. */
export const readAnonymousLimit: Handler<"readAnonymousLimit"> = (_input, { tx, now }) =>
  tx(async (db) => {
    await requireAnonymousLink(db);
    const body = presentCollectionLimit(await findCollectionStanding(db, now), 1);
    return { status: 200, body } as const;
  });

/** Creates an unowned workspace and a session. The reply is the same whatever is known already (D-11). */
export const createAnonymousWorkspace: Handler<"createAnonymousWorkspace"> = async (
  { body: { displayName, primaryEmail } },
  { tx, now, addressPrefix, requestId, cookie: cookieNamed },
) => {
  await tx(requireAnonymousLink);
  const email = parseEmail(primaryEmail);
  const faults = faultsOf(businessNameFault(displayName), email);
  if (faults.length > 0 || email === undefined) return invalid(faults);
  if (!(await mayComeIn(tx, addressPrefix, now))) {
    return problem(429, "too-many-tries", { title: "too-many-businesses" });
  }

  const { secret: cookie, hash: secretHash } = newSecret();
  const absoluteExpiresAt = later(now, linkSessionLifetime.absoluteSeconds);
  const slidingExpiresAt = later(now, linkSessionLifetime.slidingSeconds);
  const id = randomUUID();
  const sessionId = randomUUID();
  await tx(async (db) => {
    await create(db, { id, displayName: displayName.trim(), primaryEmail: email, now });
    await saveLinkSession(db, {
      id: sessionId,
      workspaceId: id,
      secretHash,
      now,
      slidingExpiresAt,
      absoluteExpiresAt,
    });
    const runAt = unconfirmedUntil(now);
    await enqueue(db, "drop-unconfirmed-workspace", { workspaceId: id }, { runAt });
    await saveAuditEvent(db, {
      at: now,
      action: "anonymous-workspace-created",
      workspaceId: id,
      requestId,
      actor: { kind: "borrower", id: sessionId },
    });
  });
  const expires = { now, expiresAt: absoluteExpiresAt };
  const headers = { "set-cookie": addedTo(cookieNamed(linkCookie), cookie, expires) };
  return { status: 200, body: { id }, headers };
};

/** The network's own limit comes first, so that a network over it doesn't use up the shared one. */
async function mayComeIn(tx: Transact, addressPrefix: string, now: Date): Promise<boolean> {
  const operation = "create-anonymous-workspace";
  const anHour = { windowSeconds: 3_600, limit: anonymousLimits.ofANetworkInAnHour };
  const aDay = { windowSeconds: 86_400, limit: anonymousLimits.ofATenantInADay };
  const own = { ...anHour, operation, addressPrefix };
  if (!(await tx((db) => withinRateLimit(db, own, now)))) return false;
  const all = { ...aDay, operation: `${operation}-of-all`, addressPrefix: "any" };
  return tx((db) => withinRateLimit(db, all, now));
}

function faultsOf(name: BusinessNameFault | undefined, email: string | undefined): FieldError[] {
  const emailFault = {
    pointer: "/body/primaryEmail",
    code: "email",
    description: "not-an-email-address",
  } as const;
  return [
    ...(name ? [{ pointer: "/body/displayName", code: name, description: nameFaults[name] }] : []),
    ...(email === undefined ? [emailFault] : []),
  ];
}

const nameFaults = {
  missing: "field-required",
  "too-long": "business-name-too-long",
  unsafe: "unsafe-characters",
  address: "business-name-with-address",
} as const;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);
