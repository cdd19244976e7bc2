import type { ConnectorsConfig } from "@tieout/connectors/connectors";
import type { Config } from "@tieout/server/config/config";

/** What says which packages can be connected; names for `readConfig`. */
export const packageSettings = [
  "dexUrl",
  "dexClientId",
  "dexClientSecret",
  "quickbooksDesktop",
] as const;

export function packagesOf(config: Config<(typeof packageSettings)[number]>): ConnectorsConfig {
  const { dexUrl: origin, dexClientId: clientId, dexClientSecret: clientSecret } = config;
  const { quickbooksDesktop: quickBooksDesktop } = config;
  return { ...(origin !== "" && { dex: { origin, clientId, clientSecret } }), quickBooksDesktop };
}
