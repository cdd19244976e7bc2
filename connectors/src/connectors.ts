import type { Connector } from "./connector.ts";
import { type DexConfig, dex } from "./dex/dex.ts";
import { type BookFiles, fileUpload } from "./fileupload/reader.ts";
import { quickBooksDesktopConnector } from "./quickbooks-desktop/quickbooks-desktop.ts";

/** A package that isn't configured here can't be connected, and isn't offered. */
export interface ConnectorsConfig {
  readonly dex?: DexConfig;
  /** Whether borrowers' Web Connectors may call here: by https, but on this machine. */
  readonly quickBooksDesktop?: boolean;
  /** Where books files lie, and who reads them; the worker alone has them. */
  readonly files?: BookFiles;
}

/** The packages that can be connected, by the contract's names for them. */
export type Connectors = ReadonlyMap<string, Connector>;

export function connectors(config: ConnectorsConfig): Connectors {
  const configured = Object.values(made)
    .map((make) => make(config))
    .filter((one) => one !== undefined);
  return new Map(configured.map((connector) => [connector.accountingPackage, connector]));
}

/** Whether there is a connector to a package at all, configured or not; its id in whatever case. */
export const canBeConnected = (id: string): boolean => Object.hasOwn(made, id.toLowerCase());

type Make = (config: ConnectorsConfig) => Connector | undefined;

const made: Readonly<Record<string, Make>> = {
  example: ({ dex: config }) => config && dex(config),
  quickbooksdesktop: ({ quickBooksDesktop }) =>
    quickBooksDesktop ? quickBooksDesktopConnector() : undefined,
  fileupload: ({ files }) => files && fileUpload(files),
};
