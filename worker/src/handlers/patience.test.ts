import { findImport } from "@tieout/services/imports/import";
import { describe, expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" } as const;
const hour = 3_600_000;

describe("an import whose package is silent", () => {
  test("waits without losing a try, and ends once patience is over", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const start = new Date();
    const clock = { at: start };
    const asked = { company: "bluestem", outcome: "unresponsive", request, now: start };
    const begun = await beginCollection(world, tenant, asked);
    const patienceMs = 6 * hour;
    const runner = await work({ patienceMs, now: () => clock.at, concurrency: 1 });
    const waiting = async () => {
      const [job, ...others] = await queuedJobs(queue, tenant.id);
      const isPutOff = job?.lockedBy === null && job.runAt > new Date(clock.at.getTime() + 1_000);
      return isPutOff && others.length === 0 ? job : undefined;
    };

    for (const after of [0, 1, 5.9]) {
      clock.at = new Date(start.getTime() + after * hour);
      await tryAgainNow(queue);
      await expect.poll(waiting).toMatchObject({ attempts: 0, lastError: null });
    }
    const last = await waiting();
    expect((last?.runAt.getTime() ?? 0) - start.getTime()).toBeLessThanOrEqual(patienceMs + 60_000);

    clock.at = new Date(start.getTime() + patienceMs + 60_000);
    await tryAgainNow(queue);

    expect(await ended(begun)).toMatchObject({ errorCode: "DatasourceUnresponsive" });
    expect(runner.faults).toEqual([]);
  });
});

describe("a fault of ours in an import", () => {
  test.for([
    [
      "ends it after three tries, where it would come again",
      new TypeError("ours"),
      "InternalError",
    ],
    [
      "is tried again for longer where storage is away",
      Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
      "None",
    ],
  ] as const)("%s", async ([, fault, errorCode], { world, tenant, queue, work }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    let tries = 0;
    const put = async () => {
      tries += 1;
      throw fault;
    };
    const storage = { ...world.services.storage, put };
    const runner = await work({ storage, patienceMs: 6 * hour, concurrency: 1 });

    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => tries).toBe(attempt);
      await expect.poll(() => runner.faults.length).toBe(attempt);
      await expect.poll(async () => (await queuedJobs(queue, tenant.id))[0]?.lockedBy).toBeNull();
      if (attempt < 3) await tryAgainNow(queue);
    }

    const found = await tenant.tx((db) => findImport(db, begun.importId));
    expect(found?.errorCode).toBe(errorCode);
    expect(runner.faults).toEqual([fault, fault, fault]);
  });
});
