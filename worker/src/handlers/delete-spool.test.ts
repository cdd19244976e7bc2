import { enqueue } from "@tieout/server/jobs/enqueue";
import { describe, expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { allDone, queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

describe("an import's parts", () => {
  test("stay for a week after the record was Created, and then go", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    const { importId } = begun;
    const isLeft = (part: string) =>
      world.services.storage.exists(`${tenant.id}/spool/${importId}/${part}`);
    const runner = await work();
    await ended(begun);
    await allDone(queue, tenant.id);

    const jobs = await queuedJobs(queue, tenant.id);
    const job = jobs.find(({ name }) => name === "delete-spool");
    expect(jobs.map(({ name }) => name).toSorted()).toEqual(["delete-spool", "sweep-retention"]);
    expect(job?.payload).toEqual({ importId });
    const daysAway = ((job?.runAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(daysAway).toBeCloseTo(7, 1);
    expect(await isLeft("company/0")).toBe(true);

    // Twice, as after a worker was killed before reporting success.
    for (const jobKey of ["now", "again"]) {
      await tenant.tx((db) => enqueue(db, "delete-spool", { importId }, { jobKey }));
    }
    await allDone(queue, tenant.id);

    expect([await isLeft("company/0"), await isLeft("journal-lines/0")]).toEqual([false, false]);
    expect(runner.faults).toEqual([]);
  });
});
