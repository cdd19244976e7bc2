import { notFound, problem } from "@tieout/server/http/problem";
import { newSecret } from "@tieout/server/sealing/secrets";
import { answerConnectionRequest } from "@tieout/services/consent/answer-request";
import {
  claimConsent,
  datasetNameOf,
  receiveConsent,
} from "@tieout/services/consent/claim-consent";
import {
  delegatedAccessTokenSeconds,
  findConnectionRequest,
  saveDelegatedAccessToken,
} from "@tieout/services/consent/connection-request";
import { presentConnectionRequest } from "@tieout/services/presenting/submission-request";
import { findSubmission } from "@tieout/services/submissions/submission";
import type { Handler } from "../operation.ts";
import { later } from "../sign-in/session.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";

export const createDelegatedAccessToken: Handler<"createDelegatedAccessToken"> = (
  { params: { workspaceId } },
  { tx, now, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    // A token is bound to a session (D-10); bearer callers open one with postLogin first.
    if (!caller.session) return problem(401, "no-session", { title: "sign-in" });

    const { secret: token, hash: secretHash } = newSecret();
    const expiresAt = later(now, delegatedAccessTokenSeconds);
    const initiator = { sessionId: caller.session.id };
    await saveDelegatedAccessToken(db, { secretHash, workspaceId, initiator, now, expiresAt });
    return { status: 200, body: { token, expirationTime: expiresAt.toISOString() } };
  });

/** Prepares a package's page before the click, so that its window may open inside it (D-18). */
export const createConnectionRequest: Handler<"createConnectionRequest"> = (
  { params: { workspaceId }, body },
  { tx, now, host, language, caller, connectors, sealer, callbackOrigin },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const { session } = caller;
    if (!session) return problem(401, "no-session", { title: "sign-in" });
    const { submissionId } = body;
    if (submissionId && !(await findSubmission(db, { workspaceId, id: submissionId }))) {
      return notFound();
    }

    return answerConnectionRequest({ connectors, sealer, callbackOrigin }, db, body, {
      workspaceId,
      sourceFlow: "lender",
      now,
      initiator: { sessionId: session.id },
      initiatorHash: session.hash,
      origin: host.origin,
      language,
    });
  });

export const getConnectionRequest: Handler<"getConnectionRequest"> = (
  { params: { workspaceId, connectionRequestId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const request = await findConnectionRequest(db, { workspaceId, id });
    if (!request) return notFound();

    const claimed = { request, ...(await datasetNameOf(db, request)) };
    return { status: 200, body: presentConnectionRequest(claimed, language) };
  });

/** One callback for all tenants: packages send borrowers and lenders back here (D-2). */
export const receiveConnection: Handler<"receiveConnection"> = async (
  { query },
  { tx, now, sealer },
) => {
  const location = await tx((db) => receiveConsent({ sealer }, db, query, now));
  return location === undefined ? notFound() : { status: 302, headers: { location } };
};

export const claimConnection: Handler<"claimConnection"> = async (
  { body: { state } },
  { tx, now, language, caller: { userId, session }, connectors, sealer, callbackOrigin },
) => {
  if (!session) return notFound();

  const services = { connectors, sealer, callbackOrigin };
  const initiator = { sessionId: session.id };
  const claim = { state, initiator, initiatorHash: session.hash, userId, now };
  const claimed = await claimConsent(services, tx, claim);
  return claimed ? { status: 200, body: presentConnectionRequest(claimed, language) } : notFound();
};
