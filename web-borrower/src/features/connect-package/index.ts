export { type ConnectingPackage, useConnectPackage } from "./use-connect-package.ts";
