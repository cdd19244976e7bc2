import type { Connectors } from "@tieout/connectors/connectors";
import type { paths } from "@tieout/openapi/lender";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test as databaseTest } from "@tieout/server/database/testing/test-database";
import { hostFinder } from "@tieout/server/http/host";
import { headersOf, type Visit } from "@tieout/server/http/testing/ask";
import {
  callbackOrigin,
  type HostedTenant,
  newHostedTenant,
  testProxies,
} from "@tieout/server/http/testing/hosts";
import { type ServedPortal, servePortal } from "@tieout/server/http/testing/serve-portal";
import { openPortalServices } from "@tieout/services/testing/portal-services";
import createClient, { type Client } from "openapi-fetch";
import { expect } from "vitest";
import { lenderApi } from "../app.ts";
import type { Services } from "../operations/operation.ts";
import {
  authenticateByBearer,
  authenticateBySession,
} from "../operations/sign-in/authenticators.ts";
import { identityProviders } from "../operations/sign-in/identity-provider.ts";
import { visitOf } from "./people.ts";

type Asker = Partial<Visit>;

export interface LenderFixtures {
  /** The handlers' services: all real, with DEX as the package. */
  readonly services: Services & {
    readonly connectors: Connectors;
    readonly warnings: readonly object[];
  };
  readonly clock: { now: Date };
  readonly tenant: HostedTenant;
  readonly portal: ServedPortal;
  readonly as: (asker?: Asker) => Client<paths>;
}

/** Vitest's `test` with the lender's portal: real HTTP, real PostgreSQL, the real authenticators. */
export const test = databaseTest.extend<LenderFixtures>({
  services: [
    async ({ postgres: _ }, use) => {
      const warnings: object[] = [];
      const { services, stop } = await openPortalServices();
      await use({
        ...services,
        identityProviders: identityProviders({ insecure: true }),
        warn: (about, what) => warnings.push({ ...about, what }),
        warnings,
      });
      await stop();
    },
    { scope: "file" },
  ],
  clock: async ({ task: _ }, use) => use({ now: builtAt }),
  tenant: async ({ pool, owner }, use) => use(await newHostedTenant({ pool, owner })),
  portal: async ({ pool, services, clock }, use) => {
    const proxies = testProxies;
    const middleware = lenderApi({
      pool,
      proxies,
      services,
      checkReplies: true,
      now: () => clock.now,
      host: hostFinder({ pool, kind: "lender", callbackOrigin, proxies }),
      authenticators: {
        session: authenticateBySession,
        bearer: authenticateByBearer(services.identityProviders, services.sealer),
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
