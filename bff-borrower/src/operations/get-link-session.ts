import { findSharedLink } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../operation.ts";
import { presentLinkSession } from "../presenters/link-session.ts";

export const getLinkSession: Handler<"getLinkSession"> = (
  _input,
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const { sharedLinkId, absoluteExpiresAt: expiresAt } = session;
    // Who came by the standing address has no link that would end before the session does.
    const link =
      sharedLinkId === undefined ? { expiresAt } : await findSharedLink(db, sharedLinkId);
    if (!link || ("deletedAt" in link && link.deletedAt)) {
      return problem(410, "link-deleted", "Your lender has withdrawn this link.");
    }
    return { status: 200, body: await presentLinkSession(db, session, link, now) };
  });
