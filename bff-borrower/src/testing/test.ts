import type { paths } from "@tieout/openapi/borrower";
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
import { borrowerApi } from "../app.ts";
import { authenticateByLink } from "../operations/link-sessions/authenticate-link.ts";
import type { Services } from "../operations/operation.ts";
import { authenticateByReceipt } from "../operations/receipts/authenticate-receipt.ts";

export interface BorrowerFixtures {
  /** The handlers' services: all real, with DEX as the package, and QuickBooks Desktop enabled. */
  readonly services: Services;
  readonly clock: { now: Date };
  readonly tenant: HostedTenant;
  readonly portal: ServedPortal;
  readonly as: (asker?: Partial<Visit>) => Client<paths>;
}

/** Vitest's `test` with the borrower's portal: real HTTP, real PostgreSQL, the real authenticators. */
export const test = databaseTest.extend<BorrowerFixtures>({
  services: [
    async ({ postgres: _ }, use) => {
      const { services, stop } = await openPortalServices({ quickBooksDesktop: true });
      await use(services);
      await stop();
    },
    { scope: "file" },
  ],
  clock: async ({ task: _ }, use) => use({ now: builtAt }),
  tenant: async ({ pool, owner }, use) => use(await newHostedTenant({ pool, owner })),
  portal: async ({ pool, services, clock }, use) => {
    const proxies = testProxies;
    const middleware = borrowerApi({
      pool,
      proxies,
      services,
      checkReplies: true,
      authenticators: { link: authenticateByLink, receipt: authenticateByReceipt },
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
