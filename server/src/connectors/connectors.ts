import type { Connector } from "./connector.ts";
import { type DexConfig, dex } from "./dex/index.ts";

/** A package that isn't configured here can't be connected, and isn't offered. */
export interface ConnectorsConfig {
  readonly dex?: DexConfig;
}

/** The packages that can be connected, by the contract's names for them. */
export type Connectors = ReadonlyMap<string, Connector>;

export function connectors(config: ConnectorsConfig): Connectors {
  const configured = [config.dex && dex(config.dex)].filter((one) => one !== undefined);
  return new Map(configured.map((connector) => [connector.accountingPackage, connector]));
}
