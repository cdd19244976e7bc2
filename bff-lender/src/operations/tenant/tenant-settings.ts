import { readLoginSettings } from "@tieout/core/tenant/login-settings";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import { notFound } from "@tieout/server/http/problem";
import {
  answerBasicSettings,
  answerBrandConfig,
  answerBrandFolder,
  answerBrandLogo,
  answerMappingConfig,
} from "@tieout/services/brand-assets/brand-assets";
import { findCollectionStanding } from "@tieout/services/imports/collection";
import { presentCollectionLimit } from "@tieout/services/presenting/collection";
import { presentTenantSettings } from "@tieout/services/presenting/tenant-settings";
import { originOfTenant } from "@tieout/services/tenants/aliases";
import {
  findClosedPages,
  listBannerMessages as listMessages,
} from "@tieout/services/tenants/banners";
import {
  findTenantBrand,
  findTenantSettings,
  listEmailDomains as listDomains,
  listUserMetadataSettings as listMetadataSettings,
} from "@tieout/services/tenants/settings";
import type { Handler } from "../operation.ts";
import { authorizeUserManagement } from "../users/guard.ts";

export const getTenantSettings: Handler<"getTenantSettings"> = (
  _input,
  { tx, connectors, warn, caller: { tenantId } },
) =>
  tx(async (db) => {
    const tenant = await findTenant(db);
    const settings = await findTenantSettings(db);
    const brand = await findTenantBrand(db);
    const { faults } = readLoginSettings(settings.multiTenantSettings);
    if (faults.length > 0) warn({ tenantId, faults }, "invalid login settings");

    const closedPages = await findClosedPages(db);

    return {
      status: 200,
      body: presentTenantSettings(tenant, settings, brand, closedPages, connectors),
    };
  });

/** Only a tenant for trying out others reveals their addresses. */
export const findTenantAddress: Handler<"findTenantAddress"> = (
  { params: { tenantName } },
  { tx },
) =>
  tx(async (db) => {
    const { dynamicTenantSelection } = await findTenantSettings(db);
    const url = dynamicTenantSelection && (await originOfTenant(db, tenantName, "lender"));
    return url ? { status: 200, body: { url } } : notFound();
  });

export const getBasicSettings: Handler<"getBasicSettings"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBasicSettings(db, tenantName));

export const getBrandConfig: Handler<"getBrandConfig"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBrandConfig(db, tenantName));

export const getBrandFolder: Handler<"getBrandFolder"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBrandFolder(db, tenantName));

export const getBrandLogo: Handler<"getBrandLogo"> = (
  { params: { tenantName } },
  { tx, storage },
) => answerBrandLogo(tx, storage, tenantName);

export const getMappingConfig: Handler<"getMappingConfig"> = (_input, { tx }) =>
  tx(answerMappingConfig);

export const getCollectionLimit: Handler<"getCollectionLimit"> = (_input, { tx, now }) =>
  tx(async (db) => ({
    status: 200,
    body: presentCollectionLimit(await findCollectionStanding(db, now)),
  }));

export const listBannerMessages: Handler<"listBannerMessages"> = (_input, { tx }) =>
  tx(async (db) => {
    const messages = await listMessages(db);
    return {
      status: 200,
      body: messages.map(
        ({ id, messageParagraphs, hyperlinks, hideMessageCookieName, ...message }) => ({
          ...message,
          messageParagraphs: [...messageParagraphs],
          hyperlinks: [...hyperlinks],
          hideMessageCookieName: hideMessageCookieName ?? `hide-${id}`,
        }),
      ),
    };
  });

export const listEmailDomains: Handler<"listEmailDomains"> = async (_input, { tx, caller }) => {
  authorizeUserManagement(caller);
  return { status: 200, body: await tx(listDomains) };
};

export const listUserMetadataSettings: Handler<"listUserMetadataSettings"> = async (
  _input,
  { tx, caller },
) => {
  authorizeUserManagement(caller);
  return { status: 200, body: await tx(listMetadataSettings) };
};
