import { parseEmail } from "@tieout/core/text";
import { saveAuditEvent, touchWorkspace } from "@tieout/server/database";
import { invalid } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { endedLink, enterLink } from "./guard.ts";
import { mayMail, tooManyMails } from "./mail-limits.ts";
import { queueLinkMail } from "./queue-link-mail.ts";

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
