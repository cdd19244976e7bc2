import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Connectors } from "@tieout/connectors/connectors";
import { businessInfoOf, type MetadataEntry } from "@tieout/core/business-info";
import { consentMinutes } from "@tieout/core/connection";
import type { Language } from "@tieout/core/language";
import { parseEmail } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf, newState } from "@tieout/server/sealing/secrets";
import { saveWebConnector } from "../web-connector/web-connector.ts";
import {
  type Initiator,
  saveConnectionRequest,
  saveOauthState,
  useDelegatedAccessToken,
} from "./connection-request.ts";

/** What both portals have for sending people to a package and back. */
export interface ConsentServices {
  readonly connectors: Connectors;
  readonly sealer: Sealer;
  /** The one address that packages send people back to (D-2). */
  readonly callbackOrigin: string;
}

interface ConsentAsked extends RequestAsked {
  /** The hash of the session's secret: only that session may claim the answer. */
  readonly initiatorHash: Buffer;
  /** Who asks, as the package's page shows it. */
  readonly displayName: string;
  /** The page that the browser comes back to. */
  readonly returnAddress: string;
}

type ConsentBegun =
  | { readonly result: "not-offered" }
  | { readonly result: "token-refused" }
  | {
      readonly result: "begun";
      readonly id: string;
      readonly connectionEndpoint: string;
      readonly expiresAt: Date;
    };

/** Prepares a package's consent page; uses the delegated access token up (D-2, D-10, D-14). */
export async function beginConsent(
  { connectors, sealer, callbackOrigin }: ConsentServices,
  db: Tx,
  asked: ConsentAsked,
): Promise<ConsentBegun> {
  const { accountingPackage, now } = asked;
  const consent = connectors.get(accountingPackage)?.consent;
  if (!consent) return { result: "not-offered" };

  const expiresAt = new Date(now.getTime() + consentMinutes * 60_000);
  const id = await openRequest(db, asked, expiresAt);
  if (id === undefined) return { result: "token-refused" };

  const { secret: state, hash: stateHash } = newState(db.tenantId);
  const codeVerifier = randomBytes(32).toString("base64url");
  const redirectUri = `${callbackOrigin}/api/connections/callback`;
  const { seal } = await sealer.forTenant(db);
  await saveOauthState(db, {
    stateHash,
    connectionRequestId: id,
    redirectUri,
    now,
    expiresAt,
    initiatorHash: asked.initiatorHash,
    sealedCodeVerifier: seal(placeOfVerifier(stateHash), codeVerifier),
    returnAddress: asked.returnAddress,
  });

  const connectionEndpoint = consent.authorizeAddress({
    state,
    codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    redirectUri,
    displayName: asked.displayName,
  });
  return { result: "begun", id, connectionEndpoint, expiresAt };
}

export const placeOfVerifier = (stateHash: Buffer) => ({
  purpose: "oauth-state",
  id: stateHash.toString("hex"),
});

export const placeOfAnswer = (stateHash: Buffer) => ({
  purpose: "oauth-answer",
  id: stateHash.toString("hex"),
});

interface WebConnectorAsked extends RequestAsked {
  /** The portal's own address, as the browser knows it. */
  readonly origin: string;
  /** What the borrower reads. */
  readonly language: Language;
}

/** How long somebody may take to open the file on the computer where QuickBooks is (D-14). */
const daysToConnect = 14;

/**
 * Prepares a request to a package that calls us: there is no page of its own to go to, so the person is sent to
 * ours, which says what to do on the computer where the package is.
 */
export async function beginWebConnector(db: Tx, asked: WebConnectorAsked): Promise<ConsentBegun> {
  const { workspaceId, sourceFlow, origin, language, now } = asked;
  if (sourceFlow !== "borrower") return { result: "not-offered" };
  const expiresAt = new Date(now.getTime() + daysToConnect * 86_400_000);
  const id = await openRequest(db, asked, expiresAt);
  if (id === undefined) return { result: "token-refused" };

  const noticeAddress = parseEmail(businessInfoOf(asked.initialMetadata ?? []).email);
  await saveWebConnector(db, {
    id: randomUUID(),
    workspaceId,
    connectionRequestId: id,
    language,
    now,
    ...(noticeAddress && { noticeAddress }),
  });
  const connectionEndpoint = `${origin}/webconnector?request=${id}`;
  return { result: "begun", id, connectionEndpoint, expiresAt };
}

/** What is asked of a package, and by whom. */
interface RequestAsked {
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly delegatedAccessToken: string;
  readonly submissionId?: string;
  readonly existingConnectionId?: string;
  readonly initialMetadata?: readonly MetadataEntry[];
  readonly sourceFlow: "borrower" | "lender";
  readonly initiator: Initiator;
  readonly now: Date;
}

/** Uses the delegated access token up, and keeps what was asked with it (D-10). Gives the request's id. */
async function openRequest(
  db: Tx,
  asked: RequestAsked,
  expiresAt: Date,
): Promise<string | undefined> {
  const { workspaceId, accountingPackage, initiator, now } = asked;
  const secretHash = hashOf(asked.delegatedAccessToken);
  const token = { secretHash, workspaceId, accountingPackage, initiator, now };
  if (!(await useDelegatedAccessToken(db, token))) return undefined;

  const id = randomUUID();
  const { submissionId, existingConnectionId, initialMetadata, sourceFlow } = asked;
  await saveConnectionRequest(db, {
    id,
    workspaceId,
    accountingPackage,
    sourceFlow,
    initiator,
    now,
    expiresAt,
    ...(submissionId !== undefined && { submissionId }),
    ...(existingConnectionId !== undefined && { existingConnectionId }),
    ...(initialMetadata && { initialMetadata }),
  });
  return id;
}
