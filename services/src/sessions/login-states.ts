import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A sign-in on its way (D-2). Everything in it is good for one use. */
export interface LoginState {
  readonly stateHash: Buffer;
  readonly identityProviderId: string;
  /** Of the cookie that the browser got when it began. */
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

/** Stores what the provider sent back, once. Gives where the browser goes on. */
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

export interface ClaimedLogin {
  readonly identityProviderId: string;
  readonly sealedCodeVerifier: Buffer;
  readonly sealedResult: Buffer;
  readonly nonce: string;
  readonly returnNonce: string | null;
  readonly invitationId: string | null;
}

/** Takes the result, once, and only for the browser that began. */
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
