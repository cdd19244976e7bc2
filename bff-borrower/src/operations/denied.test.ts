import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { newSecret } from "@tieout/server/sealing/secrets";
import { deleteSharedLink, expireSharedLink } from "@tieout/services/links/shared-link";
import { expect } from "vitest";
import { test, visit } from "../testing/index.ts";

const open = "/links/session";

test("a link that is wrong, expired or deleted is on the trail, and no secret is", async ({
  as,
  tenant,
}) => {
  const [expired, deleted] = [await visit(tenant), await visit(tenant)];
  await tenant.tx(async (db) => {
    const now = builtAt;
    await expireSharedLink(db, expired.sharedLinkId, { expiredBy: expired.userId, now });
    await deleteSharedLink(db, deleted.sharedLinkId, { deletedBy: deleted.userId, now });
  });
  const wrong = newSecret().secret;
  for (const secret of [wrong, expired.linkSecret, deleted.linkSecret]) {
    await as().POST(open, { body: { secret } });
  }

  expect(await denialsOf(tenant)).toEqual([
    ["unknown", "openLinkSession", 404, "not-found"],
    ["unknown", "openLinkSession", 410, "link-expired"],
    ["unknown", "openLinkSession", 410, "link-deleted"],
  ]);
  for (const secret of [wrong, expired.linkSecret, deleted.linkSecret]) {
    expect(await tablesHolding(tenant, secret)).toEqual([]);
  }
});

test("guesses that are throttled are told once a minute, whatever their number", async ({
  as,
  tenant,
}) => {
  for (let guess = 0; guess < 40; guess += 1) {
    await as().POST(open, { body: { secret: newSecret().secret } });
  }

  expect(await denialsOf(tenant)).toEqual([
    ["unknown", "openLinkSession", 404, "not-found"],
    ["unknown", "openLinkSession", 429, "too-many-tries"],
  ]);
  expect(await tenant.tx((db) => db("denials").orderBy("status").pluck("hits"))).toEqual([20, 20]);
});

test("a visitor whose session has ended is on the trail; who only comes without one isn't", async ({
  as,
  tenant,
}) => {
  const visitor = await visit(tenant);
  await as().GET(open);
  await tenant.tx((db) => db("linkSessions").update({ revokedAt: builtAt }));
  await as(visitor).GET(open);

  const [denial, ...others] = await denialsOf(tenant);
  expect(denial?.slice(0, 3)).toEqual(["unknown", "getLinkSession", 401]);
  expect(others).toEqual([]);
});

const denialsOf = (tenant: HostedTenant) =>
  tenant.tx(async (db) => {
    const rows = await db("auditEvents").where({ action: "access-denied" }).orderBy("id");
    return rows.map(({ actorKind, details }) => [
      ...[actorKind, details.operation, details.status, details.reason],
    ]);
  });
