import type { Language } from "@tieout/core/language";
import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { parseEmail } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import {
  deleteSharedLink,
  expireSharedLink,
  findLinkOfRequest,
  type ListedSharedLink,
  listSharedLinks,
  type StoredSharedLink,
} from "@tieout/services/links/shared-link";
import { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import { touchWorkspace } from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import type { Handler, Lender } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { type AuthorizedWorkspace, authorizeWorkspace } from "../workspaces/guard.ts";
import { limitMails, queueLinkMail, sharedLinkAddress } from "./shared-link.ts";

export const listLinks: Handler<"listLinks"> = (
  { params: { workspaceId } },
  { tx, now, language, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const links = await listSharedLinks(db, workspaceId, now);
    return { status: 200, body: links.map((link) => presentLink(link, language)) };
  });

/** Shows a link's address to workspace members; each showing is logged (D-8). */
export const showLink: Handler<"showLink"> = (
  { params: { workspaceId, submissionRequestId } },
  call,
) =>
  call.tx(async (db) => {
    const { now, caller, sealer } = call;
    const { link } = await authorizeLink(db, { workspaceId, submissionRequestId }, caller);
    requireOpenLink(link, now);

    const url = await sharedLinkAddress(db, sealer, link);
    if (!url) return notFound();
    const subjectId = String(submissionRequestId);
    await audit(db, call, { action: "link-shown", workspaceId, subjectId });
    return { status: 200, body: { url, expirationTime: link.expiresAt.toISOString() } };
  });

/** Mails a link to the typed address, or to the workspace's. */
export const mailLink: Handler<"mailLink"> = async (
  { params: { workspaceId, submissionRequestId }, body },
  call,
) => {
  const { tx, once, now, addressPrefix, caller } = call;
  await limitMails(tx, addressPrefix, now);

  return once(async (db) => {
    const key = { workspaceId, submissionRequestId };
    const { link, workspace } = await authorizeLink(db, key, caller);
    requireOpenLink(link, now);
    const emailAddress = parseEmail(body.emailAddress ?? workspace.primaryEmail ?? "");
    if (emailAddress === undefined) return invalid([notAnAddress]);

    const { languageCode: language } = body;
    await queueLinkMail(db, {
      link,
      workspace,
      emailAddress,
      language,
      senderId: caller.userId,
      now,
    });
    await touchWorkspace(db, workspaceId, { now });
    const subjectId = String(submissionRequestId);
    await audit(db, call, { action: "link-mailed", workspaceId, subjectId });
    return { status: 200, body: { emailAddress } } as const;
  });
};

const notAnAddress = {
  pointer: "/body/emailAddress",
  code: "format",
  description: "not-an-e-mail-address",
} as const;

export const expireLink: Handler<"expireLink"> = (
  { params: { workspaceId, submissionRequestId } },
  call,
) =>
  call.tx(async (db) => {
    const { now, caller } = call;
    const { link } = await authorizeLink(db, { workspaceId, submissionRequestId }, caller);

    const by = { expiredBy: caller.userId, now };
    if (await expireSharedLink(db, link.id, by)) {
      await touchWorkspace(db, workspaceId, { now });
      const subjectId = String(submissionRequestId);
      await audit(db, call, { action: "link-expired", workspaceId, subjectId });
    }
    return { status: 204 };
  });

/** Withdraws a link: its address is deleted for good, and visitors read that it was removed. */
export const deleteLink: Handler<"deleteLink"> = (
  { params: { workspaceId, submissionRequestId } },
  call,
) =>
  call.tx(async (db) => {
    const { now, caller } = call;
    const { link } = await authorizeLink(db, { workspaceId, submissionRequestId }, caller);

    await deleteSharedLink(db, link.id, { deletedBy: caller.userId, now });
    await touchWorkspace(db, workspaceId, { now });
    const subjectId = String(submissionRequestId);
    await audit(db, call, { action: "link-deleted", workspaceId, subjectId });
    return { status: 204 };
  });

function presentLink(link: ListedSharedLink, language: Language): Wire["Link"] {
  const { request, isOpen, createdBy, firstOpenedAt, lastOpenedAt } = link;
  return {
    state: isOpen ? "open" : "expired",
    createdTime: link.createdAt.toISOString(),
    ...(createdBy !== undefined && { createdBy }),
    expirationTime: link.expiresAt.toISOString(),
    ...(firstOpenedAt && { firstOpenedTime: firstOpenedAt.toISOString() }),
    ...(lastOpenedAt && { lastOpenedTime: lastOpenedAt.toISOString() }),
    submissionRequest: presentSubmissionRequest(request, language),
  };
}

/** Loads a link of a workspace that the caller may see. Withdrawn links are 404. */
async function authorizeLink(
  db: Tx,
  request: Pick<StoredSharedLink, "workspaceId" | "submissionRequestId">,
  caller: Lender,
): Promise<AuthorizedWorkspace & { readonly link: StoredSharedLink }> {
  const authorized = await authorizeWorkspace(db, request.workspaceId, caller);
  const link = await findLinkOfRequest(db, request);
  if (!link || link.deletedAt !== undefined) throw new Refusal(notFound());
  return { ...authorized, link };
}

function requireOpenLink(link: StoredSharedLink, now: Date): void {
  if (sharedLinkState(link, now) === "open") return;
  throw new Refusal(
    problem(409, "link-ended", { title: "link-expired", detail: "create-new-link" }),
  );
}
