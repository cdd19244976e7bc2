import { saveAuditEvent } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { endedLink, enterLink } from "./guard.ts";
import { sharedLinkAddress } from "./shared-link.ts";

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
