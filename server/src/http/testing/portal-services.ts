import { startDex } from "../../../../sandbox/src/dex/start-dex.ts";
import { type Connectors, type ConnectorsConfig, connectors } from "../../connectors/index.ts";
import { guardFetch } from "../../database/testing/index.ts";
import { type FileReaders, openFileReaders } from "../../file-reading/index.ts";
import type { Sealer } from "../../sealing/index.ts";
import { newSealer } from "../../sealing/testing/index.ts";
import type { Storage } from "../../storage/index.ts";
import { newStorage } from "../../storage/testing/index.ts";
import { callbackOrigin } from "./hosts.ts";

/** What the handlers of either portal get: all of it real, with DEX for a package. */
export interface PortalServices {
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly fileReaders: FileReaders;
  readonly scansDocuments: boolean;
  readonly connectors: Connectors;
  readonly callbackOrigin: string;
  readonly reportFault: () => void;
}

/** Begins with an empty disk and keys of its own. `besides` are packages besides DEX. */
export async function openPortalServices(
  besides: Omit<ConnectorsConfig, "dex"> = {},
): Promise<{ readonly services: PortalServices; readonly stop: () => Promise<void> }> {
  const { storage, remove } = newStorage();
  const unguardFetch = guardFetch();
  const fileReaders = openFileReaders({ atOnce: 2 });
  const redirectUris = [`${callbackOrigin}/api/connections/callback`];
  const client = { id: "tieout", secret: "dex secret", name: "Tieout", redirectUris };
  const dex = await startDex({ port: 0, clients: [client], today: "2026-03-15" });
  const { id: clientId, secret: clientSecret } = client;
  return {
    services: {
      storage,
      fileReaders,
      callbackOrigin,
      sealer: newSealer(),
      scansDocuments: false,
      connectors: connectors({ dex: { origin: dex.url, clientId, clientSecret }, ...besides }),
      reportFault: () => {},
    },
    stop: async () => {
      unguardFetch();
      await dex.stop();
      fileReaders.close();
      remove();
    },
  };
}
