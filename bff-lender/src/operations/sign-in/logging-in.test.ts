import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { insertUser } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { loginTest as test } from "../../testing/index.ts";

describe("logging in", () => {
  test("opens a session for whom the provider vouches for, and signing out ends both (P-G2, P-T1)", async ({
    browser,
    tenant,
    person,
    as,
  }) => {
    const userId = await tenant.tx((db) => insertUser(db, { identity: person }));
    const { state, cookie: login } = await browser.begin();

    const claimed = await browser.claim(state, login);

    const cookie = cookiesOf(claimed.headers);
    const [cleared = "", set = ""] = claimed.headers.getSetCookie();
    expect([claimed.status, claimed.headers.get("location")]).toEqual([302, "/businesses"]);
    expect(cleared).toMatch(/^__Host-tieout-login=; Max-Age=0;/);
    expect(set).toMatch(
      /^__Host-tieout-session=[\w-]{43}; Max-Age=\d+; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    const who = await as({ cookie }).POST("/auth/postlogin", { body: {} });
    expect(who.data).toMatchObject({ id: userId, userCapabilities: ["CanCreateWorkspace"] });
    expect(await tenant.tx((db) => db("users").first("lastLoginAt", "timeZone"))).toEqual({
      lastLoginAt: builtAt,
      timeZone: "America/New_York",
    });
    expect(await tablesHolding(tenant, cookie.split("=")[1] ?? "")).toEqual([]);

    const { data } = await as({ cookie }).POST("/auth/signout");
    const after = await as({ cookie }).GET("/auth/session");

    const logout = new URL(data?.logoutUrl ?? "");
    expect(logout.origin).toBe(person.issuer);
    expect(logout.searchParams.get("post_logout_redirect_uri")).toBe(`${tenant.lenderOrigin}/`);
    expect(logout.searchParams.get("id_token_hint")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(after.error).toMatchObject({ status: 401, type: "no-session" });
    expect(await auditedActions(tenant)).toEqual(["logged-in", "logged-out"]);
  });

  test("is claimed by the browser that began, once", async ({ browser, tenant, person }) => {
    await tenant.tx((db) => insertUser(db, { identity: person }));
    const { state, cookie } = await browser.begin();
    const other = await browser.begin();

    const replies = [
      await browser.claim(state),
      await browser.claim(state, other.cookie),
      await browser.claim(state, cookie),
      await browser.claim(state, cookie),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 302, 404]);
  });

  test("takes each answer of the provider's once, and in its time", async ({ browser, clock }) => {
    const { answer } = await browser.begin();
    const late = await browser.begin({ answered: false });

    const replayed = await browser.receive(answer);
    clock.now = new Date(builtAt.getTime() + 901_000);
    const tooLate = await browser.receive(late.answer);

    expect([replayed.status, tooLate.status]).toEqual([404, 404]);
  });

  test("isn't for another tenant's host, nor for a state of its own making", async ({
    browser,
    pool,
    owner,
  }) => {
    const { state, cookie, answer } = await browser.begin();
    const stranger = await newHostedTenant({ pool, owner });
    const forged = new URL(answer);
    forged.searchParams.set(
      "state",
      state.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    );

    const elsewhere = await browser.claim(state, cookie, stranger);
    const received = await browser.receive(forged);

    expect([elsewhere.status, received.status]).toEqual([404, 404]);
  });

  test.for([
    ["who isn't anybody here", {}, "unknown"],
    ["another code", { code: "forged" }, "provider"],
    ["a refusal", { error: "access_denied" }, "provider"],
    ["another issuer's answer", { iss: "https://evil.test" }, "provider"],
  ] as const)(
    "leads back to the page for %s, without a session",
    async ([, over, why], { browser, tenant }) => {
      const { state, cookie, answer } = await browser.begin({ answered: false });
      for (const [name, value] of Object.entries(over)) answer.searchParams.set(name, value);
      await browser.receive(answer);

      const { headers } = await browser.claim(state, cookie);

      expect(headers.get("location")).toBe(`/login?error=${why}`);
      expect(cookiesOf(headers)).toBe("");
      expect(await tenant.tx((db) => db("sessions"))).toEqual([]);
    },
  );

  test("binds nobody by their address", async ({ browser, tenant }) => {
    const emailAddress = "dana.whitfield@copperfieldcapital.com";
    const identity = { issuer: "https://elsewhere.test", subject: "somebody" };
    await tenant.tx((db) => insertUser(db, { emailAddress, identity }));
    const { state, cookie } = await browser.begin();

    const { headers } = await browser.claim(state, cookie);

    expect(headers.get("location")).toBe("/login?error=unknown");
  });

  test("isn't there for a tenant without a provider", async ({ portal, pool, owner }) => {
    const { lenderOrigin: origin } = await newHostedTenant({ pool, owner });

    const { status } = await ask(portal.url, { origin }, { method: "GET", path: "/auth/login" });

    expect(status).toBe(404);
  });

  test("keeps its secrets out of every table and line of the log", async ({
    browser,
    tenant,
    portal,
    person,
  }) => {
    await tenant.tx((db) => insertUser(db, { identity: person }));
    const { state, cookie, answer, secret } = await browser.begin();

    const { headers } = await browser.claim(state, cookie);

    const code = answer.searchParams.get("code");
    const values = [cookie, cookiesOf(headers)].map((pair) => pair.split("=")[1]);
    for (const kept of [state, code, secret, ...values]) {
      expect(await tablesHolding(tenant, kept ?? "")).toEqual([]);
      expect(portal.log()).not.toContain(kept);
    }
    expect(portal.log()).toContain('"operation":"claimLogin"');
  });
});
