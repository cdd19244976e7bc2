import {
  findClosedPages,
  findTenant,
  findTenantBrand,
  findTenantSettings,
} from "@tieout/server/database";
import { presentTenantSettings } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";

export const getTenantSettings: Handler<"getTenantSettings"> = (_input, { tx, connectors }) =>
  tx(async (db) => {
    const tenant = await findTenant(db);
    const settings = await findTenantSettings(db);
    const brand = await findTenantBrand(db);

    const closedPages = await findClosedPages(db);

    return {
      status: 200,
      body: presentTenantSettings(tenant, settings, brand, closedPages, connectors),
    };
  });
