import { createHash, randomBytes } from "node:crypto";
import type { Connectors } from "@tieout/connectors/connectors";
import { consentMinutes } from "@tieout/core/connection";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newState } from "@tieout/server/sealing/secrets";
import { saveOauthState } from "./oauth-states.ts";
import { openRequest, type RequestAsked } from "./open-request.ts";

/** What both portals have for sending people to a package and back. */
export interface ConsentServices {
  readonly connectors: Connectors;
  readonly sealer: Sealer;
  /** The one address that packages send people back to (D-2). */
  readonly callbackOrigin: string;
}

export interface ConsentAsked extends RequestAsked {
  /** The hash of the session's secret: only that session may claim the answer. */
  readonly initiatorHash: Buffer;
  /** Who asks, as the package's page shows it. */
  readonly displayName: string;
  /** The page that the browser comes back to. */
  readonly returnAddress: string;
}

export type ConsentBegun =
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
