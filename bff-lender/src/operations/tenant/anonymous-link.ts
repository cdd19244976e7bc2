import { canonicalOrigin, findTenantSettings, type Tx } from "@tieout/server/database";
import type { Lender } from "../../operation.ts";
import type { Wire } from "../wire.ts";

/** Who decides whether anybody may come: administrators alone (D-11). */
export const maySwitchAnonymousLink = ({ roles }: Pick<Lender, "roles">): boolean =>
  roles.includes("Administrator");

/** The tenant's standing address, and whether borrowers may come by it. */
export async function anonymousLinkOf(db: Tx, caller: Lender): Promise<Wire["AnonymousLink"]> {
  const { anonymousLinkEnabled: enabled } = await findTenantSettings(db);
  const url = new URL("/portal", await canonicalOrigin(db, "borrower")).href;
  return { enabled, url, maySwitch: maySwitchAnonymousLink(caller) };
}
