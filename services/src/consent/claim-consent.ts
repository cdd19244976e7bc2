import {
  type Company,
  type Connector,
  ConnectorError,
  type Grant,
  type Tokens,
} from "@tieout/connectors/connector";
import type { ConsentScope } from "@tieout/core/consent/consent";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { isParentGone } from "@tieout/server/database/with-tenant-again";
import { readState } from "@tieout/server/sealing/secrets";
import { findConnection } from "../connections/connection.ts";
import { savePortalStatus } from "../submissions/submission.ts";
import { confirmWorkspace } from "../workspaces/members.ts";
import { type ConsentServices, placeOfAnswer, placeOfVerifier } from "./begin-consent.ts";
import { companyNameOf } from "./confirmation.ts";
import {
  type ClaimedConsent,
  type ConnectionErrorCode,
  type ConnectionRequest,
  claimOauthState,
  findConnectionRequest,
  finishConnectionRequest,
  type Initiator,
} from "./connection-request.ts";
import { findConsent } from "./consent.ts";
import { giveBack } from "./end-consent.ts";
import { keepSignIn } from "./keep-sign-in.ts";
import type { ConsentAnswer } from "./receive-consent.ts";

interface ConsentClaim {
  readonly state: string;
  readonly initiatorHash: Buffer;
  readonly initiator: Initiator;
  /** A lender's user; a borrower's connections belong to their link session. */
  readonly userId?: string;
  readonly now: Date;
}

export interface ClaimedConnection {
  readonly request: ConnectionRequest;
  /** Once connected: the company's name, for "Is this {business}?" (D-14). */
  readonly datasetName?: string;
  /** What was agreed to by connecting. */
  readonly scope?: ConsentScope;
}

/**
 * Turns a package's answer into a connection. Only the session that began may, and once; the package
 * is asked between two transactions, never inside one (D-2, D-23).
 *
 * @returns nothing where there is no such answer for this session, or its workspace was deleted meanwhile
 */
export async function claimConsent(
  { connectors, sealer }: ConsentServices,
  tx: Transact,
  claim: ConsentClaim,
): Promise<ClaimedConnection | undefined> {
  const { state, initiatorHash, now } = claim;
  const stateHash = readState(state)?.hash;
  if (!stateHash) return undefined;

  const claimed = await tx(async (db) => {
    const found = await claimOauthState(db, { stateHash, initiatorHash, now });
    if (!found) return undefined;
    const { open } = await sealer.forTenant(db);
    return {
      ...found,
      codeVerifier: open(placeOfVerifier(stateHash), found.sealedCodeVerifier).toString(),
      answer: JSON.parse(
        open(placeOfAnswer(stateHash), found.sealedResult).toString(),
      ) as ConsentAnswer,
    };
  });
  if (!claimed) return undefined;
  const { request } = claimed;
  const key = { workspaceId: request.workspaceId, id: request.id };

  const redeemed = await redeem(connectors.get(request.accountingPackage), claimed);
  const kept = await unlessDeleted(async (db) => {
    const outcome =
      redeemed.result === "connected"
        ? await keep(db, redeemed.grant, redeemed.company)
        : { errorCode: redeemed.errorCode };
    await finishConnectionRequest(db, request.id, outcome, now);
    if (!("errorCode" in outcome) || outcome.errorCode !== "InsufficientUserPermissions") return;
    // Sign-in worked, but someone with more rights has to act (D-48).
    const { workspaceId, submissionId, accountingPackage: datasourceNameId } = request;
    if (submissionId === null) return;
    const portalStatus = "ConnectionPendingUserIntervention";
    const submission = { workspaceId, id: submissionId };
    await savePortalStatus(db, submission, { portalStatus, datasourceNameId });
  });
  if (kept === "deleted") {
    const tokens = redeemed.result === "connected" ? redeemed.grant.tokens : undefined;
    await giveBack(connectors.get(request.accountingPackage), tokens);
    return undefined;
  }
  return tx(async (db) => {
    const finished = (await findConnectionRequest(db, key)) ?? request;
    return withConsent(db, finished);
  });

  async function unlessDeleted(work: (db: Tx) => Promise<void>): Promise<"kept" | "deleted"> {
    try {
      await tx(work);
      return "kept";
    } catch (fault) {
      if (isParentGone(fault)) return "deleted";
      throw fault;
    }
  }

  async function keep(db: Tx, grant: Grant, company: Company) {
    const { workspaceId, accountingPackage: datasourceNameId, existingConnectionId } = request;
    const { initiator, userId } = claim;
    const connectionId = await keepSignIn(db, sealer, {
      ...{ workspaceId, datasourceNameId, orgId: grant.companyId, company, existingConnectionId },
      ...{ connectionRequestId: request.id, tokens: grant.tokens, now },
      signedInBy:
        "linkSessionId" in initiator
          ? { linkSessionId: initiator.linkSessionId }
          : { userId: userId ?? "" },
    });
    if (connectionId === undefined) return { errorCode: "InternalError" } as const;
    await confirmWorkspace(db, workspaceId, now);
    return { connectionId };
  }
}

