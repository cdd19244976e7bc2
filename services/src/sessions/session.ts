import type { RoleName } from "@tieout/core/access";
import { type PreparedStatement, runAlone } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Knex } from "knex";

/** A lender's session. Capabilities are read with each request instead (D-3). */
interface Session {
  readonly id: string;
  readonly userId: string;
  readonly slidingExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

interface NewSession extends Session {
  readonly secretHash: Buffer;
  readonly identityProviderId?: string;
  /** Sealed for `id-token` and the session's id; ends the provider's session too. */
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

/** Ends a session. Returns what ends the provider's. */
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

/** Ends all of a user's sessions, so none outlives a change of permissions (D-3). */
export async function endSessionsOf(db: Tx, userId: string, now: Date): Promise<void> {
  await table(db, "sessions")
    .where({ tenantId: db.tenantId, userId, endedAt: null })
    .update({ endedAt: now, sealedIdToken: null });
}

interface AuthenticatedSession {
  readonly session: Session;
  readonly roleNames: readonly RoleName[];
  /** The lender portal is disabled (D-55). */
  readonly tenantDisabled: boolean;
  readonly settingsVersion: number;
}

const statement: PreparedStatement = {
  name: "authenticate-session",
  text: `select id, user_id as "userId", sliding_expires_at as "slidingExpiresAt",
      absolute_expires_at as "absoluteExpiresAt", role_names as "roleNames",
      tenant_disabled as "tenantDisabled", settings_version as "settingsVersion"
    from authenticate_session($1, $2, $3)`,
};

type Row = Session & Omit<AuthenticatedSession, "session">;

/** A cookie's session, while it holds and its user is active. Doesn't slide it. Never cached (D-3). */
export async function authenticateSession(
  pool: Knex,
  asked: { readonly tenantId: string; readonly secretHash: Buffer; readonly now: Date },
): Promise<AuthenticatedSession | undefined> {
  const { tenantId, secretHash, now } = asked;
  const [row] = await runAlone<Row>(pool, statement, [tenantId, secretHash, now]);
  if (!row) return undefined;
  const { roleNames, tenantDisabled, settingsVersion, ...session } = row;
  return { session, roleNames, tenantDisabled, settingsVersion };
}

/** A login in progress (D-2), good for one use. */
interface LoginState {
  readonly stateHash: Buffer;
  readonly identityProviderId: string;
  /** Hash of the cookie set at the start. */
  readonly browserHash: Buffer;
  /** Sealed for `login-state` and the state's hash in hex. */
  readonly sealedCodeVerifier: Buffer;
  readonly nonce: string;
  readonly returnOrigin: string;
  readonly returnNonce?: string;
  readonly invitationId?: string;
  readonly expiresAt: Date;
}

export async function saveLoginState(db: Tx, state: LoginState): Promise<void> {
  const { returnNonce, invitationId, ...rest } = state;
  await table(db, "loginStates").insert({
    tenantId: db.tenantId,
    ...rest,
    returnNonce: returnNonce ?? null,
    invitationId: invitationId ?? null,
  });
}

/** Stores the provider's answer once and returns where the browser goes. */
export async function completeLoginState(
  db: Tx,
  { stateHash, sealedResult, now }: { stateHash: Buffer; sealedResult: Buffer; now: Date },
): Promise<{ readonly returnOrigin: string } | undefined> {
  const [completed] = await table(db, "loginStates")
    .where({ tenantId: db.tenantId, stateHash, completedAt: null })
    .where("expiresAt", ">", now)
    .update({ sealedResult, completedAt: now })
    .returning(["returnOrigin"]);
  return completed;
}

interface ClaimedLogin {
  readonly identityProviderId: string;
  readonly sealedCodeVerifier: Buffer;
  readonly sealedResult: Buffer;
  readonly nonce: string;
  readonly returnNonce: string | null;
  readonly invitationId: string | null;
}

/** Claims the result once, and only for the browser that began. */
export async function claimLoginState(
  db: Tx,
  { stateHash, browserHash, now }: { stateHash: Buffer; browserHash: Buffer; now: Date },
): Promise<ClaimedLogin | undefined> {
  const [claimed] = await table(db, "loginStates")
    .where({ tenantId: db.tenantId, stateHash, browserHash, claimedAt: null })
    .whereNotNull("completedAt")
    .where("expiresAt", ">", now)
    .update({ claimedAt: now })
    .returning([
      "identityProviderId",
      "sealedCodeVerifier",
      "sealedResult",
      "nonce",
      "returnNonce",
      "invitationId",
    ]);
  return claimed?.sealedResult ? { ...claimed, sealedResult: claimed.sealedResult } : undefined;
}
