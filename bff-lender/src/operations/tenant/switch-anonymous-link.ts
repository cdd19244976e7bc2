import { findTenantSettings, saveAuditEvent, updateTenantSettings } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { anonymousLinkOf, maySwitchAnonymousLink } from "./anonymous-link.ts";

/** Lets borrowers come by the standing address, or no more. Who is in already may go on. */
export const switchAnonymousLink: Handler<"switchAnonymousLink"> = async (
  { body: { enabled } },
  { tx, now, requestId, caller },
) => {
  if (!maySwitchAnonymousLink(caller)) {
    return problem(403, "not-allowed", "You may not switch this.", "Ask an administrator.");
  }
  return tx(async (db) => {
    const { anonymousLinkEnabled } = await findTenantSettings(db);
    if (enabled !== anonymousLinkEnabled) {
      await updateTenantSettings(db, { anonymousLinkEnabled: enabled });
      const action = enabled ? "anonymous-link-switched-on" : "anonymous-link-switched-off";
      const actor = { kind: "user", id: caller.userId } as const;
      await saveAuditEvent(db, { at: now, action, actor, requestId });
    }
    return { status: 200, body: await anonymousLinkOf(db, caller) };
  });
};
