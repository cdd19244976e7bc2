import { type Connectors, connectors } from "@tieout/connectors/connectors";
import { openFileReaders } from "@tieout/connectors/reader-processes/file-readers";
import { refuseInTransaction } from "@tieout/server/database/outside-transactions";
import { guardFetch } from "@tieout/server/database/testing/guard-fetch";
import { callbackOrigin } from "@tieout/server/http/testing/hosts";
import type { OutgoingMail } from "@tieout/server/mail/mailer";
import { newSealer } from "@tieout/server/sealing/testing/new-sealer";
import { newStorage } from "@tieout/server/storage/testing/new-storage";
import { startDex } from "../../../sandbox/src/dex/start-dex.ts";
import type { Services } from "../queue/job-handler.ts";

/** The last day of DEX's books. */
export const dexToday = "2026-11-21";

export const redirectUri = `${callbackOrigin}/api/connections/callback`;

/** A worker's environment: DEX, a disk, and a mail server that keeps mails. */
export interface World {
  readonly services: Services;
  readonly connectors: Connectors;
  readonly dexUrl: string;
  readonly mails: readonly OutgoingMail[];
  readonly reports: readonly Readonly<Record<string, string | number>>[];
  readonly stop: () => Promise<void>;
}

export async function openWorld(): Promise<World> {
  const unguardFetch = guardFetch();
  const client = { id: "tieout", secret: "dex secret", name: "Tieout" };
  const dex = await startDex({
    port: 0,
    today: dexToday,
    hangMilliseconds: 20,
    clients: [withRedirect(client)],
    rate: { requests: 100_000, seconds: 1 },
  });
  const { id: clientId, secret: clientSecret } = client;
  const { storage, remove } = newStorage();
  const fileReaders = openFileReaders({ atOnce: 4 });
  const packages = connectors({
    dex: { origin: dex.url, clientId, clientSecret, client: { firstPauseMs: 10 } },
    files: { store: storage, readers: fileReaders },
  });
  const mails: OutgoingMail[] = [];
  const reports: Readonly<Record<string, string | number>>[] = [];

  return {
    services: {
      connectors: packages,
      sealer: newSealer(),
      storage,
      fileReaders,
      mailer: {
        domain: "tieout.test",
        send: async (mail) => {
          refuseInTransaction("Mail");
          mails.push(mail);
        },
        close: () => undefined,
      },
      now: () => new Date(),
      report: (_what, done) => void reports.push(done),
      patienceMs: 0,
    },
    connectors: packages,
    dexUrl: dex.url,
    mails,
    reports,
    stop: async () => {
      unguardFetch();
      await dex.stop();
      fileReaders.close();
      remove();
    },
  };
}

const withRedirect = <Client>(client: Client) => ({ ...client, redirectUris: [redirectUri] });
