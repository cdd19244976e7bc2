export { dexOf } from "./dex-of.ts";
export { type PortalParts, runPortal } from "./portal-process.ts";
