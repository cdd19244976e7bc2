import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { deleteSharedLink, expireSharedLink } from "@tieout/services/links/shared-link";
import { describe, expect } from "vitest";
import { test, visit } from "../../testing/index.ts";

const at = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);
const open = "/links/session";

describe("openLinkSession", () => {
  test("exchanges a link's secret for a session, as often as it's opened (P-G5, S-C7, S-G11)", async ({
    as,
    tenant,
    portal,
  }) => {
    const { linkSecret: secret, workspaceId, submissionRequestId, userId } = await visit(tenant);

    const { data, response } = await as().POST(open, { body: { secret } });
    const second = await as().POST(open, { body: { secret } });

    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-tieout-link=[\w-]{43}; Max-Age=86400; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(data).toEqual({
      workspaceId,
      submissionRequestId,
      submissions: [],
      mayUpload: true,
      linkExpirationTime: at(30 * 86_400).toISOString(),
      lender: {
        visibleName: "Copperfield Capital",
        contactName: "Dana Whitfield",
        contactEmail: `${userId}@copperfieldcapital.com`,
      },
    });
    expect(second.data).toEqual(data);
    const sessions = [response, second.response].map(({ headers }) => cookiesOf(headers));
    expect(new Set(sessions).size).toBe(2);
    for (const kept of [secret, ...sessions.map((one) => one.split("=")[1] ?? "")]) {
      expect(await tablesHolding(tenant, kept)).toEqual([]);
      expect(portal.log()).not.toContain(kept);
    }
    expect(portal.log()).toContain('"operation":"openLinkSession"');
  });

  test("leaves the sessions of other links to their tabs, six at most, each by what it says it is", async ({
    as,
    tenant,
  }) => {
    const links = await Promise.all(Array.from({ length: 7 }, () => visit(tenant)));
    let cookie = "";
    for (const { linkSecret: secret, origin } of links) {
      const { response } = await as({ cookie, origin }).POST(open, { body: { secret } });
      cookie = cookiesOf(response.headers);
    }
    const [oldest, second, , , , , newest] = links;
    const tab = async (link: typeof oldest, on = "") => {
      const visit = link && `${link.workspaceId}/${link.submissionRequestId}`;
      const asked = as({ cookie, headers: visit ? { visit } : {} });
      const { data, response } = on
        ? await asked.GET("/Entities/{workspaceId}/safedetails", {
            params: { path: { workspaceId: on } },
          })
        : await asked.GET(open);
      return data && ("workspaceId" in data ? data.workspaceId : response.status);
    };

    expect(cookie.split(".")).toHaveLength(6);
    expect([await tab(second), await tab(newest)]).toEqual([
      second?.workspaceId,
      newest?.workspaceId,
    ]);
    // Without the header: the newest, or the one that a download's path names.
    expect([await tab(undefined), await tab(undefined, second?.workspaceId)]).toEqual([
      newest?.workspaceId,
      200,
    ]);
    // An expired or evicted session doesn't fall back to another link's.
    expect(await tab(oldest)).toBeUndefined();
    const by = { deletedBy: second?.userId ?? "", now: builtAt };
    await tenant.tx((db) => deleteSharedLink(db, second?.sharedLinkId ?? "", by));
    expect(await tab(second)).toBeUndefined();
    const again = await as({ cookie }).POST(open, { body: { secret: newest?.linkSecret ?? "" } });
    expect(again.response.headers.getSetCookie()).toEqual([]);
  });

  test("looks for no more sessions than a browser is given, however many it claims", async ({
    as,
    tenant,
  }) => {
    const { cookie: own, workspaceId } = await visit(tenant);
    const [name, secret = ""] = own.split("=");
    const cookieWith = (others: number) => {
      const claimed = [...Array.from({ length: others }, () => "a-secret-that-is-nobodys"), secret];
      return `${name}=${claimed.join(".")}`;
    };

    const sixth = await as({ cookie: cookieWith(5) }).GET(open);
    const seventh = await as({ cookie: cookieWith(6) }).GET(open);

    expect(sixth.data).toMatchObject({ workspaceId });
    expect(seventh.response.status).toBe(401);
  });

  test("goes on with the session that the browser has of the same link, and begins another for another (S-G11)", async ({
    as,
    tenant,
    clock,
  }) => {
    const [visitor, other] = [await visit(tenant), await visit(tenant)];
    clock.now = at(3_600);

    const again = await as(visitor).POST(open, { body: { secret: visitor.linkSecret } });
    clock.now = at(3_600 + 7_000);
    const later = await as(visitor).GET(open);
    const elsewhere = await as(visitor).POST(open, { body: { secret: other.linkSecret } });

    expect([again.response.status, again.response.headers.getSetCookie()]).toEqual([200, []]);
    expect([later.response.status, later.data]).toEqual([200, again.data]);
    expect(elsewhere.data?.workspaceId).toBe(other.workspaceId);
    expect(elsewhere.response.headers.getSetCookie()).toHaveLength(1);
    const opened = await tenant.tx((db) => db("auditEvents").where({ action: "link-opened" }));
    expect(opened.map(({ actorId }) => actorId === visitor.linkSessionId)).toContain(true);
  });

  test("says which links have ended, to who has them", async ({ as, tenant, pool, owner }) => {
    const [deleted, ended, old] = [
      await visit(tenant),
      await visit(tenant),
      await visit(tenant, { expiresAt: builtAt }),
    ];
    const other = await visit(await newHostedTenant({ pool, owner }));
    await tenant.tx(async (db) => {
      const by = { deletedBy: deleted.userId, now: builtAt };
      await deleteSharedLink(db, deleted.sharedLinkId, by);
      await expireSharedLink(db, ended.sharedLinkId, { expiredBy: ended.userId, now: builtAt });
    });
    const secrets = [deleted, ended, old, other].map(({ linkSecret }) => linkSecret);

    const replies = await Promise.all(
      [...secrets, "a-secret-that-is-nobodys"].map((secret) =>
        as().POST(open, { body: { secret } }),
      ),
    );

    expect(replies.map(({ error }) => [error?.status, error?.type])).toEqual([
      [410, "link-deleted"],
      [410, "link-expired"],
      [410, "link-expired"],
      [404, "not-found"],
      [404, "not-found"],
    ]);
    expect(replies.map(({ error }) => error?.endedLink)).toEqual([
      undefined,
      ...[ended, old].map(({ userId }) => ({
        expirationTime: builtAt.toISOString(),
        contactName: "Dana Whitfield",
        contactEmail: `${userId}@copperfieldcapital.com`,
      })),
      ...[undefined, undefined],
    ]);
    expect(replies.flatMap(({ response }) => response.headers.getSetCookie())).toEqual([]);
  });

  test("lets a network guess twenty times a minute", async ({ portal, tenant, clock }) => {
    const guess = async (client: string) => {
      const headers = { "x-forwarded-for": client };
      const json = { secret: "a-secret-that-is-nobodys" };
      const visitor = { origin: tenant.borrowerOrigin, headers };
      return (await ask(portal.url, visitor, { method: "POST", path: open, json })).status;
    };

    const guesses: number[] = [];
    for (let tried = 0; tried < 21; tried++) guesses.push(await guess(`203.0.113.${tried}`));
    const elsewhere = await guess("198.51.100.1");
    clock.now = at(61);

    expect(guesses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    expect([elsewhere, await guess("203.0.113.1")]).toEqual([404, 404]);
  });
});

describe("a lender who takes nobody in", () => {
  test("opens no link; what stands can still be looked at (P-T44, P-C15)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    await tenant.tx((db) => db("tenants").update({ borrowerDisabled: true }));
    const { workspaceId } = visitor;

    const opened = await as().POST(open, { body: { secret: visitor.linkSecret } });
    const begun = await as(visitor).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
      params: { path: { workspaceId } },
    });
    const standing = await as(visitor).GET(open);

    expect([opened, begun].map(({ error }) => [error?.status, error?.type])).toEqual([
      [403, "tenant-disabled"],
      [403, "tenant-disabled"],
    ]);
    expect(opened.response.headers.getSetCookie()).toEqual([]);
    expect(standing.data?.workspaceId).toBe(workspaceId);
  });
});

describe("getTenantSettings", () => {
  test("is for anybody, and offers what can be connected here", async ({ as }) => {
    const { data } = await as().GET("/tenant/settings");

    expect(data).toMatchObject({
      brandConfig: { visibleName: "Copperfield Capital" },
      appSettings: { accountingPackages: [{ id: "example", name: "DEX", beta: false }] },
    });
  });
});
