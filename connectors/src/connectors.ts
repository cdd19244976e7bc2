import type { Connector } from "./connector.ts";
import { type DexConfig, dex } from "./dex/dex.ts";
import { type BookFiles, fileUpload } from "./fileupload/reader.ts";
import { quickBooksDesktopConnector } from "./quickbooks-desktop/quickbooks-desktop.ts";

/** A package without configuration isn't offered. */
export interface ConnectorsConfig {
  readonly dex?: DexConfig;
  /** Whether borrowers' Web Connectors may call here: only by HTTPS, except on localhost. */
  readonly quickBooksDesktop?: boolean;
  /** Set only in the worker. */
  readonly files?: BookFiles;
}

export type Connectors = ReadonlyMap<string, Connector>;

export function connectors(config: ConnectorsConfig): Connectors {
  const configured = Object.values(made)
    .map((make) => make(config))
    .filter((one) => one !== undefined);
  return new Map(configured.map((connector) => [connector.accountingPackage, connector]));
}

/** Whether a connector exists, configured or not; ids ignore case. */
export const canBeConnected = (id: string): boolean => Object.hasOwn(made, id.toLowerCase());

type Make = (config: ConnectorsConfig) => Connector | undefined;

const made: Readonly<Record<string, Make>> = {
  example: ({ dex: config }) => config && dex(config),
  quickbooksdesktop: ({ quickBooksDesktop }) =>
    quickBooksDesktop ? quickBooksDesktopConnector() : undefined,
  fileupload: ({ files }) => files && fileUpload(files),
};
