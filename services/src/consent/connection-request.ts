import type { Language } from "@tieout/core/language";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export type ConnectionErrorCode =
  | "None"
  | "UserCancelled"
  | "RequestNonceAlreadyUsed"
  | "RequestExpired"
  | "DatasourceUnresponsive"
  | "InsufficientUserPermissions"
  | "InternalError";

/** The user's or borrower's session that began something; only that one may end it. */
export type Initiator = { readonly sessionId: string } | { readonly linkSessionId: string };

function columnOf(initiator: Initiator): Initiator {
  return "sessionId" in initiator
    ? { sessionId: initiator.sessionId }
    : { linkSessionId: initiator.linkSessionId };
}

/** A person on their way to a package's consent page (D-2, D-14). */
export interface ConnectionRequest {
  readonly id: string;
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly status: "NotStarted" | "Started" | "Success" | "Error";
  readonly errorCode: ConnectionErrorCode;
  readonly submissionId: string | null;
  readonly existingConnectionId: string | null;
  readonly connectionId: string | null;
  readonly sessionId: string | null;
  readonly linkSessionId: string | null;
  readonly expiresAt: Date;
}

const columns = [
  "id",
  "workspaceId",
  "accountingPackage",
  "status",
  "errorCode",
  "submissionId",
  "existingConnectionId",
  "connectionId",
  "sessionId",
  "linkSessionId",
  "expiresAt",
] as const;

interface NewConnectionRequest {
  readonly id: string;
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly sourceFlow: "borrower" | "lender";
  readonly submissionId?: string;
  readonly existingConnectionId?: string;
  readonly initiator: Initiator;
  readonly initialMetadata?: readonly object[];
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function saveConnectionRequest(db: Tx, request: NewConnectionRequest): Promise<void> {
  const {
    initiator,
    initialMetadata = [],
    submissionId,
    existingConnectionId,
    now,
    ...rest
  } = request;
  await table(db, "connectionRequests").insert({
    tenantId: db.tenantId,
    ...rest,
    ...columnOf(initiator),
    submissionId: submissionId ?? null,
    existingConnectionId: existingConnectionId ?? null,
    initialMetadata: JSON.stringify(initialMetadata),
    createdAt: now,
  });
}

export async function findConnectionRequest(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<ConnectionRequest | undefined> {
  return table(db, "connectionRequests")
    .where({ tenantId: db.tenantId, workspaceId, id })
    .first(...columns);
}

/** Ends an open request. False if it has ended already. */
export async function finishConnectionRequest(
  db: Tx,
  id: string,
  outcome:
    | { readonly connectionId: string }
    | { readonly errorCode: Exclude<ConnectionErrorCode, "None"> },
  now: Date,
): Promise<boolean> {
  const status = "connectionId" in outcome ? "Success" : "Error";
  const finished = await table(db, "connectionRequests")
    .where({ tenantId: db.tenantId, id })
    .whereIn("status", ["NotStarted", "Started"])
    .update({ ...outcome, status, finishedAt: now });
  return finished === 1;
}

/** Fifteen minutes (D-10). */
export const delegatedAccessTokenSeconds = 900;

export async function saveDelegatedAccessToken(
  db: Tx,
  token: {
    readonly secretHash: Buffer;
    readonly workspaceId: string;
    readonly initiator: Initiator;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { secretHash, workspaceId, initiator, now, expiresAt } = token;
  await table(db, "delegatedAccessTokens").insert({
    tenantId: db.tenantId,
    secretHash,
    workspaceId,
    createdAt: now,
    expiresAt,
    ...columnOf(initiator),
  });
}

/** Uses up a token for one package. False if it's another session's, was used or has expired. */
export async function useDelegatedAccessToken(
  db: Tx,
  token: {
    readonly secretHash: Buffer;
    readonly workspaceId: string;
    readonly accountingPackage: string;
    readonly initiator: Initiator;
    readonly now: Date;
  },
): Promise<boolean> {
  const { secretHash, workspaceId, accountingPackage, initiator, now } = token;
  const used = await table(db, "delegatedAccessTokens")
    .where({ tenantId: db.tenantId, secretHash, workspaceId, usedAt: null, ...columnOf(initiator) })
    .where("expiresAt", ">", now)
    .update({ usedAt: now, accountingPackage });
  return used === 1;
}

/** A consent in progress (D-2), good for one use. */
interface OauthState {
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

export async function saveOauthState(db: Tx, { now, ...state }: OauthState): Promise<void> {
  await table(db, "oauthStates").insert({ tenantId: db.tenantId, ...state, createdAt: now });
  await table(db, "connectionRequests")
    .where({ tenantId: db.tenantId, id: state.connectionRequestId, status: "NotStarted" })
    .update({ status: "Started" });
}

/** Stores the package's answer once and returns where the browser goes. */
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

/** A person's trip to a package, as far as it can be told from its state. */
export interface OauthTrip {
  readonly returnAddress: string;
  readonly expiresAt: Date;
  readonly claimedAt: Date | null;
  readonly workspaceId: string;
  readonly sourceFlow: "borrower" | "lender";
  readonly accountingPackage: string;
  /** Of the page that the person left. */
  readonly language: Language | null;
  /** When it was said that the company is the right one, and when what was agreed ended. */
  readonly liveAt: Date | null;
  readonly endedAt: Date | null;
}

export async function findOauthTrip(db: Tx, stateHash: Buffer): Promise<OauthTrip | undefined> {
  return table(db, "oauthStates")
    .join("connectionRequests as requests", {
      "requests.tenantId": "oauthStates.tenantId",
      "requests.id": "oauthStates.connectionRequestId",
    })
    .leftJoin("consents", {
      "consents.tenantId": "oauthStates.tenantId",
      "consents.connectionRequestId": "oauthStates.connectionRequestId",
    })
    .where({ "oauthStates.tenantId": db.tenantId, "oauthStates.stateHash": stateHash })
    .first("returnAddress", "oauthStates.expiresAt", "claimedAt", "requests.workspaceId", {
      sourceFlow: "requests.sourceFlow",
      accountingPackage: "requests.accountingPackage",
      language: "consents.language",
      liveAt: "consents.liveAt",
      endedAt: "consents.endedAt",
    });
}

export interface ClaimedConsent {
  readonly connectionRequestId: string;
  readonly sealedCodeVerifier: Buffer;
  readonly sealedResult: Buffer;
  readonly redirectUri: string;
  readonly request: ConnectionRequest;
}

/** Claims the result once, and only for the session that was sent there. */
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
