import type { PackageConnector } from "../connector.ts";
import { type DexConfig, dexConsent } from "./consent.ts";
import { dexReader } from "./reader.ts";

/** DEX, the demo accounting system, which the contract calls `example`. */
export function dex(config: DexConfig): PackageConnector {
  return {
    accountingPackage: "example",
    consent: dexConsent(config),
    open: (access) => dexReader(config.origin, access, config.client),
  };
}
