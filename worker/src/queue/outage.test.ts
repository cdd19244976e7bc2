import { openPool } from "@tieout/server/database/pool";
import { severable } from "@tieout/server/database/testing/severable";
import { describe, expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { pausedBefore } from "../testing/paused-import.ts";
import { allDone, loseContact } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { startRunner } from "./runner.ts";
import { tasks } from "./tasks.ts";

describe("a worker whose PostgreSQL goes away", () => {
  test("waits in the middle of a job, and goes on with it", async ({
    world,
    tenant,
    queue,
    database,
  }) => {
    const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    const run = pausedBefore(12);
    const [app, jobs] = [await severable(database.appUrl), await severable(database.queueUrl)];
    const pool = openPool(app.url, { purpose: "job" });
    const faults: string[] = [];
    const runner = await startRunner({
      queueUrl: jobs.url,
      tasks: tasks(pool, run.handlers, world.services),
      concurrency: 2,
      onFault: (fault, job) => faults.push(`${job?.name ?? "runner"}: ${fault}`),
    });
    await run.reached;

    await Promise.all([app.cut(), jobs.cut()]);
    run.release();
    // During the outage the job can't be failed, nor the runner restarted.
    await expect
      .poll(() => faults.filter((fault) => /^runner: .*ECONNREFUSED/.test(fault)).length)
      .toBeGreaterThan(1);
    await Promise.all([app.restore(), jobs.restore()]);
    await loseContact(queue);

    expect(await ended(begun)).toMatchObject({ outcome: "Success" });
    await allDone(queue, tenant.id);
    await runner.stop();
    await pool.destroy();
    await Promise.all([app.cut(), jobs.cut()]);
    expect(faults.some((fault) => fault.startsWith("import-financial-record: "))).toBe(true);
  });

  test("starts once it's there", async ({ tenant, queue, database, world, pool }) => {
    const jobs = await severable(database.queueUrl);
    await jobs.cut();
    const faults: unknown[] = [];
    const begun = await beginCollection(world, tenant, {
      company: "bluestem",
      request: { fullFiscalYears: 0, mostRecentDay: "2026-07-07" },
    });
    const starting = startRunner({
      queueUrl: jobs.url,
      tasks: tasks(pool, pausedBefore(0).handlers, world.services),
      concurrency: 2,
      onFault: (fault) => faults.push(fault),
    });
    await expect.poll(() => faults.length).toBeGreaterThan(1);

    await jobs.restore();

    const runner = await starting;
    expect(await ended(begun)).toMatchObject({ outcome: "Success" });
    await allDone(queue, tenant.id);
    await runner.stop();
    await jobs.cut();
  });
});
