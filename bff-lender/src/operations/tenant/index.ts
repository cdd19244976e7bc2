export { getCollectionLimit } from "./get-collection-limit.ts";
export { getTenantSettings } from "./get-tenant-settings.ts";
export { listBannerMessages } from "./list-banner-messages.ts";
export { readPortalBorrowerAnonymousText } from "./read-portal-borrower-anonymous-text.ts";
export { readPortalLoginText } from "./read-portal-login-text.ts";
export { readPortalText } from "./read-portal-text.ts";
export { readPortalTimeoutText } from "./read-portal-timeout-text.ts";
