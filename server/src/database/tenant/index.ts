export {
  AliasTaken,
  isNamed,
  listTenantAliases,
  originOfTenant,
  saveTenantAlias,
} from "./aliases.ts";
export {
  type BannerMessage,
  deleteBannerMessage,
  listBannerMessages,
  saveBannerMessage,
} from "./banners.ts";
export { findTenantBrand, type TenantBrand } from "./brand.ts";
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
export { listPortalTexts } from "./portal-texts.ts";
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
  findTenantSettings,
  listEmailDomains,
  listUserMetadataSettings,
  type TenantSettings,
} from "./settings.ts";
export { canonicalOrigin, findTenant, type Tenant } from "./tenant.ts";
