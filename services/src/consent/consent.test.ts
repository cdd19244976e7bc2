import { randomUUID } from "node:crypto";
import {
  type Company,
  ConnectorError,
  type Grant,
  type PackageConnector,
} from "@tieout/connectors/connector";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt, newTenant, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test as databaseTest } from "@tieout/server/database/testing/test-database";
import { newSecret } from "@tieout/server/sealing/secrets";
import { newSealer } from "@tieout/server/sealing/testing/new-sealer";
import { describe, expect } from "vitest";
import { lockConnectionOfCompany, saveConnection } from "../connections/connection.ts";
import { aRequest, insertLink } from "../testing/builders.ts";
import { beginConsent } from "./begin-consent.ts";
import { claimConsent } from "./claim-consent.ts";
import { findConnectionRequest, saveDelegatedAccessToken } from "./connection-request.ts";
import { receiveConsent } from "./receive-consent.ts";

describe("consent", () => {
  test("asks the package outside of any transaction, with what only we know", async ({
    tenant,
    trip,
  }) => {
    const asked: object[] = [];
    const { claim, endpoint } = await trip({
      exchange: async (answer) => {
        asked.push(answer);
        // No transaction may hold a lock here, so other claims aren't blocked.
        await tenant.tx((db) => db("connectionRequests").forUpdate().noWait());
        return grant;
      },
    });

    const claimed = await claim();

    expect(claimed).toMatchObject({ datasetName: "Tidewater", request: { status: "Success" } });
    expect(asked).toEqual([
      {
        code: "a code",
        codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
        redirectUri: "https://callback.test/api/connections/callback",
      },
    ]);
    expect(endpoint).toContain("challenge=");
  });

  test.for([
    ["vendor-down", "DatasourceUnresponsive"],
    ["throttled", "DatasourceUnresponsive"],
    ["reconnect-needed", "RequestNonceAlreadyUsed"],
    ["not-permitted", "InsufficientUserPermissions"],
    ["bad-data", "InternalError"],
  ] as const)(
    "that ends in %s is kept as %s, without a connection",
    async ([trouble, errorCode], { tenant, trip }) => {
      const fail = async () => {
        throw new ConnectorError(trouble, "No.");
      };
      const [atExchange, atCompany] = [
        await trip({ exchange: fail }),
        await trip({ company: fail }),
      ];

      const claims = [await atExchange.claim(), await atCompany.claim()];

      for (const claimed of claims) {
        expect(claimed?.request).toMatchObject({ status: "Error", errorCode, connectionId: null });
      }
      expect(await tenant.tx((db) => db("connections"))).toEqual([]);
    },
  );

  test("that a bug ends is a fault, and the answer is used up", async ({ trip }) => {
    const { claim } = await trip({
      exchange: async () => {
        throw new TypeError("a bug");
      },
    });

    await expect(claim()).rejects.toThrow("a bug");
    expect(await claim()).toBeUndefined();
  });

  test("is given back where its workspace was deleted meanwhile", async ({ tenant, trip }) => {
    const givenBack: string[] = [];
    const { claim } = await trip({
      exchange: async () => {
        await tenant.tx((db) => db("workspaces").update({ deletedAt: builtAt }));
        return grant;
      },
      revoke: async ({ access }) => {
        givenBack.push(access);
      },
    });

    const claimed = await claim();

    expect(claimed).toBeUndefined();
    expect(givenBack).toEqual([grant.tokens.access]);
    expect(await tenant.tx((db) => db("connections"))).toEqual([]);
  });

  test("is claimed once, however many try at a time", async ({ tenant, trip }) => {
    const { claim } = await trip({});

    const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));

    expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
    expect(await tenant.tx((db) => db("connections"))).toHaveLength(1);
  });

  test("is the same connection for two who connect a company at once (D-14)", async ({
    tenant,
    pool,
    trip,
  }) => {
    const { workspaceId, linkSessionId, claim } = await trip({});
    const company = { workspaceId, datasourceNameId: "example", orgId: grant.companyId };
    const id = randomUUID();

    const { claiming } = await tenant.tx(async (db) => {
      expect(await lockConnectionOfCompany(db, company)).toBeUndefined();
      await saveConnection(db, {
        ...company,
        id,
        datasetId: null,
        datasetName: "Tidewater",
        sealedTokens: Buffer.from("sealed"),
        createdBy: { linkSessionId },
        now: builtAt,
      });
      const claiming = claim();
      await somebodyWaits(pool);
      return { claiming };
    });

    expect((await claiming)?.request).toMatchObject({ status: "Success", connectionId: id });
    expect(await tenant.tx((db) => db("connections").pluck("id"))).toEqual([id]);
  });

  test("isn't taken up under another tenant, nor without a whole state", async ({
    pool,
    trip,
    services,
  }) => {
    const { state } = await trip({});
    const stranger = await newTenant(pool);
    const receive = (received: string) =>
      stranger.tx((db) => receiveConsent(services({}), db, { state: received }, builtAt));

    expect([await receive(state), await receive(""), await receive(state.slice(1))]).toEqual([
      { result: "unknown" },
      { result: "unknown" },
      { result: "unknown" },
    ]);
  });
});

