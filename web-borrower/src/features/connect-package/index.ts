export { type ConnectingPackage, type Refusal, useConnectPackage } from "./use-connect-package.ts";
