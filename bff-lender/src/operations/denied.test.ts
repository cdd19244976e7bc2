import { randomUUID } from "node:crypto";
import { ask } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { expect } from "vitest";
import { loginTest, signIn, test } from "../testing/index.ts";

test("who asks for what they may not is on the trail, with the workspace", async ({
  as,
  tenant,
}) => {
  const colleague = await signIn(tenant);
  const workspaceId = await tenant.tx((db) => insertWorkspace(db));

  await as(colleague).GET("/Entities/{workspaceId}", { params: { path: { workspaceId } } });
  await as(colleague).GET("/detailedUsers");

  const by = { actorKind: "user", actorId: colleague.userId };
  expect(await denialsOf(tenant)).toEqual([
    { ...by, workspaceId, what: "getWorkspace 403 workspace-access-required" },
    { ...by, workspaceId: null, what: "listDetailedUsers 403 not-allowed" },
  ]);
});

test("a cookie or a token that isn't good is on the trail; coming without one isn't", async ({
  as,
  tenant,
  portal,
}) => {
  const { cookie } = await signIn(tenant);
  await as().GET("/auth/session");
  await as({ cookie: `${cookie}x` }).GET("/auth/session");
  const headers = { authorization: "Bearer nobody's" };
  await ask(
    portal.url,
    { origin: tenant.lenderOrigin, headers },
    { method: "GET", path: "/users" },
  );

  expect((await denialsOf(tenant)).map(({ actorKind, what }) => [actorKind, what])).toEqual([
    ["unknown", "getSession 401 no-session"],
    ["unknown", "listUsers 401 no-session"],
  ]);
});

test("one id that isn't there is no news, and twenty in a minute are", async ({ as, tenant }) => {
  const member = await signIn(tenant);
  const guess = () =>
    as(member).GET("/Entities/{workspaceId}", { params: { path: { workspaceId: randomUUID() } } });

  for (let guesses = 1; guesses < 20; guesses += 1) await guess();
  const before = await denialsOf(tenant);
  await guess();

  expect(before).toEqual([]);
  expect((await denialsOf(tenant)).map(({ what }) => what)).toEqual(["getWorkspace 404 not-found"]);
});

loginTest(
  "a login of somebody whom nobody has invited is on the trail, without an address",
  async ({ browser, tenant }) => {
    const { state, cookie } = await browser.begin();
    await browser.claim(state, cookie);
    await browser.claim(state, cookie);

    expect((await denialsOf(tenant)).map(({ what }) => what)).toEqual([
      "claimLogin 302 unknown",
      "claimLogin 404 not-found",
    ]);
  },
);

const denialsOf = (tenant: HostedTenant) =>
  tenant.tx(async (db) => {
    const rows = await db("auditEvents").where({ action: "access-denied" }).orderBy("id");
    return rows.map(({ actorKind, actorId, workspaceId, details }) => ({
      ...{ actorKind, actorId, workspaceId },
      what: `${details.operation} ${details.status} ${details.reason}`,
    }));
  });
