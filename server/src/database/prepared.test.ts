import { describe, expect } from "vitest";
import { isPassing } from "./passing-fault.ts";
import { openPool } from "./pool.ts";
import { runAlone, runPrepared } from "./prepared.ts";
import { test } from "./testing/test-database.ts";
import type { Tx } from "./with-tenant.ts";

const one = { name: "one", text: "select $1::int as one" };

describe("a prepared statement", () => {
  test("is planned once a connection, and named", async ({ database }) => {
    const pool = openPool(database.appUrl, { max: 1 });
    await runAlone(pool, one, [1]);
    await runAlone(pool, one, [2]);

    const { rows } = await pool.raw("select name from pg_prepared_statements");
    expect(rows).toEqual([{ name: "one" }]);
    await pool.destroy();
  });

  test("is refused after its transaction, whose connection is somebody else's by then", async ({
    tenant,
  }) => {
    let late: Tx | undefined;
    await tenant.tx(async (db) => {
      late = db;
      expect(await runPrepared(db, one, [1])).toEqual([{ one: 1 }]);
    });

    const asked = late && runPrepared(late, one, [1]);
    await expect(asked).rejects.toThrow("one came after its transaction");
  });

  test("that isn't answered in time takes its connection along, and the next gets another", async ({
    database,
  }) => {
    const pool = openPool(database.appUrl, { max: 1 });
    const slow = { name: "slow", text: "select pg_sleep($1)" };

    const asked = runAlone(pool, slow, [600], 20);
    await expect(asked.catch(isPassing)).resolves.toBe(true);
    expect(await runAlone(pool, one, [1])).toEqual([{ one: 1 }]);
    await pool.destroy();
  });
});
