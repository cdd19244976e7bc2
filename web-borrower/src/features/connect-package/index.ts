export { useConnectPackage } from "./use-connect-package.ts";
