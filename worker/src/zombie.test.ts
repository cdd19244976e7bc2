import { LeaseLost } from "@tieout/server/database";
import { describe, expect } from "vitest";
import { dropLease, holdLease, takeLease } from "./leases.ts";
import { beginCollection, ended } from "./testing/collection.ts";
import { heldBefore } from "./testing/held.ts";
import { allDone, loseContact, queuedJobs } from "./testing/queue.ts";
import { test } from "./testing/test.ts";

describe("a run that was taken for dead", () => {
  test("saves nothing when it comes back, and leaves the job to its successor", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    const [zombie, successor] = [heldBefore(20), heldBefore(30)];
    const first = await work({ handlers: zombie.handlers, concurrency: 1 });
    await zombie.reached;
    await loseContact(queue);
    const second = await work({ handlers: successor.handlers, concurrency: 1 });
    await successor.reached;
    const before = await tenant.tx((db) => db("importSteps").orderBy("position"));

    zombie.release();

    expect(await zombie.fault).toBeInstanceOf(LeaseLost);
    expect(await tenant.tx((db) => db("importSteps").orderBy("position"))).toEqual(before);
    await first.stop();
    const [job] = await queuedJobs(queue, tenant.id);
    expect(job).toMatchObject({ name: "import-financial-record", attempts: 2 });
    expect(job?.lockedBy).toMatch(/^pool-/);
    successor.release();
    expect(await ended(begun)).toMatchObject({ outcome: "Success" });
    await allDone(queue, tenant.id);
    expect([first.faults, second.faults]).toEqual([[], []]);
    expect(world.mails.filter(({ to }) => to.includes(tenant.id))).toHaveLength(1);
  });
});

describe("a lease", () => {
  test("ends with the next one", async ({ tenant }) => {
    const first = await tenant.tx((db) => takeLease(db, 1));
    const second = await tenant.tx((db) => takeLease(db, 1));

    await expect(tenant.tx((db) => holdLease(db, first))).rejects.toThrow(LeaseLost);
    await expect(tenant.tx((db) => dropLease(db, first))).rejects.toThrow(LeaseLost);
    await tenant.tx((db) => holdLease(db, second));
    await tenant.tx((db) => dropLease(db, second));
    expect(await tenant.tx((db) => db("jobLeases"))).toEqual([]);
  });
});
