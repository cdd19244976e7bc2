import { parseEmail } from "@tieout/core/text";
import {
  deleteSharedLink,
  expireSharedLink,
  listSharedLinks,
  saveAuditEvent,
  touchWorkspace,
} from "@tieout/server/database";
import { invalid, notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { endedLink, enterLink, mayMail, tooManyMails } from "./guard.ts";
import { presentLink } from "./presenter.ts";
import { queueLinkMail, sharedLinkAddress } from "./shared-link.ts";

export const listLinks: Handler<"listLinks"> = (
  { params: { workspaceId } },
  { tx, now, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const links = await listSharedLinks(db, workspaceId, now);
    return { status: 200, body: links.map((link) => presentLink(link, language)) };
  });

/** A link's address again, for who may see into its workspace; each showing is kept (D-8). */
export const showLink: Handler<"showLink"> = (
  { params: { workspaceId, submissionRequestId } },
  { tx, now, requestId, caller, sealer },
) =>
  tx(async (db) => {
    const entered = await enterLink(db, { workspaceId, submissionRequestId }, caller);
    if (entered.result === "refused") return entered.reply;
    const { link } = entered;
    const ended = endedLink(link, now);
    if (ended) return ended;

    const url = await sharedLinkAddress(db, sealer, link);
    if (!url) return notFound();
    const actor = { kind: "user", id: caller.userId } as const;
    const subjectId = String(submissionRequestId);
    await saveAuditEvent(db, {
      at: now,
      action: "link-shown",
      actor,
      workspaceId,
      subjectId,
      requestId,
    });
    return { status: 200, body: { url, expirationTime: link.expiresAt.toISOString() } };
  });

/** Mails a link to one address: the one typed, or else the workspace's own. */
export const mailLink: Handler<"mailLink"> = async (
  { params: { workspaceId, submissionRequestId }, body },
  { tx, once, now, requestId, addressPrefix, caller },
) => {
  if (!(await mayMail(tx, addressPrefix, now))) return tooManyMails();

  return once(async (db) => {
    const entered = await enterLink(db, { workspaceId, submissionRequestId }, caller);
    if (entered.result === "refused") return entered.reply;
    const { link, workspace } = entered;
    const ended = endedLink(link, now);
    if (ended) return ended;
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
    const actor = { kind: "user", id: caller.userId } as const;
    const subjectId = String(submissionRequestId);
    await saveAuditEvent(db, {
      at: now,
      action: "link-mailed",
      actor,
      workspaceId,
      subjectId,
      requestId,
    });
    return { status: 200, body: { emailAddress } } as const;
  });
};

const notAnAddress = {
  pointer: "/body/emailAddress",
  code: "format",
  description: "This isn't an e-mail address.",
};

/** Ends a link early. One that has ended by itself stays as it is. */
export const expireLink: Handler<"expireLink"> = (
  { params: { workspaceId, submissionRequestId } },
  { tx, now, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterLink(db, { workspaceId, submissionRequestId }, caller);
    if (entered.result === "refused") return entered.reply;

    const by = { expiredBy: caller.userId, now };
    if (await expireSharedLink(db, entered.link.id, by)) {
      await touchWorkspace(db, workspaceId, { now });
      const actor = { kind: "user", id: caller.userId } as const;
      const subjectId = String(submissionRequestId);
      await saveAuditEvent(db, {
        at: now,
        action: "link-expired",
        actor,
        workspaceId,
        subjectId,
        requestId,
      });
    }
    return { status: 204 };
  });

/** Withdraws a link: its address is gone for good, and whoever has it reads that it was removed. */
export const deleteLink: Handler<"deleteLink"> = (
  { params: { workspaceId, submissionRequestId } },
  { tx, now, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterLink(db, { workspaceId, submissionRequestId }, caller);
    if (entered.result === "refused") return entered.reply;

    await deleteSharedLink(db, entered.link.id, { deletedBy: caller.userId, now });
    await touchWorkspace(db, workspaceId, { now });
    const actor = { kind: "user", id: caller.userId } as const;
    const subjectId = String(submissionRequestId);
    await saveAuditEvent(db, {
      at: now,
      action: "link-deleted",
      actor,
      workspaceId,
      subjectId,
      requestId,
    });
    return { status: 204 };
  });
