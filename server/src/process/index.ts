export { logSettings, openProcessLog } from "./open-process-log.ts";
export { packageSettings, packagesOf } from "./packages-of.ts";
export { type PortalParts, runPortal } from "./portal-process.ts";
export { openTemporaryFolder, type TemporaryFolder } from "./temporary-folder.ts";
