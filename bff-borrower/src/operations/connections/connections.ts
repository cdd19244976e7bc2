import { notFound } from "@tieout/server/http/problem";
import { newSecret } from "@tieout/server/sealing/secrets";
import { answerConnectionRequest } from "@tieout/services/consent/answer-request";
import { claimConsent, datasetNameOf } from "@tieout/services/consent/claim-consent";
import { findConnectionRequest } from "@tieout/services/consent/connection-request";
import {
  delegatedAccessTokenSeconds,
  saveDelegatedAccessToken,
} from "@tieout/services/consent/delegated-access-tokens";
import { presentConnectionRequest } from "@tieout/services/presenting/connection-request";
import { findSubmission } from "@tieout/services/submissions/find";
import type { Handler } from "../../operation.ts";
import { isOfSession, isSubmissionOfSession } from "../link-sessions/scope.ts";
import { findOwnWebConnector } from "../web-connector/enter-web-connector.ts";

export const createConnectionRequest: Handler<"createConnectionRequest"> = async (
  { params: { workspaceId }, body },
  { tx, now, host, language, caller: { session, sessionHash }, connectors, sealer, callbackOrigin },
) => {
  if (!isOfSession(session, { workspaceId })) return notFound();

  return tx(async (db) => {
    const { submissionId } = body;
    const submission =
      submissionId && (await findSubmission(db, { workspaceId, id: submissionId }));
    // Another link's of the same workspace is nothing to this one either (D-9).
    if (submissionId && !(submission && isSubmissionOfSession(session, submission)))
      return notFound();

    return answerConnectionRequest({ connectors, sealer, callbackOrigin }, db, body, {
      workspaceId,
      sourceFlow: "borrower",
      now,
      initiator: { linkSessionId: session.id },
      initiatorHash: sessionHash,
      origin: host.origin,
      language,
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
    // Another visitor's is nothing to this one (D-9), but for what outlasts a visit.
    const named = { workspaceId, connectionRequestId: id };
    const isOwn = request.linkSessionId === session.id;
    if (!isOwn && !(await findOwnWebConnector(db, named, session))) return notFound();

    const claimed = { request, ...(await datasetNameOf(db, request)) };
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

export const createDelegatedAccessToken: Handler<"createDelegatedAccessToken"> = async (
  { params: { workspaceId } },
  { tx, now, caller: { session } },
) => {
  if (!isOfSession(session, { workspaceId })) return notFound();

  const { secret: token, hash: secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + delegatedAccessTokenSeconds * 1000);
  const initiator = { linkSessionId: session.id };
  await tx((db) =>
    saveDelegatedAccessToken(db, { secretHash, workspaceId, initiator, now, expiresAt }),
  );
  return { status: 200, body: { token, expirationTime: expiresAt.toISOString() } };
};
