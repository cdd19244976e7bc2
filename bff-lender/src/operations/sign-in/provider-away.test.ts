import { randomUUID } from "node:crypto";
import { saveIdentityProvider } from "@tieout/server/database/tenant/provision";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { loginTest as test } from "../../testing/index.ts";

describe("opening a login", () => {
  test("tells the page where it goes on, in the reader's language (P-T3, P-C19)", async ({
    as,
    person,
  }) => {
    const { data, response } = await as().POST("/auth/login", { body: { uiLocales: "fr" } });

    const address = new URL(data?.location ?? "");
    expect(address.origin).toBe(person.issuer);
    expect(address.searchParams.get("ui_locales")).toBe("fr");
    expect(address.searchParams.get("prompt")).toBeNull();
    expect(cookiesOf(response.headers)).toMatch(/^__Host-tieout-login=/);
  });

  test("asks who it is again where the one before had no account", async ({ as, person: _ }) => {
    const { data } = await as().POST("/auth/login", { body: { otherAccount: true } });

    expect(new URL(data?.location ?? "").searchParams.get("prompt")).toBe("login");
  });

  test("says so where the provider can't be reached, by either way, and tells the operator why", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    await tenant.tx((db) =>
      saveIdentityProvider(db, {
        id: randomUUID(),
        // No server listens there.
        issuer: "http://127.0.0.1:9",
        clientId: "tieout",
        apiClientIds: [],
        scopes: "openid",
        sealedClientSecret: null,
      }),
    );

    const { error } = await as().POST("/auth/login", { body: {} });
    const { status } = await ask(
      portal.url,
      { origin: tenant.lenderOrigin },
      { method: "GET", path: "/auth/login" },
    );

    expect(error).toMatchObject({ status: 503, type: "provider-away" });
    expect(error?.description).toMatch(/sign-in page can’t be reached/);
    expect(status).toBe(503);
    const told = { tenantId: tenant.id, issuer: "http://127.0.0.1:9", what: ofNoUse };
    expect(services.warnings).toEqual([
      expect.objectContaining(told),
      expect.objectContaining(told),
    ]);
  });

  test("isn't there for a tenant without a provider", async ({ portal, pool, owner }) => {
    const { lenderOrigin: origin } = await newHostedTenant({ pool, owner });

    const reply = await ask(
      portal.url,
      { origin },
      { method: "POST", path: "/auth/login", json: {} },
    );

    expect(reply.status).toBe(404);
  });
});

describe("a provider that refuses a code", () => {
  test("is told to the operator by the reason it gives, and the code isn't", async ({
    browser,
    tenant,
    services,
  }) => {
    const { state, cookie, answer } = await browser.begin({ answered: false });
    answer.searchParams.set("code", "f0rged");
    await browser.receive(answer);

    await browser.claim(state, cookie);

    const [warning] = services.warnings.filter((each) => "error" in each && each.error);
    expect(warning).toMatchObject({ tenantId: tenant.id, error: "invalid_grant", what: ofNoUse });
    expect(JSON.stringify(warning)).not.toContain("f0rged");
  });
});

const ofNoUse = "the identity provider was of no use";
