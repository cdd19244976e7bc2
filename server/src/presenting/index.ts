export { presentBrand, presentBrandFolder } from "./brand.ts";
export { presentCheck } from "./check.ts";
export { presentCollectionLimit } from "./collection-limit.ts";
export { presentConnectionRequest } from "./connection-request.ts";
export { presentDocument } from "./document.ts";
export { fileChangedSince, presentFileImport } from "./file-import.ts";
export { presentImportStatus } from "./import-status.ts";
export { presentOptions, presentSubmissionRequest } from "./submission-request.ts";
export {
  minMappingDateOf,
  presentBasicSettings,
  presentTenantSettings,
} from "./tenant-settings.ts";
