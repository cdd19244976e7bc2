export { dexOf } from "./dex-of.ts";
export { logSettings, openProcessLog } from "./open-process-log.ts";
export { type PortalParts, runPortal } from "./portal-process.ts";
