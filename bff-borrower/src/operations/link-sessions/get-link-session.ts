import { findSharedLink } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { linkDeleted } from "./ended-link.ts";
import { presentLinkSession } from "./presenter.ts";

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
      return linkDeleted();
    }
    return { status: 200, body: await presentLinkSession(db, session, link, now) };
  });
