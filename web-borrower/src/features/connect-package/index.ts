export type { Refusal } from "./refusal.ts";
export { type ConnectingPackage, useConnectPackage } from "./use-connect-package.ts";