const grant: Grant = {
  tokens: { access: "an access token", accessExpiresAt: "2026-03-15T10:00:00Z", refresh: "r" },
  companyId: "c1",
};

interface PackageSays {
  readonly exchange?: PackageConnector["consent"]["exchange"];
  readonly company?: () => Promise<Company>;
  readonly revoke?: PackageConnector["consent"]["revoke"];
}

function aPackage({
  exchange = async () => grant,
  company = aCompany,
  revoke,
}: PackageSays): PackageConnector {
  const unasked = async () => {
    throw new Error("Nobody asks for that here");
  };
  return {
    accountingPackage: "example",
    consent: {
      authorizeAddress: ({ state, codeChallenge }) =>
        `https://package.test/?state=${state}&challenge=${codeChallenge}`,
      exchange,
      refresh: unasked,
      revoke: revoke ?? unasked,
    },
    open: () => ({
      company,
      accounts: unasked,
      parties: unasked,
      journalLines: unasked,
      openDocuments: unasked,
      trialBalance: unasked,
      aging: unasked,
      balanceSheets: unasked,
      incomeStatements: unasked,
    }),
  };
}

const aCompany = async (): Promise<Company> => ({
  id: "c1",
  name: "Tidewater",
  legalName: "Tidewater, Inc.",
  currency: "USD",
  fiscalYearEnd: { month: 12, day: 31 },
});

type Services = Parameters<typeof claimConsent>[0];

interface Begun {
  readonly workspaceId: string;
  readonly linkSessionId: string;
  readonly endpoint: string;
  readonly state: string;
  readonly claim: () => ReturnType<typeof claimConsent>;
}

const test = databaseTest.extend<{
  readonly services: (says: PackageSays) => Services;
  readonly trip: (says: PackageSays) => Promise<Begun>;
}>({
  services: async ({ tenant: _ }, use) => {
    const sealing = newSealer();
    await use((says) => ({
      connectors: new Map([["example", aPackage(says)]]),
      sealer: sealing,
      callbackOrigin: "https://callback.test",
    }));
  },
  trip: async ({ tenant, services }, use) => use((says) => comeBack(tenant, services(says))),
});

async function comeBack(tenant: TestTenant, services: Services): Promise<Begun> {
  const { workspaceId, linkSessionId } = await tenant.tx((db) => insertLink(db));
  const initiator = { linkSessionId };
  const [{ secret: delegatedAccessToken, hash: secretHash }, { hash: initiatorHash }] = [
    newSecret(),
    newSecret(),
  ];
  const begun = await tenant.tx(async (db) => {
    const expiresAt = new Date(builtAt.getTime() + 1_000);
    const common = { workspaceId, initiator, now: builtAt };
    await saveDelegatedAccessToken(db, { ...common, secretHash, expiresAt });
    return beginConsent(services, db, {
      ...common,
      initiatorHash,
      delegatedAccessToken,
      accountingPackage: "example",
      sourceFlow: "borrower",
      agreed: {
        by: initiator,
        scope: scopeOf(aRequest, "2026-03-15" as Day),
        networkPrefix: "203.0.113",
      },
      language: "en",
      displayName: "Copperfield Capital",
      returnAddress: "https://share.test/connected",
    });
  });
  if (begun.result !== "begun") throw new Error(begun.result);
  const state = new URL(begun.connectionEndpoint).searchParams.get("state") ?? "";
  await tenant.tx((db) => receiveConsent(services, db, { state, code: "a code" }, builtAt));
  const request = { workspaceId, id: begun.id };
  expect(await tenant.tx((db) => findConnectionRequest(db, request))).toMatchObject({
    status: "Started",
  });
  const claim = { state, initiator, initiatorHash, now: builtAt };
  return {
    workspaceId,
    linkSessionId,
    endpoint: begun.connectionEndpoint,
    state,
    claim: () => claimConsent(services, tenant.tx, claim),
  };
}
