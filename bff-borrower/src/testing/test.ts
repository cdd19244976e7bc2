import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { paths } from "@tieout/openapi/borrower";
import { connectors } from "@tieout/server/connectors";
import { builtAt, test as databaseTest } from "@tieout/server/database/testing";
import { hostFinder } from "@tieout/server/http";
import {
  callbackOrigin,
  type HostedTenant,
  headersOf,
  newHostedTenant,
  type ServedPortal,
  servePortal,
  testProxies,
  type Visit,
} from "@tieout/server/http/testing";
import { parseKeyRing, sealer } from "@tieout/server/sealing";
import { openStorage } from "@tieout/server/storage";
import createClient, { type Client } from "openapi-fetch";
import { expect } from "vitest";
import { startDex } from "../../../sandbox/src/dex/index.ts";
import { borrowerApi } from "../app.ts";
import type { Services } from "../operation.ts";
import { linkDoor } from "../sign-in/link-door.ts";
import { receiptDoor } from "../sign-in/receipt-door.ts";

export interface BorrowerFixtures {
  /** What the handlers get: all of it real, with DEX for a package, and QuickBooks Desktop let in. */
  readonly services: Services;
  readonly clock: { now: Date };
  /** A tenant nobody else knows, with hosts of its own. */
  readonly tenant: HostedTenant;
  readonly portal: ServedPortal;
  /** Asks by the contract: as whoever opened a link, or as nobody. */
  readonly as: (asker?: Partial<Visit>) => Client<paths>;
}

/** Vitest's `test` with the borrower's portal: real HTTP, real PostgreSQL, the real door. */
export const test = databaseTest.extend<BorrowerFixtures>({
  services: [
    async ({ postgres: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "tieout-borrower-"));
      const redirectUris = [`${callbackOrigin}/api/connections/callback`];
      const client = { id: "tieout", secret: "dex secret", name: "Tieout", redirectUris };
      const dex = await startDex({ port: 0, clients: [client], today: "2026-03-15" });
      const { id: clientId, secret: clientSecret } = client;
      await use({
        sealer: sealer(parseKeyRing(`test:${randomBytes(32).toString("base64")}`)),
        storage: openStorage(pathToFileURL(folder).href),
        scansDocuments: false,
        connectors: connectors({
          ...{ dex: { origin: dex.url, clientId, clientSecret }, quickBooksDesktop: true },
        }),
        callbackOrigin,
        reportFault: () => {},
      });
      await dex.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "file" },
  ],
  clock: async ({ task: _ }, use) => use({ now: builtAt }),
  tenant: async ({ pool, owner }, use) => use(await newHostedTenant({ pool, owner })),
  portal: async ({ pool, services, clock }, use) => {
    const proxies = testProxies;
    const middleware = borrowerApi({
      ...{
        pool,
        proxies,
        services,
        checkReplies: true,
        doors: { link: linkDoor, receipt: receiptDoor },
      },
      now: () => clock.now,
      host: hostFinder({ pool, kind: "borrower", callbackOrigin, proxies }),
    });
    const portal = await servePortal(middleware);
    await use(portal);
    await portal.stop();
    expect(portal.faults).toEqual([]);
  },
  as: async ({ portal, tenant }, use) =>
    use((asker = {}) =>
      createClient<paths>({
        baseUrl: `${portal.url}/api`,
        headers: headersOf({ origin: tenant.borrowerOrigin, ...asker }),
        redirect: "manual",
      }),
    ),
});
