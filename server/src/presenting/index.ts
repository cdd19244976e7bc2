export { presentCollectionLimit } from "./collection-limit.ts";
export { presentConnectionRequest } from "./connection-request.ts";
export { presentImportStatus } from "./import-status.ts";
export { presentOptions, presentSubmissionRequest } from "./submission-request.ts";
export { presentTenantSettings } from "./tenant-settings.ts";
