export {
  AliasTaken,
  isNamed,
  listTenantAliases,
  originOfTenant,
  saveTenantAlias,
} from "./aliases.ts";
export { deleteBannerMessage, saveBannerMessage } from "./banners.ts";
export {
  type CollectionLimitRow,
  deleteEmailDomain,
  deleteUserMetadataSetting,
  listOwnPortalTexts,
  type MetadataSettingRow,
  type OwnPortalTexts,
  type PortalTextKey,
  saveCollectionLimit,
  saveEmailDomain,
  savePortalTexts,
  saveUserMetadataSetting,
  updateTenant,
  updateTenantBrand,
  updateTenantSettings,
} from "./change.ts";
export {
  type ClosedPage,
  type ClosedPages,
  findClosedPages,
  saveClosedPage,
} from "./closed-pages.ts";
export { listTenantHosts, listTenantIds, type TenantHostRow } from "./every-tenant.ts";
export {
  createTenant,
  type IdentityProvider,
  listIdentityProviders,
  moveIdentityProvider,
  type NewTenant,
  roleIds,
  saveIdentityProvider,
  saveTenantHost,
  type TenantHost,
} from "./provision.ts";
export {
  type BannerMessage,
  canonicalOrigin,
  findTenant,
  findTenantBrand,
  findTenantSettings,
  listBannerMessages,
  listEmailDomains,
  listPortalTexts,
  listUserMetadataSettings,
  type Tenant,
  type TenantBrand,
  type TenantSettings,
} from "./queries.ts";
