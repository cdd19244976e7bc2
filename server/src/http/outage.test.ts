import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { expect } from "vitest";
import { isPassing } from "../database/passing-fault.ts";
import { openPool } from "../database/pool.ts";
import { checkDatabase, checkQueue } from "../database/readiness.ts";
import { severable } from "../database/testing/severable.ts";
import { test } from "../database/testing/test-database.ts";
import { withTenant } from "../database/with-tenant.ts";
import { health } from "./health.ts";

test("a portal isn't ready while PostgreSQL is away, and is again once it's back", async ({
  database,
  tenant,
}) => {
  const way = await severable(database.appUrl);
  const pool = openPool(way.url);
  const app = new Koa();
  const checks = [
    { name: "database", check: () => checkDatabase(pool) },
    { name: "queue", check: () => checkQueue(pool) },
  ];
  app.use(health(checks, () => false));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const readyz = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  const before = await readyz();

  const fault = await withTenant(pool, tenant.id, async (db) => {
    await db("tenants").first("name");
    await way.cut();
    await db("tenants").first("name");
  }).catch((broken: unknown) => broken);
  const away = await readyz();
  await way.restore();

  expect([before, away]).toEqual([200, 503]);
  expect(isPassing(fault)).toBe(true);
  await expect.poll(readyz).toBe(200);
  const rows = await withTenant(pool, tenant.id, (db) => db("tenants").select("tenantId"));
  expect(rows).toEqual([{ tenantId: tenant.id }]);
  server.close();
  await pool.destroy();
  await way.cut();
});