type Redeemed =
  | { readonly result: "connected"; readonly grant: Grant; readonly company: Company }
  | { readonly result: "refused"; readonly errorCode: Exclude<ConnectionErrorCode, "None"> };

async function redeem(
  connector: Connector | undefined,
  claimed: ClaimedConsent & { readonly codeVerifier: string; readonly answer: ConsentAnswer },
): Promise<Redeemed> {
  const { answer, codeVerifier, redirectUri } = claimed;
  if (answer.error !== undefined) return refused(errorCodeOf(answer));
  if (!connector?.consent || answer.code === undefined) return refused("InternalError");
  try {
    const { code } = answer;
    const grant = await connector.consent.exchange({ code, codeVerifier, redirectUri });
    const company = await connector.open(accessWith(grant.tokens)).company();
    return { result: "connected", grant, company };
  } catch (fault) {
    if (fault instanceof ConnectorError) return refused(errorCodes[fault.trouble]);
    throw fault;
  }
}

const refused = (errorCode: Exclude<ConnectionErrorCode, "None">) =>
  ({ result: "refused", errorCode }) as const;

/** RFC 6749's error codes; a package's own code for a refusal comes as a description. */
function errorCodeOf({ error }: ConsentAnswer): Exclude<ConnectionErrorCode, "None"> {
  switch (error) {
    case "access_denied":
      return "UserCancelled";
    case "temporarily_unavailable":
    case "server_error":
      return "DatasourceUnresponsive";
    case "insufficient_permission":
    case "unauthorized_client":
      return "InsufficientUserPermissions";
    default:
      return "InternalError";
  }
}

const errorCodes = {
  "reconnect-needed": "RequestNonceAlreadyUsed",
  "not-permitted": "InsufficientUserPermissions",
  throttled: "DatasourceUnresponsive",
  "vendor-down": "DatasourceUnresponsive",
  awaited: "DatasourceUnresponsive",
  "bad-data": "InternalError",
  endless: "InternalError",
} as const;

/** Access that is minutes old needs no refresh. */
function accessWith({ access }: Tokens) {
  return {
    token: async () => access,
    renewed: async () => {
      throw new ConnectorError("reconnect-needed", "The package ended our access at once.");
    },
  };
}

/** A request with the company that was connected and what was agreed to. */
export async function withConsent(db: Tx, request: ConnectionRequest): Promise<ClaimedConnection> {
  const { id: connectionRequestId, workspaceId, connectionId: id } = request;
  if (id === null) return { request };
  const connection = await findConnection(db, { workspaceId, id });
  const consent = await findConsent(db, { connectionRequestId });
  const datasetName = connection && companyNameOf(connection, consent);
  return {
    request,
    ...(datasetName !== undefined && { datasetName }),
    ...(consent && { scope: consent.scope }),
  };
}
