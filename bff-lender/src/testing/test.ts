import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { paths } from "@tieout/openapi/lender";
import { type Connectors, connectors } from "@tieout/server/connectors";
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
import { lenderApi } from "../app.ts";
import type { Services } from "../operation.ts";
import { bearerDoor, sessionDoor } from "../sign-in/doors.ts";
import { identityProviders } from "../sign-in/identity-provider.ts";
import { visitOf } from "./people.ts";

/** Whoever has a session; nobody without one. */
type Asker = Partial<Visit>;

export interface LenderFixtures {
  /** What the handlers get: all of it real, with DEX for a package. */
  readonly services: Services & {
    readonly connectors: Connectors;
    /** What the operator was told. */
    readonly warnings: readonly object[];
  };
  readonly clock: { now: Date };
  /** A tenant nobody else knows, with hosts of its own. */
  readonly tenant: HostedTenant;
  readonly portal: ServedPortal;
  /** Asks by the contract: as somebody, or as nobody. */
  readonly as: (asker?: Asker) => Client<paths>;
}

/** Vitest's `test` with the lender's portal: real HTTP, real PostgreSQL, the real doors. */
export const test = databaseTest.extend<LenderFixtures>({
  services: [
    async ({ postgres: _ }, use) => {
      const warnings: object[] = [];
      const folder = mkdtempSync(join(tmpdir(), "tieout-lender-"));
      const redirectUris = [`${callbackOrigin}/api/connections/callback`];
      const client = { id: "tieout", secret: "dex secret", name: "Tieout", redirectUris };
      const dex = await startDex({ port: 0, clients: [client], today: "2026-03-15" });
      const { id: clientId, secret: clientSecret } = client;
      await use({
        sealer: sealer(parseKeyRing(`test:${randomBytes(32).toString("base64")}`)),
        storage: openStorage(pathToFileURL(folder).href),
        scansDocuments: false,
        connectors: connectors({ dex: { origin: dex.url, clientId, clientSecret } }),
        identityProviders: identityProviders({ insecure: true }),
        reportFault: () => {},
        warn: (about, what) => warnings.push({ ...about, what }),
        warnings,
        callbackOrigin,
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
    const middleware = lenderApi({
      ...{ pool, proxies, services, checkReplies: true },
      now: () => clock.now,
      host: hostFinder({ pool, kind: "lender", callbackOrigin, proxies }),
      doors: {
        session: sessionDoor,
        bearer: bearerDoor(services.identityProviders, services.sealer),
      },
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
        headers: headersOf(visitOf(tenant, asker)),
        redirect: "manual",
      }),
    ),
});
