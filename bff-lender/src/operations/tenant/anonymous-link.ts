import { canonicalOrigin } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import { findTenantSettings, updateTenantSettings } from "@tieout/services/tenants/settings";
import { audit } from "../audit.ts";
import type { Handler, Lender } from "../operation.ts";
import type { Wire } from "../wire.ts";

export const getAnonymousLink: Handler<"getAnonymousLink"> = (_input, { tx, caller }) =>
  tx(async (db) => ({ status: 200, body: await anonymousLinkOf(db, caller) }));

/** Switches the anonymous link on or off. Current visitors may continue. */
export const switchAnonymousLink: Handler<"switchAnonymousLink"> = async (
  { body: { enabled } },
  call,
) => {
  const { tx, caller } = call;
  if (!maySwitchAnonymousLink(caller)) {
    return problem(403, "not-allowed", {
      title: "anonymous-link-not-allowed",
      detail: "ask-administrator",
    });
  }
  return tx(async (db) => {
    const { anonymousLinkEnabled } = await findTenantSettings(db);
    if (enabled !== anonymousLinkEnabled) {
      await updateTenantSettings(db, { anonymousLinkEnabled: enabled });
      const action = enabled ? "anonymous-link-switched-on" : "anonymous-link-switched-off";
      await audit(db, call, { action });
    }
    return { status: 200, body: await anonymousLinkOf(db, caller) };
  });
};

/** Administrators only (D-11). */
const maySwitchAnonymousLink = ({ roles }: Pick<Lender, "roles">): boolean =>
  roles.includes("Administrator");

async function anonymousLinkOf(db: Tx, caller: Lender): Promise<Wire["AnonymousLink"]> {
  const { anonymousLinkEnabled: enabled } = await findTenantSettings(db);
  const url = new URL("/portal", await canonicalOrigin(db, "borrower")).href;
  return { enabled, url, maySwitch: maySwitchAnonymousLink(caller) };
}
