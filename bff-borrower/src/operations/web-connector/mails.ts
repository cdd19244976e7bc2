import { anonymousRequestId } from "@tieout/core/submission";
import { parseEmail } from "@tieout/core/text";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import { problem, tenantDisabled } from "@tieout/server/http/problem";
import { hashOf, newSecret } from "@tieout/server/sealing/secrets";
import { findConnectionRequest } from "@tieout/services/consent/connection-request";
import { noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import {
  findLinkSession,
  linkSessionLifetime,
  renewLinkSession,
} from "@tieout/services/links/link-session";
import { mailWebConnector, tellFromNowOn } from "@tieout/services/web-connector/news";
import { hasEnded } from "@tieout/services/web-connector/session";
import { lockWebConnector } from "@tieout/services/web-connector/web-connector";
import { addedTo, linkCookie } from "../link-sessions/authenticate-link.ts";
import { limitMails } from "../mail-limits.ts";
import type { Handler } from "../operation.ts";
import { authorizeWebConnector, lockOwnWebConnector, webConnectorEnded } from "./guard.ts";

/** Mails the page's address, to continue on the computer with QuickBooks. A newer mail replaces an older one. */
export const mailWebConnectorPage: Handler<"mailWebConnectorPage"> = async (
  { params, body: { emailAddress } },
  { tx, now, language, addressPrefix, requestId, sealer, caller: { session } },
) => {
  const toAddress = parseEmail(emailAddress);
  const { connector: named } = await tx((db) => authorizeWebConnector(db, params, session));
  if (toAddress === undefined) return noAddress("/body/emailAddress");
  if (hasEnded(named, now)) return webConnectorEnded();
  await limitMails({ tx, now, addressPrefix });

  return tx(async (db) => {
    const { connector, request } = await lockOwnWebConnector(db, params, session, now);
    const { id, workspaceId, untold } = connector;
    const { submissionId } = request;
    await mailWebConnector(db, sealer, { connector, submissionId, toAddress, language, now });
    // This address gets a mail about each outcome from now on.
    await tellFromNowOn(db, { id, untold, noticeAddress: toAddress, now });
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-page-mailed",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { emailAddress: toAddress } };
  });
};

/** Guesses per network and minute. */
const aMinute = { operation: "open-web-connector", windowSeconds: 60, limit: 20 };

/** Moves the session that had its page mailed to this browser; it ends in the other. */
export const openWebConnectorPage: Handler<"openWebConnectorPage"> = async (
  { body: { secret: given } },
  { tx, now, addressPrefix, requestId, cookie },
) => {
  if (!(await tx((db) => withinRateLimit(db, { ...aMinute, addressPrefix }, now)))) {
    return problem(429, "too-many-tries", { title: "too-many-links-tried" });
  }
  return tx(async (db) => {
    const { borrowerDisabled } = await findTenant(db);
    if (borrowerDisabled) return tenantDisabled();
    const connector = await lockWebConnector(db, { mailSecretHash: hashOf(given) });
    if (!connector) return problem(404, "not-found", { title: "link-unknown" });
    const { mailSecretUntil } = connector;
    const isOver = mailSecretUntil === undefined || mailSecretUntil <= now;
    if (isOver || hasEnded(connector, now)) return webConnectorEnded();

    const { workspaceId, connectionRequestId } = connector;
    const request = await findConnectionRequest(db, { workspaceId, id: connectionRequestId });
    const id = request?.linkSessionId ?? undefined;
    const { secret, hash: secretHash } = newSecret();
    const { slidingSeconds, absoluteSeconds } = linkSessionLifetime;
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const expiresAt = later(absoluteSeconds);
    const slidingExpiresAt = later(slidingSeconds);
    const renewal = { secretHash, slidingExpiresAt, absoluteExpiresAt: expiresAt, now };
    // Its link was withdrawn or has expired since.
    if (id === undefined || !(await renewLinkSession(db, id, renewal))) return webConnectorEnded();
    const session = await findLinkSession(db, secretHash, now);
    if (!session) return webConnectorEnded();
    const { submissionRequestId = anonymousRequestId } = session;
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-page-opened",
      workspaceId,
      requestId,
      subjectId: connector.id,
      actor: { kind: "borrower", id },
    });
    return {
      status: 200,
      body: { connectionRequestId, workspaceId, submissionRequestId },
      headers: { "set-cookie": addedTo(cookie(linkCookie), secret, { now, expiresAt }) },
    };
  });
};

/** Stores where to write once QuickBooks Desktop has called, so that the page may be closed. */
export const requestWebConnectorNews: Handler<"requestWebConnectorNews"> = async (
  { params, body: { emailAddress } },
  { tx, now, addressPrefix, requestId, caller: { session } },
) => {
  const noticeAddress = parseEmail(emailAddress);
  const { connector: named } = await tx((db) => authorizeWebConnector(db, params, session));
  if (noticeAddress === undefined) return noAddress("/body/emailAddress");
  if (hasEnded(named, now)) return webConnectorEnded();
  await limitMails({ tx, now, addressPrefix });

  return tx(async (db) => {
    const { connector } = await lockOwnWebConnector(db, params, session, now);
    const { id, workspaceId, untold } = connector;
    await tellFromNowOn(db, { id, untold, noticeAddress, now });
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-news-requested",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { emailAddress: noticeAddress } };
  });
};
