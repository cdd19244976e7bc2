import { type Connectors, type ConnectorsConfig, connectors } from "@tieout/connectors/connectors";
import {
  type FileReaders,
  openFileReaders,
} from "@tieout/connectors/reader-processes/file-readers";
import { guardFetch } from "@tieout/server/database/testing/guard-fetch";
import { callbackOrigin } from "@tieout/server/http/testing/hosts";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSealer } from "@tieout/server/sealing/testing/new-sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { newStorage } from "@tieout/server/storage/testing/new-storage";
import { startDex } from "../../../sandbox/src/dex/start-dex.ts";

/** Real services for either portal's handlers, with DEX as the package. */
export interface PortalServices {
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly fileReaders: FileReaders;
  readonly scansDocuments: boolean;
  readonly connectors: Connectors;
  readonly callbackOrigin: string;
  readonly reportFault: () => void;
}

/** With an empty disk and new keys. `besides` are packages besides DEX. */
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
