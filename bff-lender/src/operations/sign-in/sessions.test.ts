import { generateKeyPairSync, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { saveIdentityProvider } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { insertUser } from "@tieout/services/testing/builders";
import { exportJWK, type JWTPayload, SignJWT } from "jose";
import { describe, expect } from "vitest";
import { test as lenderTest, signIn } from "../../testing/index.ts";

const at = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);

describe("a session", () => {
  test("slides by a refresh alone, and never past its end (P-E32)", async ({
    as,
    tenant,
    clock,
  }) => {
    const member = as(await signIn(tenant));
    const slidingEnd = async () => (await member.GET("/auth/session")).data?.slidingExpirationTime;

    const start = await slidingEnd();
    clock.now = at(1_700);
    await member.GET("/users");
    const polled = await slidingEnd();
    await member.POST("/auth/session/refresh");
    const refreshed = await slidingEnd();
    await tenant.tx((db) => db("sessions").update({ slidingExpiresAt: at(86_400) }));
    clock.now = at(86_390);
    const last = await member.POST("/auth/session/refresh");

    expect([start, polled]).toEqual([at(1_800).toISOString(), at(1_800).toISOString()]);
    expect(Date.parse(refreshed ?? "")).toBeGreaterThan(at(1_800).getTime());
    expect(last.data).toEqual({
      absoluteExpirationTime: at(86_400).toISOString(),
      slidingExpirationTime: at(86_400).toISOString(),
    });
  });

  test("ends without a refresh, to the second, and for good", async ({ as, tenant, clock }) => {
    const member = as(await signIn(tenant));

    clock.now = at(1_799);
    const before = await member.GET("/auth/session");
    clock.now = at(1_800);
    const after = [await member.GET("/auth/session"), await member.POST("/auth/session/refresh")];

    expect(before.response.status).toBe(200);
    expect(after.map(({ error }) => error?.type)).toEqual(["no-session", "no-session"]);
  });

  test("is nothing on another tenant's host, and nothing once ended", async ({
    as,
    tenant,
    pool,
    owner,
  }) => {
    const member = await signIn(tenant);
    const { lenderOrigin: origin } = await newHostedTenant({ pool, owner });

    const elsewhere = await as({ ...member, origin }).GET("/auth/session");
    const out = await as(member).POST("/auth/signout");
    const after = await as(member).POST("/auth/signout");

    expect(elsewhere.error?.type).toBe("no-session");
    expect(out.data).toEqual({ logoutUrl: `${tenant.lenderOrigin}/` });
    expect(cookiesOf(out.response.headers)).toBe("");
    expect(after.error?.type).toBe("no-session");
  });
});

describe("postLogin", () => {
  test("gives an API client with the tenant's token a session, and says who it is (P-A6, S-G12)", async ({
    as,
    tenant,
    issuer,
  }) => {
    const subject = randomUUID();
    const identity = { issuer: issuer.url, subject };
    const userId = await tenant.tx((db) => insertUser(db, { identity }));
    const authorization = `Bearer ${await issuer.token({ sub: subject })}`;

    const { data, response } = await as({
      headers: { authorization, origin: undefined },
    }).POST("/auth/postlogin", { body: { idpUserProperties: { department: "Lending" } } });
    const cookie = cookiesOf(response.headers);
    const session = await as({ cookie }).GET("/auth/session");
    const other = await as({ headers: { authorization } }).GET("/users");

    expect(data).toMatchObject({ id: userId, resourceRoles: [{ resourceType: "Tenant" }] });
    expect(session.response.status).toBe(200);
    expect(other.error?.type).toBe("no-session");
  });

  test("takes an address in the body only where it's the token's (P-A6)", async ({
    as,
    tenant,
  }) => {
    const emailAddress = "dana@copperfieldcapital.com";
    const member = as(await signIn(tenant, { emailAddress }));
    const say = async (claimed: string) =>
      (await member.POST("/auth/postlogin", { body: { emailAddress: claimed } })).response.status;

    expect([await say("Dana@CopperfieldCapital.com"), await say("eve@evil.test")]).toEqual([
      200, 403,
    ]);
  });

  test.for([
    ["somebody unknown", {}, {}],
    ["another audience", {}, { aud: "another" }],
    ["another issuer", {}, { iss: "https://evil.test" }],
    ["the past", {}, { exp: 1 }],
    ["a key of its own making", { forged: true }, {}],
  ] as const)(
    "lets nobody in with a token of %s",
    async ([who, { ...how }, over], { as, tenant, issuer }) => {
      const subject = randomUUID();
      const identity = { issuer: issuer.url, subject };
      if (who !== "somebody unknown") await tenant.tx((db) => insertUser(db, { identity }));
      const authorization = `Bearer ${await issuer.token({ sub: subject, ...over }, how)}`;

      const { error } = await as({ headers: { authorization } }).POST("/auth/postlogin", {
        body: {},
      });

      expect(error).toMatchObject({ status: 401, type: "no-session" });
    },
  );
});

interface Issuer {
  readonly url: string;
  readonly token: (claims: JWTPayload, how?: { readonly forged?: boolean }) => Promise<string>;
}

/** A mock identity provider for one tenant. */
const test = lenderTest.extend<{ readonly issuer: Issuer }>({
  issuer: async ({ tenant }, use) => {
    const [own, foreign] = [aKeyPair(), aKeyPair()];
    const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "ES256", use: "sig" };
    const server = createServer((request, response) => {
      const known = { issuer: url, jwks_uri: `${url}/jwks` };
      const body = request.url === "/jwks" ? { keys: [jwk] } : known;
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    // A server that listens on a port has an address of this kind.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await tenant.tx((db) =>
      saveIdentityProvider(db, {
        id: randomUUID(),
        issuer: url,
        clientId: "portal",
        sealedClientSecret: null,
        apiClientIds: ["api"],
        scopes: "openid",
      }),
    );

    await use({
      url,
      token: (claims, { forged = false } = {}) =>
        new SignJWT({ iss: url, aud: "api", exp: Math.floor(Date.now() / 1_000) + 60, ...claims })
          .setProtectedHeader({ alg: "ES256", kid: "one" })
          .sign((forged ? foreign : own).privateKey),
    });
    server.close();
    server.closeAllConnections();
  },
});

const aKeyPair = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
