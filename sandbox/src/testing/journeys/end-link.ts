import {
  deleteSharedLink,
  expireSharedLink,
  findSharedLinkBySecret,
  openPool,
  withTenant,
} from "@tieout/server/database";
import { hashOf } from "@tieout/server/sealing";
import { demoTenants } from "../../demo/tenants.ts";
import { runningSandbox } from "./running-sandbox.ts";

/** Ends a link of Copperfield's as its lender would, or as time does. */
export async function endLink(link: string, how: "expire" | "withdraw"): Promise<void> {
  const [tenant] = demoTenants;
  const [by] = tenant?.userIds ?? [];
  if (!tenant || by === undefined) throw new Error("There is no tenant");

  const secretHash = hashOf(new URL(link).hash.slice(1));
  const pool = openPool(runningSandbox().databaseUrl);
  try {
    await withTenant(pool, tenant.id, async (db) => {
      const found = await findSharedLinkBySecret(db, secretHash);
      if (!found) throw new Error("There is no such link");
      const now = new Date();
      if (how === "expire") await expireSharedLink(db, found.id, { expiredBy: by, now });
      else await deleteSharedLink(db, found.id, { deletedBy: by, now });
    });
  } finally {
    await pool.destroy();
  }
}
