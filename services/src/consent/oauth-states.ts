import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { ConnectionRequest } from "./connection-request.ts";

/** One consent on its way (D-2). Everything in it is good for one use. */
export interface OauthState {
  readonly stateHash: Buffer;
  readonly connectionRequestId: string;
  /** The hash of the initiating session's secret: only that session may claim the result. */
  readonly initiatorHash: Buffer;
  /** Sealed for `oauth-state` and the state's hash in hex. */
  readonly sealedCodeVerifier: Buffer;
  readonly redirectUri: string;
  /** Where the callback sends the browser: a page of the tenant's own host. */
  readonly returnAddress: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Keeps a state and marks its request as begun. */
export async function saveOauthState(db: Tx, { now, ...state }: OauthState): Promise<void> {
  await table(db, "oauthStates").insert({ tenantId: db.tenantId, ...state, createdAt: now });
  await table(db, "connectionRequests")
    .where({ tenantId: db.tenantId, id: state.connectionRequestId, status: "NotStarted" })
    .update({ status: "Started" });
}

/** Stores what the package sent back, once. Gives where the browser goes on. */
export async function completeOauthState(
  db: Tx,
  { stateHash, sealedResult, now }: { stateHash: Buffer; sealedResult: Buffer; now: Date },
): Promise<{ readonly returnAddress: string } | undefined> {
  const [completed] = await table(db, "oauthStates")
    .where({ tenantId: db.tenantId, stateHash, completedAt: null })
    .where("expiresAt", ">", now)
    .update({ sealedResult, completedAt: now })
    .returning(["returnAddress"]);
  return completed;
}

export interface ClaimedConsent {
  readonly connectionRequestId: string;
  readonly sealedCodeVerifier: Buffer;
  readonly sealedResult: Buffer;
  readonly redirectUri: string;
  readonly request: ConnectionRequest;
}

/** Takes the result, once, and only for the session that was sent there. */
export async function claimOauthState(
  db: Tx,
  { stateHash, initiatorHash, now }: { stateHash: Buffer; initiatorHash: Buffer; now: Date },
): Promise<ClaimedConsent | undefined> {
  const { tenantId } = db;
  const [claimed] = await table(db, "oauthStates")
    .where({ tenantId, stateHash, initiatorHash, claimedAt: null })
    .whereNotNull("completedAt")
    .where("expiresAt", ">", now)
    .update({ claimedAt: now })
    .returning(["connectionRequestId", "sealedCodeVerifier", "sealedResult", "redirectUri"]);
  if (!claimed?.sealedResult) return undefined;

  const id = claimed.connectionRequestId;
  const request = await table(db, "connectionRequests").where({ tenantId, id }).first();
  if (!request) throw new Error(`Request ${id} of a consent is gone`);
  return { ...claimed, sealedResult: claimed.sealedResult, request };
}
