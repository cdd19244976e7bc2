import { noticePage } from "@tieout/server/http/notice-page";
import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { newSecret } from "@tieout/server/sealing/secrets";
import { pageBrandOf } from "@tieout/services/brand-assets/page-brand";
import { answerConnectionRequest } from "@tieout/services/consent/answer-request";
import { claimConsent, withConsent } from "@tieout/services/consent/claim-consent";
import {
  delegatedAccessTokenSeconds,
  findConnectionRequest,
  saveDelegatedAccessToken,
} from "@tieout/services/consent/connection-request";
import { receiveConsent } from "@tieout/services/consent/receive-consent";
import { findFailedSubmissionId } from "@tieout/services/imports/import";
import { presentConnectionRequest } from "@tieout/services/presenting/submission-request";
import { findSubmission } from "@tieout/services/submissions/submission";
import { findTenantBrand } from "@tieout/services/tenants/settings";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { later } from "../sign-in/session.ts";
import { requestOf } from "../submissions/lookups.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { detailsOf, groundOf } from "./ground.ts";
import { signInPage, unknownSignIn } from "./sign-in-page.ts";

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

/**
 * Prepares a package's sign-in page before the click, so that browsers let the click open its window (D-18). A lender signs in
 * for one collection and states the ground for it. The collection is the one named, or else the one that last failed over the
 * connection being renewed.
 */
export const createConnectionRequest: Handler<"createConnectionRequest"> = (
  { params: { workspaceId }, body },
  call,
) =>
  call.tx(async (db) => {
    const { now, today, host, language, addressPrefix: networkPrefix, caller } = call;
    const { connectors, sealer, callbackOrigin } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    const { session } = caller;
    if (!session) return problem(401, "no-session", { title: "sign-in" });
    const { ground, existingConnectionId } = body;
    const submissionId =
      body.submissionId ??
      (existingConnectionId && (await findFailedSubmissionId(db, existingConnectionId)));
    const missing = missingIn({ submissionId, ground });
    if (missing.length > 0 || !submissionId || !ground) return invalid(missing);
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const options = submission && (await requestOf(db, submission));
    if (!options) return notFound();

    const stated = await groundOf(db, ground, {
      ...{ workspaceId, submissionIds: [submissionId], today },
    });
    const by = { userId: caller.userId, ...stated };
    const asked = { ...body, submissionId };
    const reply = await answerConnectionRequest({ connectors, sealer, callbackOrigin }, db, asked, {
      workspaceId,
      sourceFlow: "lender",
      now,
      initiator: { sessionId: session.id },
      initiatorHash: session.hash,
      agreed: { by, options, networkPrefix },
      origin: host.origin,
      language,
      today,
    });
    if (reply.status === 200) {
      await audit(db, call, {
        action: "ground-stated",
        workspaceId,
        subjectId: submissionId,
        details: detailsOf(stated),
      });
    }
    return reply;
  });

function missingIn(asked: { readonly submissionId: unknown; readonly ground: unknown }) {
  const names = (["submissionId", "ground"] as const).filter((name) => !asked[name]);
  return names.map((name) => ({
    pointer: `/body/${name}`,
    code: "required",
    description: descriptions[name],
  }));
}

const descriptions = {
  submissionId: "sign-in-for-no-collection",
  ground: "sign-in-without-ground",
} as const;

export const getConnectionRequest: Handler<"getConnectionRequest"> = (
  { params: { workspaceId, connectionRequestId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const request = await findConnectionRequest(db, { workspaceId, id });
    if (!request) return notFound();

    const claimed = await withConsent(db, request);
    return { status: 200, body: presentConnectionRequest(claimed, language) };
  });

/** One callback for all tenants: packages send borrowers and lenders back here (D-2). */
export const receiveConnection: Handler<"receiveConnection"> = async (
  { query },
  { tx, now, language, sealer, storage },
) => {
  const received = await tx((db) => receiveConsent({ sealer }, db, query, now));
  switch (received.result) {
    case "received":
      return { status: 302, headers: { location: received.address } };
    case "unknown":
      return unknownSignIn();
    case "used":
    case "expired": {
      const brand = await tx((db) => findTenantBrand(db));
      const page = signInPage(received, await pageBrandOf(brand, storage), language);
      return noticePage(received.result === "used" ? 409 : 410, page);
    }
  }
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
