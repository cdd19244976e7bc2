import type { Connector } from "./connector.ts";
import { type DexConfig, dex } from "./dex/index.ts";
import { type FileStore, fileUpload } from "./fileupload/index.ts";
import { quickBooksDesktopConnector } from "./quickbooks-desktop/index.ts";

/** A package that isn't configured here can't be connected, and isn't offered. */
export interface ConnectorsConfig {
  readonly dex?: DexConfig;
  /** Whether borrowers' Web Connectors may call here: by https, but on this machine. */
  readonly quickBooksDesktop?: boolean;
  /** Where books files lie; for whoever reads them. */
  readonly files?: FileStore;
}

/** The packages that can be connected, by the contract's names for them. */
export type Connectors = ReadonlyMap<string, Connector>;

export function connectors(config: ConnectorsConfig): Connectors {
  const { dex: dexConfig, quickBooksDesktop, files } = config;
  const configured = [
    dexConfig && dex(dexConfig),
    quickBooksDesktop ? quickBooksDesktopConnector() : undefined,
    files && fileUpload(files),
  ].filter((one) => one !== undefined);
  return new Map(configured.map((connector) => [connector.accountingPackage, connector]));
}
