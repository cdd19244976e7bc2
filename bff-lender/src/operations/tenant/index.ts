export { getCollectionLimit } from "./get-collection-limit.ts";
export { getTenantSettings } from "./get-tenant-settings.ts";
export { listBannerMessages } from "./list-banner-messages.ts";
