import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A lender's session. Capabilities aren't in it: they are read with each request (D-3). */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly slidingExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

export interface NewSession extends Session {
  readonly secretHash: Buffer;
  readonly identityProviderId?: string;
  /** Sealed for `id-token` and the session's id: what ends the provider's session as well. */
  readonly sealedIdToken?: Buffer;
  readonly now: Date;
}

export async function saveSession(db: Tx, session: NewSession): Promise<void> {
  const { now, identityProviderId, sealedIdToken, ...rest } = session;
  await table(db, "sessions").insert({
    tenantId: db.tenantId,
    ...rest,
    identityProviderId: identityProviderId ?? null,
    sealedIdToken: sealedIdToken ?? null,
    createdAt: now,
    refreshedAt: now,
  });
}

/** Slides a session, never past its absolute end (D-4). */
export async function slideSession(
  db: Tx,
  id: string,
  { now, slidingExpiresAt }: { readonly now: Date; readonly slidingExpiresAt: Date },
): Promise<Session | undefined> {
  const [session] = await table(db, "sessions")
    .where({ tenantId: db.tenantId, id, endedAt: null })
    .where("slidingExpiresAt", ">", now)
    .where("absoluteExpiresAt", ">", now)
    .update({
      refreshedAt: now,
      slidingExpiresAt: db.raw("least(?::timestamptz, absolute_expires_at)", [slidingExpiresAt]),
    })
    .returning(["id", "userId", "slidingExpiresAt", "absoluteExpiresAt"]);
  return session;
}

/** Ends a session, and gives what ends the provider's as well. */
export async function endSession(
  db: Tx,
  id: string,
  now: Date,
): Promise<
  { readonly identityProviderId: string | null; readonly sealedIdToken: Buffer | null } | undefined
> {
  const [ended] = await table(db, "sessions")
    .where({ tenantId: db.tenantId, id, endedAt: null })
    .update({ endedAt: now })
    .returning(["identityProviderId", "sealedIdToken"]);
  return ended;
}

/** Ends every session of somebody's, so that none outlives what they were allowed (D-3). */
export async function endSessionsOf(db: Tx, userId: string, now: Date): Promise<void> {
  await table(db, "sessions")
    .where({ tenantId: db.tenantId, userId, endedAt: null })
    .update({ endedAt: now, sealedIdToken: null });
}
