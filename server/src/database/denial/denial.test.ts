import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { builtAt, newTenant, type TestTenant } from "../testing/tenant.ts";
import { test } from "../testing/test-database.ts";
import { type Denial, denialsAMinute, saveDenial, tellEndedDenials } from "./denial.ts";

const later = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);
const aGuess: Denial = {
  operation: "openLinkSession",
  status: 404,
  reason: "not-found",
  addressPrefix: "203.0.113",
  actor: { kind: "unknown" },
  requestId: "r-1",
  toldFrom: 1,
  now: builtAt,
};

const deny = (tenant: TestTenant, over: Partial<Denial> = {}) =>
  tenant.tx((db) => saveDenial(db, { ...aGuess, ...over }));

const trailOf = (tenant: TestTenant) =>
  tenant.tx((db) => db("auditEvents").orderBy("id").select("action", "actorKind", "details"));

describe("a denial", () => {
  test("is on the trail at once, and what follows in its minute as a number once that is over", async ({
    tenant,
    pool,
  }) => {
    const other = await newTenant(pool);
    for (let guess = 0; guess < 30; guess += 1) await deny(tenant, { now: later(guess) });
    await deny(other);
    const atOnce = await trailOf(tenant);
    await tenant.tx((db) => tellEndedDenials(db, later(60)));
    await tenant.tx((db) => tellEndedDenials(db, later(120)));

    const { operation, status, reason, addressPrefix } = aGuess;
    const details = { operation, status, reason, addressPrefix };
    const first = { action: "access-denied", actorKind: "unknown", details };
    expect(atOnce).toEqual([first]);
    expect(await trailOf(tenant)).toEqual([
      first,
      {
        action: "access-denied-again",
        actorKind: "unknown",
        details: { ...details, hits: 30, minute: builtAt.toISOString() },
      },
    ]);
    expect(await trailOf(other)).toEqual([first]);
    expect(await tenant.tx((db) => db("denials"))).toEqual([]);
  });

  test("tells who, where that is known, and each of them by themselves", async ({ tenant }) => {
    const [dana, visitor] = [randomUUID(), randomUUID()];
    await deny(tenant, { actor: { kind: "user", id: dana } });
    await deny(tenant, { actor: { kind: "borrower", id: visitor } });

    expect(
      await tenant.tx((db) => db("auditEvents").orderBy("id").select("actorKind", "actorId")),
    ).toEqual([
      { actorKind: "user", actorId: dana },
      { actorKind: "borrower", actorId: visitor },
    ]);
  });

  test("that is no news by itself is told once it's many", async ({ tenant }) => {
    for (let miss = 1; miss < 20; miss += 1) await deny(tenant, { toldFrom: 20 });
    const before = await trailOf(tenant);
    await deny(tenant, { toldFrom: 20 });

    expect(before).toEqual([]);
    expect(await trailOf(tenant)).toHaveLength(1);
  });

  test("adds a fixed number of events in a minute, however many networks guess", async ({
    tenant,
  }) => {
    for (let network = 0; network < denialsAMinute + 60; network += 1) {
      await deny(tenant, { addressPrefix: `10.0.${network}` });
    }
    await tenant.tx((db) => tellEndedDenials(db, later(60)));

    const trail = await trailOf(tenant);
    const firsts = trail.filter(({ action }) => action === "access-denied");
    expect(firsts).toHaveLength(denialsAMinute + 1);
    expect(firsts.at(-1)?.details).toMatchObject({ operation: "any-other", reason: "any-other" });
    const again = trail.filter(({ action }) => action === "access-denied-again");
    expect(again.map(({ details }) => details.hits)).toEqual([60]);
  });
});
