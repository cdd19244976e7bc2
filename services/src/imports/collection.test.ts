import { builtAt, newTenant, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { insertSubmission } from "../testing/builders.ts";
import {
  findCollectionStanding,
  isCollectionReserved,
  lockCollectionStanding,
  releaseCollection,
  reserveCollection,
  spendCollection,
} from "./collection.ts";

const after = (hours: number) => new Date(builtAt.getTime() + hours * 3_600_000);

const take = (tenant: TestTenant, submissionId: string, now = builtAt) =>
  tenant.tx(async (db) => {
    const { left, period } = await lockCollectionStanding(db, now);
    if (left <= 0) return false;
    await reserveCollection(db, submissionId, { period, now });
    return true;
  });

describe("a collection", () => {
  test("is reserved by exactly one of fifty when one is left", async ({ pool }) => {
    const tenant = await newTenant(pool, { collectionLimit: 1 });
    const ids: string[] = [];
    await tenant.tx(async (db) => {
      for (let n = 0; n < 50; n += 1) ids.push((await insertSubmission(db)).submissionId);
    });

    const taken = await Promise.all(ids.map((id) => take(tenant, id)));

    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await tenant.tx((db) => findCollectionStanding(db, builtAt))).toMatchObject({ left: 0 });
  });

  test("costs nothing more when tried again, and is given back", async ({ pool }) => {
    const tenant = await newTenant(pool, { collectionLimit: 2 });
    const { submissionId } = await tenant.tx((db) => insertSubmission(db));
    const left = async (now = builtAt) =>
      (await tenant.tx((db) => findCollectionStanding(db, now))).left;

    await take(tenant, submissionId);
    await take(tenant, submissionId);
    const reserved = await left();
    await tenant.tx((db) => releaseCollection(db, submissionId, builtAt));
    const released = await left();
    await take(tenant, submissionId);
    await tenant.tx((db) => spendCollection(db, submissionId, builtAt));
    await tenant.tx((db) => releaseCollection(db, submissionId, builtAt));

    expect([reserved, released, await left(after(48))]).toEqual([1, 2, 1]);
    expect(await tenant.tx((db) => isCollectionReserved(db, submissionId))).toBe(true);
  });

  test("counts no longer a day after, when nothing came of it", async ({ pool }) => {
    const tenant = await newTenant(pool, { collectionLimit: 1 });
    const { submissionId } = await tenant.tx((db) => insertSubmission(db));

    await take(tenant, submissionId);

    const standing = (now: Date) => tenant.tx((db) => findCollectionStanding(db, now));
    expect((await standing(after(23))).left).toBe(0);
    expect((await standing(after(24))).left).toBe(1);
  });

  test("has no end where the contract sets none, in the tenant's own days", async ({ pool }) => {
    const tenant = await newTenant(pool, { timeZone: "Pacific/Kiritimati" });

    const { left, period } = await tenant.tx((db) =>
      findCollectionStanding(db, new Date("2026-03-31T23:00:00Z")),
    );

    expect([left, period]).toEqual([
      Number.POSITIVE_INFINITY,
      { start: "2026-04-01", end: "2026-04-30" },
    ]);
  });
});
