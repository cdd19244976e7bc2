import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Connectors } from "@tieout/connectors/connectors";
import { businessInfoOf, type MetadataEntry } from "@tieout/core/business-info";
import { consentMinutes } from "@tieout/core/connection";
import type { ConsentScope } from "@tieout/core/consent/consent";
import type { ConsentWords } from "@tieout/core/consent/words";
import type { Language } from "@tieout/core/language";
import { parseEmail } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf, newState } from "@tieout/server/sealing/secrets";
import type { ProvenAddress } from "../email-proof/proven-address.ts";
import { findOpenRequest } from "../web-connector/open-request.ts";
import { changeWebConnector, saveWebConnector } from "../web-connector/web-connector.ts";
import {
  type Initiator,
  saveConnectionRequest,
  saveOauthState,
  useDelegatedAccessToken,
} from "./connection-request.ts";
import { type ConsentBy, saveConsent } from "./save-consent.ts";

export interface ConsentServices {
  readonly connectors: Connectors;
  readonly sealer: Sealer;
  /** The one address that packages send people back to (D-2). */
  readonly callbackOrigin: string;
}

export interface ConsentAsked extends RequestAsked {
  /** The hash of the session's secret: only that session may claim the answer. */
  readonly initiatorHash: Buffer;
  /** The asker's name, as the package's page shows it. */
  readonly displayName: string;
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

/** Prepares a package's consent page and uses up the delegated access token (D-2, D-10, D-14). */
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
}

/** Days to open the file on the computer that runs QuickBooks (D-14). */
const daysToConnect = 14;

/** Prepares a request to a package that calls us, which has no consent page, so the person goes to ours. */
export async function beginWebConnector(db: Tx, asked: WebConnectorAsked): Promise<ConsentBegun> {
  const { workspaceId, sourceFlow, origin, language, now } = asked;
  const { by, scope } = asked.agreed;
  if (sourceFlow !== "borrower" || !("linkSessionId" in by)) return { result: "not-offered" };
  const open = await findOpenRequest(db, { ...asked, ...by, scope });
  const noticeAddress = parseEmail(businessInfoOf(asked.initialMetadata ?? []).email);
  if (open) {
    if (!(await useToken(db, asked))) return { result: "token-refused" };
    if (noticeAddress) await changeWebConnector(db, open.connectorId, { noticeAddress });
    return begunAt(origin, open);
  }
  const expiresAt = new Date(now.getTime() + daysToConnect * 86_400_000);
  const id = await openRequest(db, asked, expiresAt);
  if (id === undefined) return { result: "token-refused" };

  await saveWebConnector(db, {
    id: randomUUID(),
    workspaceId,
    connectionRequestId: id,
    language,
    now,
    ...(noticeAddress && { noticeAddress }),
  });
  return begunAt(origin, { id, expiresAt });
}

function begunAt(
  origin: string,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
) {
  const connectionEndpoint = `${origin}/webconnector?request=${id}`;
  return { result: "begun", connectionEndpoint, id, expiresAt } as const;
}

interface RequestAsked {
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly delegatedAccessToken: string;
  readonly submissionId?: string;
  readonly existingConnectionId?: string;
  readonly initialMetadata?: readonly MetadataEntry[];
  readonly sourceFlow: "borrower" | "lender";
  readonly initiator: Initiator;
  /** What the person agrees to by continuing. */
  readonly agreed: {
    readonly by: ConsentBy;
    readonly scope: ConsentScope;
    /** What the page showed; a lender's page shows none. */
    readonly words?: ConsentWords | undefined;
    readonly networkPrefix: string;
    readonly proven?: ProvenAddress | undefined;
  };
  readonly language: Language;
  readonly now: Date;
}

/** Uses up the delegated access token, and saves the request and what was agreed to (D-10). Returns the request's id. */
async function openRequest(
  db: Tx,
  asked: RequestAsked,
  expiresAt: Date,
): Promise<string | undefined> {
  if (!(await useToken(db, asked))) return undefined;

  const { workspaceId, accountingPackage, initiator, now } = asked;
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
  const { agreed, language } = asked;
  await saveConsent(db, {
    ...agreed,
    workspaceId,
    accountingPackage,
    submissionId,
    language,
    connectionRequestId: id,
    agreedAt: now,
  });
  return id;
}

function useToken(
  db: Tx,
  { delegatedAccessToken, workspaceId, accountingPackage, initiator, now }: RequestAsked,
): Promise<boolean> {
  const secretHash = hashOf(delegatedAccessToken);
  return useDelegatedAccessToken(db, {
    secretHash,
    workspaceId,
    accountingPackage,
    initiator,
    now,
  });
}
