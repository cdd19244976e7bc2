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
  type Tenant,
  type TenantBrand,
  type TenantSettings,
} from "./queries.ts";
