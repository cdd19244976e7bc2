import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { describe, expect } from "vitest";
import { isPassing } from "./passing-fault.ts";
import { newTenant } from "./testing/tenant.ts";
import { test } from "./testing/test-database.ts";
import { timeLimits } from "./time-limits.ts";
import { withTenant } from "./with-tenant.ts";

describe("withTenant", () => {
  test("commits what resolves and undoes what throws", async ({ tenant }) => {
    await tenant.tx((db) => db("tenants").update({ visibleName: "Kept" }));
    const failing = tenant.tx(async (db) => {
      await db("tenants").update({ visibleName: "Lost" });
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");
    expect(await tenant.tx((db) => db("tenants").select("visibleName"))).toEqual([
      { visibleName: "Kept" },
    ]);
  });

  test("shows one tenant's rows and nobody else's", async ({ pool, tenant }) => {
    const stranger = await newTenant(pool);

    expect(await tenant.tx(everyTenant)).toEqual([{ tenantId: tenant.id }]);
    expect(await stranger.tx(everyTenant)).toEqual([{ tenantId: stranger.id }]);
    expect(await pool("tenants")).toEqual([]);
  });

  test("refuses a row of another tenant", async ({ tenant }) => {
    const foreign = tenant.tx((db) =>
      db("tenants").insert({ tenantId: randomUUID(), name: "x", visibleName: "X" }),
    );

    await expect(foreign).rejects.toThrow("row-level security");
  });

  test("refuses a name that is no uuid before anything is sent", async ({ pool }) => {
    const work = withTenant(pool, "'; drop table tenants; --", async () => undefined);

    await expect(work).rejects.toThrow(TypeError);
  });

  test("costs three round trips with one query in it", async ({ pool, tenant }) => {
    const sent: string[] = [];
    const listen = ({ sql }: { sql: string }) => sent.push(sql);
    pool.client.on("query", listen);

    await tenant.tx((db) => db("tenants").select("name"));

    pool.client.off("query", listen);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatch(/^begin; select set_config/);
    expect(sent[2]).toMatch(/^COMMIT/);
  });

  test("tells PostgreSQL how long it may take, by what it's for", async ({ pool, tenant }) => {
    const limits = async (db: Knex) => {
      const { rows } = await db.raw(
        `select name, setting::integer as ms from pg_settings where name in
         ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
      );
      return rows.map(({ ms }: { ms: number }) => ms);
    };

    expect(await tenant.tx(limits)).toEqual([10_000, 5_000, 30_000]);
    const { idle, lock, statement } = timeLimits.load;
    expect(await withTenant(pool, tenant.id, limits, { purpose: "load" })).toEqual([
      idle,
      lock,
      statement,
    ]);
    expect(await limits(pool)).toEqual([0, 0, 0]);
  });

  test.for([
    ["a statement that takes too long", "statement_timeout", "select pg_sleep(10)"],
    [
      "a wait for a lock that takes too long",
      "lock_timeout",
      "update tenants set visible_name = 'Late'",
    ],
    ["a silence that takes too long", "idle_in_transaction_session_timeout", "select 1"],
  ] as const)(
    "breaks off %s, which may be tried again",
    async ([, limit, statement], { pool, tenant }) => {
      const work = tenant.tx(async (db) => {
        await db("tenants").update({ visibleName: "First" });
        const late = tenant.tx(async (other) => {
          await other.raw("select set_config(?, '20', true)", [limit]);
          if (limit === "idle_in_transaction_session_timeout") await isEnded(pool, other);
          await other.raw(statement);
        });
        return late.catch((fault: unknown) => fault);
      });

      const fault = await work;

      expect(fault).toBeInstanceOf(Error);
      expect(isPassing(fault)).toBe(true);
    },
  );

  test("leaves no tenant behind on a pooled connection", async ({ pool }) => {
    const tenants = await Promise.all(Array.from({ length: 8 }, () => newTenant(pool)));

    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        const tenant = tenants[turn % tenants.length] as (typeof tenants)[number];
        const work = tenant.tx(async (db) => {
          const rows = await everyTenant(db);
          if (turn % 3 === 0) throw new Error("aborted on purpose");
          return rows;
        });
        const rows = await work.catch(() => [{ tenantId: tenant.id }]);
        const outside = await everyTenant(pool);
        return rows.length === 1 && rows[0]?.tenantId === tenant.id && outside.length === 0;
      }),
    );

    expect(seen.every(Boolean)).toBe(true);
  });
});

async function isEnded(pool: Knex, db: Knex): Promise<void> {
  const { rows } = await db.raw("select pg_backend_pid() as pid");
  const open = async () => {
    const left = await pool.raw("select from pg_stat_activity where pid = ?", [rows[0].pid]);
    return left.rows.length;
  };
  await expect.poll(open).toBe(0);
}

const everyTenant = (db: Knex): Promise<{ tenantId: string }[]> => db("tenants").select("tenantId");
