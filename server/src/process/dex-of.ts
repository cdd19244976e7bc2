import type { ConnectorsConfig } from "../connectors/index.ts";

/** The demo accounting system, where its address is configured. */
export function dexOf(config: {
  readonly dexUrl: string;
  readonly dexClientId: string;
  readonly dexClientSecret: string;
}): ConnectorsConfig {
  const { dexUrl: origin, dexClientId: clientId, dexClientSecret: clientSecret } = config;
  return origin === "" ? {} : { dex: { origin, clientId, clientSecret } };
}
