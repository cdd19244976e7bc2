import { notFound, problem } from "@tieout/server/http/problem";
import { newSecret } from "@tieout/server/sealing/secrets";
import { answerConnectionRequest } from "@tieout/services/consent/answer-request";
import { claimConsent, withConsent } from "@tieout/services/consent/claim-consent";
import {
  delegatedAccessTokenSeconds,
  findConnectionRequest,
  saveDelegatedAccessToken,
} from "@tieout/services/consent/connection-request";
import { findConsent } from "@tieout/services/consent/consent";
import { endUnconfirmed } from "@tieout/services/consent/decline-consent";
import { findProvenAddress } from "@tieout/services/email-proof/proven-address";
import { presentConnectionRequest } from "@tieout/services/presenting/submission-request";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { authorizeNamed, authorizeSubmission, optionsOf } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";
import { authorizeWebConnector } from "../web-connector/guard.ts";

export const createConnectionRequest: Handler<"createConnectionRequest"> = async (
  { params: { workspaceId }, body },
  {
    tx,
    now,
    today,
    host,
    language,
    addressPrefix: networkPrefix,
    caller: { session, sessionHash },
    connectors,
    sealer,
    callbackOrigin,
  },
) => {
  authorizeNamed(session, { workspaceId });

  return tx(async (db) => {
    const { submissionId } = body;
    // Another link's submission is hidden, even in the same workspace (D-9).
    if (submissionId) await authorizeSubmission(db, { workspaceId, submissionId }, session);
    const options = await optionsOf(db, session, await findTenantSettings(db));
    if (!options) return notFound();

    const by = { linkSessionId: session.id };
    const proven = await findProvenAddress(db, session);
    return answerConnectionRequest({ connectors, sealer, callbackOrigin }, db, body, {
      workspaceId,
      sourceFlow: "borrower",
      now,
      initiator: { linkSessionId: session.id },
      initiatorHash: sessionHash,
      agreed: { by, options, networkPrefix, proven },
      origin: host.origin,
      language,
      today,
    });
  });
};

export const getConnectionRequest: Handler<"getConnectionRequest"> = (
  { params: { workspaceId, connectionRequestId: id } },
  { tx, language, caller: { session } },
) =>
  tx(async (db) => {
    const request = await findConnectionRequest(db, { workspaceId, id });
    if (!request) return notFound();
    // Another visitor's connection is hidden (D-9), except what outlasts a visit.
    const named = { workspaceId, connectionRequestId: id };
    const isOwn = request.linkSessionId === session.id;
    if (!isOwn) await authorizeWebConnector(db, named, session);

    const claimed = await withConsent(db, request);
    return { status: 200, body: presentConnectionRequest(claimed, language) };
  });

export const claimConnection: Handler<"claimConnection"> = async (
  { body: { state } },
  { tx, now, language, caller: { session, sessionHash }, connectors, sealer, callbackOrigin },
) => {
  const services = { connectors, sealer, callbackOrigin };
  const initiator = { linkSessionId: session.id };
  const claim = { state, initiator, initiatorHash: sessionHash, now };
  const claimed = await claimConsent(services, tx, claim);
  if (!claimed) return notFound();

  return { status: 200, body: presentConnectionRequest(claimed, language) };
};

/** Only before an import starts; after that, the borrower ends access on the receipt. */
export const declineConnection: Handler<"declineConnection"> = async (
  { params: { workspaceId, connectionRequestId } },
  { tx, now, requestId, caller: { session }, connectors, sealer },
) => {
  const consent = await tx(async (db) => {
    const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
    if (request?.linkSessionId !== session.id) {
      await authorizeWebConnector(db, { workspaceId, connectionRequestId }, session);
    }
    return findConsent(db, { connectionRequestId });
  });
  if (!consent) return notFound();
  if (consent.liveAt) return problem(409, "already-running", { title: "records-read-already" });

  const actor = { kind: "borrower", id: session.id } as const;
  const ending = { reason: "declined", actor, requestId, now } as const;
  await endUnconfirmed({ connectors, sealer }, tx, consent, ending);
  return { status: 204 };
};

export const createDelegatedAccessToken: Handler<"createDelegatedAccessToken"> = async (
  { params: { workspaceId } },
  { tx, now, caller: { session } },
) => {
  authorizeNamed(session, { workspaceId });

  const { secret: token, hash: secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + delegatedAccessTokenSeconds * 1000);
  const initiator = { linkSessionId: session.id };
  await tx((db) =>
    saveDelegatedAccessToken(db, { secretHash, workspaceId, initiator, now, expiresAt }),
  );
  return { status: 200, body: { token, expirationTime: expiresAt.toISOString() } };
};
