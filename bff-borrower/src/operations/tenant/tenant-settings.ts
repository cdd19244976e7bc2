import { findTenant } from "@tieout/server/database/tenant/tenant";
import {
  answerBasicSettings,
  answerBrandConfig,
  answerBrandFolder,
  answerBrandLogo,
  answerMappingConfig,
} from "@tieout/services/brand-assets/brand-assets";
import { presentTenantSettings } from "@tieout/services/presenting/tenant-settings";
import { findClosedPages } from "@tieout/services/tenants/banners";
import { findTenantBrand, findTenantSettings } from "@tieout/services/tenants/settings";
import type { Handler } from "../operation.ts";

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

export const getBasicSettings: Handler<"getBasicSettings"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBasicSettings(db, tenantName));

export const getMappingConfig: Handler<"getMappingConfig"> = (_input, { tx }) =>
  tx(answerMappingConfig);

export const getBrandConfig: Handler<"getBrandConfig"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBrandConfig(db, tenantName));

export const getBrandFolder: Handler<"getBrandFolder"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBrandFolder(db, tenantName));

export const getBrandLogo: Handler<"getBrandLogo"> = (
  { params: { tenantName } },
  { tx, storage },
) => answerBrandLogo(tx, storage, tenantName);
