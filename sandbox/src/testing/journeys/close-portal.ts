import { openPool } from "@tieout/server/database/pool";
import { withTenant } from "@tieout/server/database/with-tenant";
import { updateTenant } from "@tieout/services/tenants/settings";
import { demoTenants } from "../../demo/tenants.ts";
import { runningSandbox } from "./journey.ts";

/** Switches a tenant's portal for borrowers off while something is done, as an operator would. */
export async function whileClosedToBorrowers(
  tenantName: string,
  work: () => Promise<void>,
): Promise<void> {
  const tenant = demoTenants.find(({ name }) => name === tenantName);
  if (!tenant) throw new Error(`There is no tenant ${tenantName}`);
  const pool = openPool(runningSandbox().databaseUrl);
  const close = (borrowerDisabled: boolean) =>
    withTenant(pool, tenant.id, (db) => updateTenant(db, { borrowerDisabled }));
  try {
    await close(true);
    await work();
  } finally {
    await close(false);
    await pool.destroy();
  }
}
