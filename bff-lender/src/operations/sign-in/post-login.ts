import { capabilitiesOf } from "@tieout/core/access";
import { sameEmail } from "@tieout/core/text";
import { findUser } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { openSession } from "../../sign-in/session.ts";

/** Who is logged in. An API client's token gets a session here; a browser has one already (D-1). */
export const postLogin: Handler<"postLogin"> = (
  { body: { emailAddress } },
  { tx, now, requestId, caller: { userId, session }, sealer },
) =>
  tx(async (db) => {
    const user = await findUser(db, userId);
    // What the body says is taken only where it's what the token says (D-1).
    if (!user || (emailAddress !== undefined && !sameEmail(emailAddress, user.emailAddress))) {
      return problem(403, "other-person", "This is somebody else's login.");
    }
    const opened = session ? undefined : await openSession(db, sealer, { userId, requestId, now });
    const { id, firstName, lastName, displayName, roleIds, roleNames } = user;

    return {
      status: 200,
      body: {
        ...{ id, firstName, lastName, displayName, emailAddress: user.emailAddress },
        userCapabilities: tenantCapabilities(capabilitiesOf(roleNames)),
        resourceRoles: roleIds.map((roleId) => ({
          ...{ roleId, resourceId: db.tenantId, resourceType: "Tenant" },
        })),
      },
      ...(opened && { headers: { "set-cookie": opened.cookie } }),
    };
  });

type Held = ReturnType<typeof capabilitiesOf>[number];
type TenantWide = Exclude<Held, "CanViewWorkspace" | "CanDeleteWorkspaceConnection">;

/** What is held in the whole tenant; the rest is a workspace's to say. */
function tenantCapabilities(held: readonly Held[]): TenantWide[] {
  return held.filter(
    (capability): capability is TenantWide =>
      capability !== "CanViewWorkspace" && capability !== "CanDeleteWorkspaceConnection",
  );
}
