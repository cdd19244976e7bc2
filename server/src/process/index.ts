export { dexOf } from "./dex-of.ts";
export { type BrowserFault, type PortalParts, runPortal } from "./portal-process.ts";
